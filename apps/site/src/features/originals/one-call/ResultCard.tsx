import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { CountUp } from './CountUp.tsx';
import type { PlayedResult } from './screen.ts';
import { useOwnMoment } from '../../../shared/celebration/own-moment.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';

const BIG_E4 = 100_000;

/** What a round paid, over the stage until the next one. Nothing for a payout at or below the stake. */
export function ResultCard({ result }: { result: PlayedResult<unknown, unknown> | undefined }) {
  const format = useFormat();
  const isWin = result !== undefined && result.payout > result.stake;
  useOwnMoment(isWin && result.multiplierE4 >= BIG_E4);
  if (!isWin) return null;
  return (
    <div
      key={result.roundId}
      aria-hidden
      className="pointer-events-none absolute inset-0 z-10 grid place-items-center"
    >
      <div className="relative animate-pop-in rounded-card border-2 border-win bg-surface-2 px-6 py-3 text-center shadow-floating">
        <p className="numeric font-display text-3xl font-extrabold text-win">
          {format.multiplier(result.multiplierE4)}
        </p>
        <p className="numeric mt-0.5 font-display text-lg font-bold">
          {result.multiplierE4 >= BIG_E4 ? (
            <CountUp amountMinor={result.payout} />
          ) : (
            format.amount(result.payout)
          )}
        </p>
        <WinBurst multiplierE4={result.multiplierE4} />
      </div>
    </div>
  );
}
