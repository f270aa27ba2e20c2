import './jackpot.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveJackpot } from '../../../shared/games/jackpot.queries.ts';
import { LiveJackpot } from './LiveJackpot.tsx';
import { SimulatedJackpot } from './SimulatedJackpot.tsx';
import { useWasNearViewport } from '../../../shared/browser/use-near-viewport.ts';

/** The jackpot: the funded pool, or a simulation labelled as such. */
export function JackpotSection() {
  const t = useTranslations('lobby');
  const live = useLiveJackpot();
  const { ref, near } = useWasNearViewport<HTMLElement>();
  const content = (): ReactNode => {
    if (!near) return null;
    return live ? <LiveJackpot /> : <SimulatedJackpot />;
  };
  return (
    <section ref={ref} aria-label={t('jackpotTitle')} className={clsx('jackpot', !live && 'is-simulated')}>
      {content()}
    </section>
  );
}
