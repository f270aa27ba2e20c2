import { wheelTable, type WheelBet } from '@croupier/fairplay/games/wheel.ts';
import { memo } from 'react';
import './wheel-picture.css';
import { ringPath, sectorsOf } from './wheel-look.ts';

const INNER = 74;

/** The ring of segments, drawn once for each wheel; turning it only changes a transform. */
export const WheelPicture = memo(function WheelPicture({ bet }: { bet: WheelBet }) {
  const table = wheelTable(bet).map((multiplierE4, index) => ({ multiplierE4, index }));
  const colors = new Map(sectorsOf(bet).map(({ multiplierE4, color }) => [multiplierE4, color]));
  return (
    <svg viewBox="-108 -108 216 216" className="size-full" aria-hidden>
      <circle r={106} className="wheel-rim" />
      {table.map(({ multiplierE4, index }) => (
        <g key={index}>
          <path
            d={ringPath(index / table.length, (index + 1) / table.length, INNER)}
            fill={colors.get(multiplierE4)}
            className="wheel-segment"
          />
          <circle
            r={1.9}
            className="wheel-pin"
            transform={`rotate(${(index / table.length) * 360}) translate(0 -103)`}
          />
        </g>
      ))}
      <circle r={INNER} className="wheel-well" />
    </svg>
  );
});
