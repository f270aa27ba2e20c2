import type { CSSProperties } from 'react';
import { usePrefersCalm } from '../browser/use-media.ts';
import './win-burst.css';

const BIG_MULTIPLIER_E4 = 50_000;
const COLOURS = ['var(--win)', 'var(--brand)', 'var(--accent)', 'var(--brand-text)'];

type Spark = CSSProperties & Record<'--x' | '--y' | '--turn', string>;

/** Sparks are spread evenly; every other one flies less far, so it looks like a burst and not like a ring. */
const sparkStyle = (index: number, count: number): Spark => {
  const angle = (index / count) * Math.PI * 2;
  const reach = index % 2 === 0 ? 8.5 : 5;
  return {
    '--x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
    '--y': `${(Math.sin(angle) * reach * 0.7).toFixed(2)}rem`,
    '--turn': `${index * 47}deg`,
    background: COLOURS[index % COLOURS.length],
  };
};

export type WinBurstProps = { multiplierE4: number };

/** A short celebration. Mount it again for each win above the stake. */
export function WinBurst({ multiplierE4 }: WinBurstProps) {
  const isCalm = usePrefersCalm();
  if (isCalm) return null;
  const count = multiplierE4 >= BIG_MULTIPLIER_E4 ? 28 : 12;
  return (
    <span aria-hidden className="pointer-events-none absolute top-1/2 left-1/2 z-10">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className="win-spark" style={sparkStyle(index, count)} />
      ))}
    </span>
  );
}
