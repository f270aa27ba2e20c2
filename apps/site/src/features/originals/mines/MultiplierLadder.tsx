import { minesMultipliers } from '@croupier/fairplay/mines-payouts.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';

export type MultiplierLadderProps = {
  mines: number;
  /** Gems found so far in this round. */
  gems: number;
};

/** The multiplier of each further gem; the current step is highlighted and kept in view. */
export function MultiplierLadder({ mines, gems }: MultiplierLadderProps) {
  const t = useTranslations('originals.mines');
  const format = useFormat();
  const row = useRef<HTMLOListElement>(null);
  const steps = useMemo(() => minesMultipliers(mines).map(Number), [mines]);

  useEffect(() => {
    const list = row.current;
    const step = list?.children[Math.max(0, gems - 1)];
    if (!list || !(step instanceof HTMLElement)) return;
    list.scrollTo({
      left: step.offsetLeft - list.clientWidth / 2 + step.clientWidth / 2,
      behavior: 'smooth',
    });
  }, [gems]);

  return (
    <ol
      ref={row}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard
      tabIndex={0}
      aria-label={t('ladder')}
      className="relative scroll-row fading-row flex gap-1.5 py-0.5"
    >
      {steps.map((multiplierE4, index) => {
        const step = index + 1;
        return (
          <li
            key={step}
            aria-label={t('ladderStep', { gems: step, multiplier: format.multiplier(multiplierE4) })}
            aria-current={step === gems ? 'step' : undefined}
            className={clsx(
              'numeric grid h-9 min-w-18 shrink-0 place-items-center rounded-field px-2.5 text-xs font-bold whitespace-nowrap',
              step === gems && 'bg-win text-win-ink shadow-win',
              step < gems && 'bg-win-soft text-win',
              step === gems + 1 && 'bg-surface-3 text-text ring-1 ring-brand-line ring-inset',
              step > gems + 1 && 'bg-surface-2 text-subtle ring-1 ring-line ring-inset',
            )}
          >
            {format.multiplier(multiplierE4)}
          </li>
        );
      })}
    </ol>
  );
}
