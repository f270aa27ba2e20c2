import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnMoment } from '../../../shared/celebration/own-moment.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { CountUp } from './CountUp.tsx';
import type { PlayedResult } from './screen.ts';

const SCENE_MULTIPLIER_E4 = 500_000;
const SCENE_MILLISECONDS = 3_500;

/** Over the stage after a win of fifty times the stake and more; a press or the next bet ends it. */
export function BigWinScene({ result }: { result: PlayedResult<unknown, unknown> | undefined }) {
  if (!result || result.multiplierE4 < SCENE_MULTIPLIER_E4) return null;
  return <Scene key={result.roundId} multiplierE4={result.multiplierE4} payoutMinor={result.payout} />;
}

function Scene({ multiplierE4, payoutMinor }: { multiplierE4: number; payoutMinor: bigint }) {
  const t = useTranslations('originals.bet');
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  useOwnMoment(!isOver);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SCENE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <button type="button" aria-label={t('skip')} className="big-win" onClick={() => setOver(true)}>
      <span className="relative grid animate-pop-in justify-items-center">
        <b className="font-display text-xl font-extrabold text-brand-text">{t('bigWin')}</b>
        <b className="numeric font-display text-6xl font-extrabold sm:text-7xl">
          {format.multiplier(multiplierE4)}
        </b>
        <b className="numeric font-display text-3xl font-extrabold text-win">
          <CountUp amountMinor={payoutMinor} />
        </b>
        <WinBurst multiplierE4={multiplierE4} />
      </span>
    </button>
  );
}
