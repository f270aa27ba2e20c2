import type { CrashBet, CrashState } from '@croupier/contract/games/crash-room.ts';
import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { playSound } from '../sound/play-sound.ts';
import { winSound } from '../sound/win-sound.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import { CrashCurve } from './CrashCurve.tsx';
import { LastGames } from './LastGames.tsx';
import { serverClock } from '../../../shared/crash-room/room-store.ts';
import { leftAt } from './slot-bets.ts';
import { useMultiplier, useRoom } from '../../../shared/crash-room/use-room.ts';

const COUNT_MILLISECONDS = 100;
/** One note for each step of this size in the logarithm of the multiplier. */
const NOTE_STEP = 0.12;
const E4_PER_HUNDREDTH = 100;

function Countdown({ endsAt }: { endsAt: number }) {
  const t = useTranslations('crash.phase');
  const format = useFormat();
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), COUNT_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, endsAt - serverClock.now());
  return (
    <div className="w-56 max-w-full">
      <p className="numeric text-center text-lg font-semibold text-muted">
        {t('betting', { seconds: format.fixed(left / 1_000, 1) })}
      </p>
      <div className="mt-2 h-1.5 overflow-hidden rounded-pill bg-surface-3">
        <div
          className="h-full origin-left rounded-pill bg-brand"
          style={{ transform: `scaleX(${Math.min(1, left / 6_000)})` }}
        />
      </div>
    </div>
  );
}

type Taken = { id: string; at: number; amount: bigint; stake: bigint };

/** The player's bets that have left the game so far. */
const takenOf = (bets: readonly CrashBet[], state: CrashState, multiplier: number): Taken[] =>
  bets.flatMap((bet) => {
    const at = leftAt(bet, state, multiplier);
    return at === undefined ? [] : { id: bet.id, at, amount: crashPayout(bet.stake, at), stake: bet.stake };
  });

/** What this player's bets have won in the game so far. */
function Won({ taken }: { taken: readonly Taken[] }) {
  const t = useTranslations('crash');
  const format = useFormat();
  return (
    <div className="grid gap-1">
      {taken.map(({ id, at, amount, stake }) => (
        <p
          key={id}
          className="numeric relative animate-pop-in rounded-pill bg-win-soft px-4 py-1 text-center text-sm font-bold text-win"
        >
          {t('cashedOut', { amount: format.amount(amount), multiplier: format.multiplier(at * 100) })}
          {amount > stake && <WinBurst multiplierE4={at * 100} />}
        </p>
      ))}
    </div>
  );
}

/** A rising tone while the player is in, a figure for each win, a soft tone if the end came first. */
function useSounds(
  { isIn, wins, best }: { isIn: boolean; wins: number; best: number },
  multiplier: number,
  phase: string | undefined,
): void {
  const note = Math.floor(Math.log(multiplier / 100) / NOTE_STEP);
  const wasIn = useRef(false);
  const heard = useRef(0);
  useEffect(() => {
    if (phase === 'running' && isIn) playSound('step', note);
  }, [phase, isIn, note]);
  useEffect(() => {
    if (wins > heard.current) playSound(winSound(best * E4_PER_HUNDREDTH));
    heard.current = wins;
  }, [wins, best]);
  useEffect(() => {
    if (phase === 'ended' && wasIn.current) playSound('lose');
    wasIn.current = phase === 'running' && isIn;
  }, [phase, isIn]);
}

/** Last points, the curve, and the multiplier in large digits. */
export function CrashStage({ onOpenGame }: { onOpenGame: (gameNo: number) => void }) {
  const t = useTranslations('crash');
  const format = useFormat();
  const { state, own, last, isConnected } = useRoom();
  const multiplier = useMultiplier();
  const phase = isConnected ? (state?.phase ?? 'connecting') : 'connecting';
  const bets = own.filter(({ gameNo }) => gameNo === state?.gameNo);
  const taken = state ? takenOf(bets, state, multiplier) : [];
  const won = taken.filter(({ amount, stake }) => amount > stake);
  const isIn = bets.some((bet) => bet.state === 'open' && !taken.some(({ id }) => id === bet.id));
  useSounds({ isIn, wins: won.length, best: Math.max(0, ...won.map(({ at }) => at)) }, multiplier, phase);
  const text = format.multiplier(multiplier * 100);
  const isPlaying = phase === 'running' || phase === 'ended';
  const isCut = state !== undefined && state.cutAt !== null;
  const delayMs = serverClock.delayMs();
  return (
    <div className="flex h-full flex-col gap-2 p-3 sm:gap-4 sm:p-6">
      <LastGames games={last} onOpen={onOpenGame} />
      <div className="relative min-h-[46dvh] flex-1 sm:min-h-88">
        <CrashCurve />
        <div
          className={clsx(
            'pointer-events-none absolute inset-0 flex flex-col items-center gap-3',
            // Above the curve, and in one place however much is said below it.
            isPlaying ? 'pt-[9%]' : 'justify-center',
          )}
        >
          {isPlaying && (
            <p
              className={clsx(
                'numeric font-display text-6xl font-extrabold tracking-tight sm:text-8xl',
                phase === 'ended' && !isCut ? 'text-lose' : 'text-text',
              )}
            >
              {text}
            </p>
          )}
          {phase === 'betting' && state?.endsAt ? (
            <Countdown endsAt={state.endsAt} />
          ) : (
            <p className={clsx('text-lg font-semibold', phase === 'ended' ? 'text-lose' : 'text-muted')}>
              {phase === 'ended' && (isCut ? t('phase.cut', { multiplier: text }) : t('phase.ended'))}
              {(phase === 'locked' || phase === 'waiting' || phase === 'closed' || phase === 'connecting') &&
                t(`phase.${phase}`)}
            </p>
          )}
          {isPlaying && <Won taken={taken} />}
        </div>
        {delayMs !== undefined && (
          <p title={t('delayHint')} className="numeric absolute top-0 left-3 text-xs text-subtle">
            {t('delay', { ms: String(delayMs) })}
          </p>
        )}
      </div>
      <output className="sr-only" aria-live="polite">
        {phase === 'ended' && t('live.crashed', { multiplier: text })}
      </output>
    </div>
  );
}
