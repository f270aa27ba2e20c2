import { useId } from 'react';

/** Metals of the levels from the first one on; further ones begin again. */
const METALS: ReadonlyArray<readonly [light: string, middle: string, dark: string]> = [
  ['#f2b48a', '#b86f43', '#6e3718'],
  ['#f0c27b', '#a8742f', '#5c3a10'],
  ['#f6f8fb', '#a7b1bf', '#566070'],
  ['#ffeaa0', '#e0a92b', '#845a06'],
  ['#e6fbff', '#7cc4d8', '#2b6377'],
  ['#f2e6ff', '#a97cf0', '#4d2a97'],
  ['#ffd7e6', '#f0527f', '#7a1236'],
];

export type LevelMedalProps = { level: number; className?: string; dimmed?: boolean };

/** The medal of a level: its metal, and a star for each step. */
export function LevelMedal({ level, className = 'size-14', dimmed = false }: LevelMedalProps) {
  const id = useId();
  const [light, middle, dark] = METALS[level % METALS.length] ?? ['#fff', '#999', '#333'];
  const stars = Math.min(level, 3);
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden
      className={`shrink-0 ${className} ${dimmed ? 'opacity-45 grayscale-[0.7]' : ''}`}
    >
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.5" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="1" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <path
        d="M32 2l9 6 11-1 4 10 7 8-4 10 1 11-10 5-7 8-11-3-11 3-7-8-10-5 1-11-4-10 7-8 4-10 11 1z"
        fill={dark}
        transform="translate(0 2)"
      />
      <path
        d="M32 2l9 6 11-1 4 10 7 8-4 10 1 11-10 5-7 8-11-3-11 3-7-8-10-5 1-11-4-10 7-8 4-10 11 1z"
        fill={`url(#${id}a)`}
      />
      <circle cx="32" cy="31" r="20" fill={`url(#${id}b)`} />
      <circle cx="32" cy="31" r="17" fill={dark} fillOpacity="0.5" />
      <path
        d="M18 22a17 17 0 0 1 20-7"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <text
        x="32"
        y={stars > 0 ? 38 : 39.5}
        textAnchor="middle"
        fontSize="22"
        fontWeight="800"
        fontFamily="var(--font-display), sans-serif"
        fill="#fff"
      >
        {level}
      </text>
      {Array.from({ length: stars }, (_, index) => (
        <path
          key={index}
          d="M0-2.6l.8 1.7 1.8.2-1.3 1.3.3 1.8L0 1.5l-1.6.9.3-1.8L-2.6-.7l1.8-.2z"
          transform={`translate(${32 + (index - (stars - 1) / 2) * 6.4} 44)`}
          fill={light}
        />
      ))}
    </svg>
  );
}
