import { clsx } from 'clsx';
import { Ball } from '../shared/balls/Ball.tsx';
import type { StageProps } from './stage-props.ts';

/** Slots in which digits run until a ball lands in each. */
export function BallStage({ numbers, landed, hits }: StageProps) {
  return (
    <ol className="flex flex-wrap justify-center gap-1 sm:gap-3">
      {numbers.map((number, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result may have the same number twice
        <li key={at} className="reveal-slot" data-wide={number.length > 1 || undefined}>
          {landed.has(at) ? (
            <span className={clsx('reveal-landed', hits.has(at) && 'reveal-hit')}>
              <Ball kind="ball" number={number} size="lg" mark={hits.has(at) ? 'hit' : undefined} />
            </span>
          ) : (
            <span aria-hidden className="reveal-reel" />
          )}
        </li>
      ))}
    </ol>
  );
}
