import type { ReactNode } from 'react';

const Defs = ({ id }: { id: string }) => (
  <defs>
    <linearGradient id={`${id}-gold`} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--brand-top)" />
      <stop offset="1" stopColor="var(--brand-bottom)" />
    </linearGradient>
    <linearGradient id={`${id}-accent`} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="oklch(0.78 0.16 var(--accent-hue))" />
      <stop offset="1" stopColor="oklch(0.42 0.17 var(--accent-hue))" />
    </linearGradient>
    <radialGradient id={`${id}-glow`}>
      <stop offset="0" stopColor="var(--brand-glow)" />
      <stop offset="1" stopColor="transparent" />
    </radialGradient>
  </defs>
);

const Picture = ({ id, children }: { id: string; children: ReactNode }) => (
  <svg viewBox="0 0 320 280" className="w-full" aria-hidden>
    <Defs id={id} />
    <circle cx="160" cy="140" r="138" fill={`url(#${id}-glow)`} />
    {children}
  </svg>
);

/** A cup with laurel, over a finishing line. */
export const TrophyArt = () => (
  <Picture id="trophy">
    <g opacity="0.5">
      {Array.from({ length: 10 }, (_, x) =>
        [0, 1].map((y) => (
          <rect
            key={`${x}-${y}`}
            x={60 + x * 20}
            y={226 + y * 16}
            width="20"
            height="16"
            fill={(x + y) % 2 === 0 ? 'oklch(1 0 0 / 0.75)' : 'oklch(0 0 0 / 0.35)'}
          />
        )),
      )}
    </g>
    <path
      d="M98 74c-40-8-50 62 18 74M222 74c40-8 50 62-18 74"
      fill="none"
      stroke="url(#trophy-gold)"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <path d="M96 52h128l-8 66c-4 34-28 52-56 52s-52-18-56-52z" fill="url(#trophy-gold)" />
    <path d="M112 60h26l-4 92c-12-8-18-22-20-40z" fill="oklch(1 0 0 / 0.28)" />
    <path d="M148 166h24v26h-24z" fill="url(#trophy-gold)" />
    <rect x="116" y="190" width="88" height="26" rx="8" fill="url(#trophy-accent)" />
    <path
      d="m160 84 9 19 21 2-16 14 5 21-19-11-19 11 5-21-16-14 21-2z"
      fill="var(--stage-right)"
      opacity="0.75"
    />
  </Picture>
);

/** Tickets that fan out. */
export const TicketsArt = () => (
  <Picture id="tickets">
    {[-24, -4, 16].map((turn, index) => (
      <g key={turn} transform={`rotate(${turn} 160 220) translate(0 ${index * 8})`}>
        <path
          d="M62 92h196a10 10 0 0 1 10 10v22a16 16 0 0 0 0 32v22a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10v-22a16 16 0 0 0 0-32v-22a10 10 0 0 1 10-10z"
          fill={index === 2 ? 'url(#tickets-gold)' : 'url(#tickets-accent)'}
          stroke="oklch(0 0 0 / 0.25)"
          strokeWidth="2"
        />
        <path d="M214 100v88" stroke="oklch(0 0 0 / 0.4)" strokeWidth="3" strokeDasharray="7 8" />
        <path d="m132 108 9 20 22 2-17 15 5 21-19-11-19 11 5-21-17-15 22-2z" fill="oklch(0 0 0 / 0.35)" />
      </g>
    ))}
  </Picture>
);

/** A road of steps that leads up to a flag. */
export const PathArt = () => (
  <Picture id="path">
    <path
      d="M36 244c70 8 40-66 112-60s38-72 104-74"
      fill="none"
      stroke="oklch(1 0 0 / 0.25)"
      strokeWidth="16"
      strokeLinecap="round"
    />
    <path
      d="M36 244c70 8 40-66 112-60"
      fill="none"
      stroke="url(#path-gold)"
      strokeWidth="16"
      strokeLinecap="round"
    />
    {[
      [36, 244, true],
      [104, 208, true],
      [170, 184, false],
      [216, 136, false],
    ].map(([x, y, isDone]) => (
      <g key={String(x)}>
        <circle
          cx={Number(x)}
          cy={Number(y)}
          r="19"
          fill={isDone ? 'url(#path-gold)' : 'var(--stage-right)'}
          stroke="oklch(1 0 0 / 0.45)"
          strokeWidth="4"
        />
        {isDone === true && (
          <path
            d={`M${Number(x) - 8} ${Number(y)}l6 7 11-13`}
            fill="none"
            stroke="oklch(0 0 0 / 0.65)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </g>
    ))}
    <path d="M258 112V34" stroke="oklch(1 0 0 / 0.85)" strokeWidth="7" strokeLinecap="round" />
    <path d="M262 34h50l-13 20 13 20h-50z" fill="url(#path-accent)" />
  </Picture>
);
