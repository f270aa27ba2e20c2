import type { DiceBet } from '@croupier/fairplay/dice.ts';
import { clsx } from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { playSound } from '../sound/play-sound.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { snapDragged, targetAfterKey, withTarget } from './dice-setup.ts';
import { TumblingRoll } from './TumblingRoll.tsx';
import type { ShownRound } from '../one-call/screen.ts';
import type { DiceFacts } from '@croupier/fairplay/games/dice.ts';

export type DiceTrackProps = {
  bet: DiceBet;
  onBetChange: (bet: DiceBet) => void;
  shown: ShownRound<DiceBet, DiceFacts> | undefined;
  disabled: boolean;
  isInstant: boolean;
};

const MARKS = [0, 25, 50, 75, 100];
const position = (rollHundredths: number): CSSProperties & Record<'--roll', number> => ({
  '--roll': rollHundredths / 100,
});

/** Slider from 0 to 100: sets the target and shows the roll. */
export function DiceTrack({ bet, onBetChange, shown, disabled, isInstant }: DiceTrackProps) {
  const t = useTranslations('originals.dice');
  const format = useFormat();
  const share = `${bet.targetHundredths / 100}%`;
  const isOver = bet.direction === 'over';
  const result = shown?.result;
  const landed = shown?.hasLanded && result ? (result.won ? 'won' : 'lost') : undefined;

  const change = (targetHundredths: number): void => {
    const next = withTarget(bet, targetHundredths);
    if (next.targetHundredths === bet.targetHundredths) return;
    playSound('tick');
    onBetChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetAfterKey(bet, event.key, event.shiftKey);
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };

  return (
    <div className="mx-auto w-full max-w-4xl">
      <div className="rounded-pill bg-surface-2 px-8 py-3.5 shadow-raised ring-1 ring-line sm:px-12 sm:py-6">
        <div className="relative">
          <div className="relative h-4 sm:h-5 overflow-hidden rounded-pill bg-lose shadow-well">
            <div
              className={clsx(
                'absolute inset-y-0 bg-win shadow-[0_0_18px_var(--win-glow)]',
                isOver ? 'right-0' : 'left-0',
              )}
              style={isOver ? { left: share } : { width: share }}
            />
            <div className="absolute inset-0 bg-[linear-gradient(180deg,oklch(1_0_0/0.28),transparent_55%,oklch(0_0_0/0.12))]" />
          </div>
          <input
            type="range"
            className="dice-slider"
            min={0}
            max={10_000}
            step={1}
            value={bet.targetHundredths}
            disabled={disabled}
            aria-label={t('slider')}
            aria-valuetext={t(isOver ? 'goalOver' : 'goalUnder', {
              target: format.fixed(bet.targetHundredths / 100, 2),
            })}
            onChange={(event) => change(snapDragged(event.target.valueAsNumber))}
            onKeyDown={onKeyDown}
          />
          {result && (
            <div
              aria-hidden
              className="dice-marker"
              data-moving={isInstant ? undefined : ''}
              style={position(result.facts.rollHundredths)}
            >
              <div className="dice-cube mb-4.5 sm:mb-7" data-landed={landed}>
                <TumblingRoll
                  key={result.roundId}
                  rollHundredths={result.facts.rollHundredths}
                  isTumbling={landed === undefined}
                />
                {landed === 'won' && result.payout > result.stake && (
                  <WinBurst key={`burst ${result.roundId}`} multiplierE4={result.multiplierE4} />
                )}
              </div>
            </div>
          )}
        </div>
      </div>
      <div aria-hidden className="mt-2 px-8 sm:px-12">
        <div className="relative h-5">
          {MARKS.map((mark) => (
            <span
              key={mark}
              className="numeric absolute -translate-x-1/2 text-xs font-semibold text-subtle"
              style={{ left: `${mark}%` }}
            >
              {mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
