import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { isDiceWin } from './is-dice-win.ts';

export type DiceScaleProps = { bet: DiceBet; rollHundredths: number | undefined };

const share = (value: number): string => `${value / 100}%`;

/** The range from 0 to 100 with the winning part and the roll. Decorative: the same is beside it as text. */
export function DiceScale({ bet, rollHundredths }: DiceScaleProps) {
  const format = useFormat();
  const isWin = rollHundredths !== undefined && isDiceWin(bet, rollHundredths);
  const target = share(bet.targetHundredths);
  return (
    <div aria-hidden className="px-5 pt-11 pb-6">
      <div className="relative h-2.5 rounded-pill bg-lose/80 shadow-well">
        <div
          className={clsx(
            'absolute inset-y-0 rounded-pill bg-win',
            bet.direction === 'over' ? 'right-0' : 'left-0',
          )}
          style={bet.direction === 'over' ? { left: target } : { width: target }}
        />
        <div
          className="absolute top-1/2 h-6 w-1 -translate-x-1/2 -translate-y-1/2 rounded-pill bg-text"
          style={{ left: target }}
        />
        {rollHundredths !== undefined && (
          <div
            className="absolute bottom-full mb-2.5 -translate-x-1/2"
            style={{ left: share(rollHundredths) }}
          >
            <span
              className={clsx(
                'numeric block rounded-field px-2 py-1 font-display text-sm font-bold',
                isWin ? 'bg-win text-win-ink' : 'bg-surface-4 text-text',
              )}
            >
              {format.fixed(rollHundredths / 100, 2)}
            </span>
            <span
              className={clsx(
                'mx-auto -mt-1 block size-2 rotate-45 rounded-[1px]',
                isWin ? 'bg-win' : 'bg-surface-4',
              )}
            />
          </div>
        )}
        <span className="numeric absolute top-full left-0 mt-2 -translate-x-1/2 text-2xs text-subtle">0</span>
        <span className="numeric absolute top-full right-0 mt-2 translate-x-1/2 text-2xs text-subtle">
          100
        </span>
        <span
          className="numeric absolute top-full mt-2 -translate-x-1/2 text-2xs font-semibold text-text"
          style={{ left: target }}
        >
          {format.fixed(bet.targetHundredths / 100, 2)}
        </span>
      </div>
    </div>
  );
}
