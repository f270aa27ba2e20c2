import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import { usePrefersCalm } from '../../../shared/browser/use-media.ts';
import { Ball } from '../shared/balls/Ball.tsx';
import { landingOf } from './landing.ts';
import type { StageProps } from './stage-props.ts';

type Lane = CSSProperties & Record<'--time' | '--lead', string>;

/** Each car drives at its own pace, faster first or faster last, and arrives in the order of the result. */
function laneStyle(rank: number, lane: number): Lane {
  const { startMs, stepMs } = landingOf('pk10', 10);
  return { '--time': `${startMs + rank * stepMs}ms`, '--lead': `${0.2 + ((lane * 7) % 10) / 16}` };
}

/** Ten cars on ten lanes; the place of each appears as it arrives. */
export function RaceStage({ numbers, landed, hits, isSkipped }: StageProps) {
  const isCalm = usePrefersCalm();
  const cars = numbers.toSorted();
  return (
    <ol className="reveal-track">
      {cars.map((car, lane) => {
        const rank = numbers.indexOf(car);
        const isThere = landed.has(rank);
        return (
          <li key={car} className={clsx('reveal-lane', isThere && hits.has(rank) && 'reveal-hit')}>
            <span
              className={clsx('reveal-car', (isCalm || isSkipped) && 'reveal-arrived')}
              style={laneStyle(rank, lane)}
            >
              <svg viewBox="0 0 46 20" aria-hidden className="reveal-body">
                <path d="M2 13c0-3 2-4.500 5-5l6-4c2-1.300 4-2 7-2h6c3 0 5 1 7 3l3.500 3.400c4 .6 6.500 2 7.500 4.600.4 1.200 0 3-1.500 3H3.500C2.500 16 2 14.500 2 13z" />
                <circle cx="12" cy="16" r="3.400" />
                <circle cx="35" cy="16" r="3.400" />
              </svg>
              <Ball kind="lane" number={car} size="sm" />
            </span>
            <span className={clsx('reveal-place numeric', !isThere && 'invisible')}>{rank + 1}</span>
          </li>
        );
      })}
    </ol>
  );
}
