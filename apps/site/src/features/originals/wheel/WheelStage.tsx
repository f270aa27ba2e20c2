import type { WheelBet, WheelFacts } from '@croupier/fairplay/games/wheel.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../one-call/screen.ts';
import { CountUp } from '../one-call/CountUp.tsx';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { rotationTo } from './wheel-angle.ts';
import { sectorsOf } from '../../../shared/round-pictures/wheel-look.ts';
import { WheelPicture } from '../../../shared/round-pictures/WheelPicture.tsx';
import './wheel.css';

const BIG_E4 = 100_000;

type Turn = CSSProperties & Record<'--turn', string>;

/** The rotation of the wheel: it moves on with each round and stays where it stopped. */
function useRotation(shown: StageProps<WheelBet, WheelFacts>['shown']): number {
  const [turn, setTurn] = useState({ roundId: '', rotation: 0 });
  const result = shown?.result;
  if (!result || result.roundId === turn.roundId) return turn.rotation;
  const { roundId, facts, bet } = result;
  const rotation = rotationTo({ roundId, segment: facts.segment, segments: bet.segments }, turn.rotation);
  setTurn({ roundId, rotation });
  return rotation;
}

/** The wheel with its pointer, the result in its middle, and what each colour pays. */
export function WheelStage({ bet, shown, isInstant }: StageProps<WheelBet, WheelFacts>) {
  const t = useTranslations('originals.wheel');
  const format = useFormat();
  const rotation = useRotation(shown);
  const isSame = shown?.result.bet.segments === bet.segments && shown.result.bet.risk === bet.risk;
  const result = shown?.hasLanded && isSame ? shown.result : undefined;
  const hasWon = result !== undefined && result.payout > result.stake;
  const turn: Turn = { '--turn': `${rotation}deg` };
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 sm:gap-5">
      <p className="sr-only">{t('picture', { count: String(bet.segments) })}</p>
      <div aria-hidden className="wheel" data-won={hasWon ? '' : undefined}>
        <div className="wheel-disc" data-moving={isInstant ? undefined : ''} style={turn}>
          <WheelPicture bet={bet} />
        </div>
        <i className="wheel-pointer" data-moving={shown && !shown.hasLanded && !isInstant ? '' : undefined} />
        <div className="wheel-hub">
          {result && (
            <div key={result.roundId} className="animate-pop-in text-center">
              <p
                className={clsx(
                  'numeric font-display text-3xl font-extrabold sm:text-4xl',
                  hasWon ? 'text-win' : 'text-muted',
                )}
              >
                {format.multiplier(result.multiplierE4)}
              </p>
              {result.payout > 0n && (
                <p className="numeric font-display text-sm font-bold sm:text-base">
                  {result.multiplierE4 >= BIG_E4 ? (
                    <CountUp amountMinor={result.payout} />
                  ) : (
                    format.amount(result.payout)
                  )}
                </p>
              )}
            </div>
          )}
          {hasWon && <WinBurst key={`burst ${result.roundId}`} multiplierE4={result.multiplierE4} />}
        </div>
      </div>
      <ul className="wheel-legend">
        {sectorsOf(bet).map(({ multiplierE4, count, color }) => (
          <li
            key={String(multiplierE4)}
            className="numeric"
            style={{ borderColor: color }}
            data-lit={result && BigInt(result.multiplierE4) === multiplierE4 ? '' : undefined}
          >
            <b>{format.multiplier(Number(multiplierE4))}</b>
            <span>
              {count}/{bet.segments}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
