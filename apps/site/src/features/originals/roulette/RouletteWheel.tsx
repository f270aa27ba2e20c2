import { WHEEL_ORDER } from '@croupier/fairplay/games/roulette-spots.ts';
import { memo } from 'react';
import { colourOf } from '../../../shared/round-pictures/pocket-colour.ts';

const STEP = 360 / WHEEL_ORDER.length;
const OUTER = 88;
const INNER = 58;

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
const pocketPath = (index: number): string => {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  return `M${at(from, OUTER)} A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)} L${at(to, INNER)} A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`;
};

/** The part that turns. It never changes. */
const Rotor = memo(function Rotor() {
  return (
    <>
      {WHEEL_ORDER.map((pocket, index) => (
        <g key={pocket}>
          <path d={pocketPath(index)} className="wheel-pocket" data-colour={colourOf(pocket)} />
          <text transform={`rotate(${index * STEP}) translate(0 -76.5)`} className="wheel-number">
            {pocket}
          </text>
        </g>
      ))}
      <circle r={INNER} fill="url(#wheel-cone)" />
      <circle r={INNER} className="wheel-ring" />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <rect x="-2.2" y="-34" width="4.4" height="26" rx="2.2" fill="url(#wheel-gold)" />
          <circle cy="-36" r="4" fill="url(#wheel-gold)" />
        </g>
      ))}
      <circle r="12" fill="url(#wheel-gold)" />
      <circle r="5.5" fill="url(#wheel-cone)" />
    </>
  );
});

export type RouletteWheelProps = {
  pocket: number;
  /** How many rounds this wheel has shown; the next one makes it turn. */
  turns: number;
  isStill: boolean;
};

/** The wheel turns until the number stands under the ball at the top. */
export function RouletteWheel({ pocket, turns, isStill }: RouletteWheelProps) {
  const angle = -(turns * 720 + WHEEL_ORDER.indexOf(pocket) * STEP);
  return (
    <svg
      aria-hidden
      viewBox="-100 -100 200 200"
      className="roulette-wheel"
      data-still={isStill ? '' : undefined}
    >
      <defs>
        <radialGradient id="wheel-wood" cy="0.4">
          <stop offset="0.78" stopColor="oklch(0.3 0.06 45)" />
          <stop offset="0.92" stopColor="oklch(0.48 0.09 55)" />
          <stop offset="1" stopColor="oklch(0.24 0.04 45)" />
        </radialGradient>
        <radialGradient id="wheel-cone" cx="0.42" cy="0.36">
          <stop offset="0" stopColor="oklch(0.52 0.09 60)" />
          <stop offset="1" stopColor="oklch(0.24 0.05 45)" />
        </radialGradient>
        <linearGradient id="wheel-gold" x2="1" y2="1">
          <stop offset="0" stopColor="oklch(0.95 0.09 95)" />
          <stop offset="1" stopColor="oklch(0.68 0.12 75)" />
        </linearGradient>
      </defs>
      <circle r="99" fill="url(#wheel-wood)" />
      <circle r="91" className="wheel-bowl" />
      <g className="wheel-rotor" style={{ transform: `rotate(${angle.toFixed(2)}deg)` }}>
        <Rotor />
      </g>
      {turns > 0 && (
        <g key={turns} className="wheel-orbit">
          <circle cy="-64" r="4.6" className="wheel-ball" />
        </g>
      )}
    </svg>
  );
}
