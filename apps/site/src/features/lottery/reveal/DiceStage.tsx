import { clsx } from 'clsx';
import { Ball } from '../shared/balls/Ball.tsx';
import type { StageProps } from './stage-props.ts';

/** Dice that tumble until each lies still. */
export function DiceStage({ numbers, landed, hits }: StageProps) {
  return (
    <ol className="flex justify-center gap-4 sm:gap-6">
      {numbers.map((number, at) => {
        const isStill = landed.has(at);
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- dice may show the same face
            key={at}
            className={clsx('reveal-die', !isStill && 'reveal-tumble', hits.has(at) && 'reveal-hit')}
            style={{ animationDelay: `${at * -140}ms` }}
          >
            <Ball kind="die" number={isStill ? number : String(((at * 2 + 1) % 6) + 1)} size="lg" />
          </li>
        );
      })}
    </ol>
  );
}
