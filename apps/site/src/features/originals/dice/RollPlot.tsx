import { clsx } from 'clsx';
import type { PlayedRound } from '../stats/session-stats.ts';

/** The last fifty rolls as marks below the slider, the newest the brightest. */
export function RollPlot({ rolls }: { rolls: readonly PlayedRound[] }) {
  return (
    <div aria-hidden className="mx-auto w-full max-w-4xl px-8 sm:px-12">
      <div className="relative h-3">
        {rolls.map(({ roundId, face, won }, index) => (
          <i
            key={roundId}
            className={clsx('absolute h-3 w-0.5 -translate-x-1/2 rounded-pill', won ? 'bg-win' : 'bg-lose')}
            style={{ left: `${face ?? 0}%`, opacity: Math.max(0.12, 0.9 - index * 0.035) }}
          />
        ))}
      </div>
    </div>
  );
}
