import { clsx } from 'clsx';
import { ballKind } from './ball-kind.ts';
import { Ball, type BallSize } from './Ball.tsx';

export type BallsProps = {
  family: string;
  numbers: readonly string[];
  /** The accessible name of the list. */
  label: string;
  size?: BallSize | undefined;
  /** Positions of numbers that matched; all others are dimmed. */
  hits?: ReadonlySet<number> | undefined;
  className?: string | undefined;
};

/** Drawn numbers in their order. */
export function Balls({ family, numbers, label, size, hits, className }: BallsProps) {
  const kind = ballKind(family);
  const markOf = (at: number): 'hit' | 'dim' => (hits?.has(at) ? 'hit' : 'dim');
  return (
    <ol aria-label={label} className={clsx('flex flex-wrap items-center gap-1', className)}>
      {numbers.map((number, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a result may have the same number twice
        <li key={`${at} ${number}`} className="contents">
          <Ball {...{ kind, number, size }} mark={hits && markOf(at)} />
        </li>
      ))}
    </ol>
  );
}
