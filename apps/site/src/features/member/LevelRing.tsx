import { clsx } from 'clsx';
import type { Level } from './security-level.ts';

export type LevelRingProps = { percent: number; level: Level; label: string };

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;
const tones: Record<Level, string> = {
  weak: 'stroke-lose',
  fair: 'stroke-warn',
  good: 'stroke-win',
  strong: 'stroke-win',
};

/** The protection level as a ring. */
export function LevelRing({ percent, level, label }: LevelRingProps) {
  return (
    <div className="relative size-32 shrink-0">
      <meter aria-label={label} min={0} max={100} value={percent} className="sr-only">
        {percent}%
      </meter>
      <svg viewBox="0 0 120 120" aria-hidden className="size-full -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="10" className="stroke-surface-4" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - percent / 100)}
          className={clsx('transition-[stroke-dashoffset] duration-[var(--slow)]', tones[level])}
        />
      </svg>
      <span
        aria-hidden
        className="numeric absolute inset-0 grid place-items-center font-display text-2xl font-extrabold text-text"
      >
        {percent}%
      </span>
    </div>
  );
}
