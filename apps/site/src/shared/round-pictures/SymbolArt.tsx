import type { SlotSymbol } from '@croupier/fairplay/games/slots-reels.ts';
import type { ReactNode } from 'react';

/** A letter of the four low symbols, in the product's display face. */
const Letter = ({ text, fill, size = 74 }: { text: string; fill: string; size?: number }) => (
  <>
    <text x="50" y="54" className="slot-letter" fontSize={size} fill="oklch(0.12 0.03 290)" dy="3">
      {text}
    </text>
    <text
      x="50"
      y="54"
      className="slot-letter"
      fontSize={size}
      fill={fill}
      stroke="oklch(1 0 0 / 0.55)"
      strokeWidth="1.4"
    >
      {text}
    </text>
  </>
);

const LETTERS: Readonly<Record<string, ReactNode>> = {
  K: <Letter text="K" fill="url(#nl-violet)" />,
  Q: <Letter text="Q" fill="url(#nl-blue)" />,
  J: <Letter text="J" fill="url(#nl-green)" />,
  T: <Letter text="10" fill="url(#nl-amber)" size={58} />,
};

/** Ribs of a paper lantern. */
const Ribs = ({ stroke }: { stroke: string }) => (
  <g fill="none" stroke={stroke} strokeWidth="1.6">
    <path d="M50 22C30 30 30 66 50 74M50 22C70 30 70 66 50 74M50 22V74" />
    <path d="M24 37C38 43 62 43 76 37M21 48C36 55 64 55 79 48M24 60C38 66 62 66 76 60" opacity="0.55" />
  </g>
);

/** The golden lantern with a nine. */
const Golden = (
  <>
    <circle cx="50" cy="48" r="44" fill="url(#nl-glow)" />
    <path d="M50 4V15" stroke="url(#nl-gold)" strokeWidth="3" />
    <rect x="36" y="14" width="28" height="8" rx="3" fill="url(#nl-gold)" />
    <path d="M36 21C10 32 10 64 36 75H64C90 64 90 32 64 21Z" fill="url(#nl-gold)" />
    <Ribs stroke="oklch(0.55 0.13 65 / 0.6)" />
    <circle cx="50" cy="48" r="19" fill="url(#nl-red)" stroke="oklch(0.92 0.1 95)" strokeWidth="2" />
    <text x="50" y="49" className="slot-letter" fontSize="27" fill="oklch(0.95 0.1 95)">
      9
    </text>
    <rect x="38" y="74" width="24" height="6" rx="2.5" fill="url(#nl-gold)" />
    <path
      d="M44 80V94M50 80V98M56 80V94"
      stroke="oklch(0.62 0.21 25)"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </>
);

const Red = (
  <>
    <path d="M50 5V16" stroke="oklch(0.8 0.12 85)" strokeWidth="2.6" />
    <rect x="38" y="15" width="24" height="7" rx="3" fill="url(#nl-gold)" />
    <path d="M38 21C16 30 16 66 38 75H62C84 66 84 30 62 21Z" fill="url(#nl-red)" />
    <Ribs stroke="oklch(0.9 0.11 80 / 0.55)" />
    <ellipse cx="39" cy="38" rx="7" ry="12" fill="oklch(1 0 0 / 0.22)" transform="rotate(14 39 38)" />
    <rect x="39" y="74" width="22" height="6" rx="2.5" fill="url(#nl-gold)" />
    <path d="M50 80V96" stroke="oklch(0.8 0.12 85)" strokeWidth="3" strokeLinecap="round" />
    <circle cx="50" cy="86" r="3.6" fill="url(#nl-gold)" />
  </>
);

const PETALS = [-58, 58, -34, 34, 0];
const Lotus = (
  <>
    <ellipse cx="50" cy="82" rx="36" ry="8" fill="oklch(0.5 0.12 165)" />
    <ellipse cx="50" cy="80" rx="28" ry="5" fill="oklch(0.66 0.14 160)" />
    {PETALS.map((turn) => (
      <path
        key={turn}
        d="M50 80C30 64 34 38 50 18C66 38 70 64 50 80Z"
        fill={turn === 0 ? 'url(#nl-pink)' : 'url(#nl-pink-deep)'}
        stroke="oklch(0.95 0.05 350 / 0.7)"
        strokeWidth="1.2"
        transform={`rotate(${turn} 50 80)`}
      />
    ))}
    <circle cx="50" cy="66" r="6" fill="url(#nl-gold)" />
  </>
);

const FAN = [-66, -44, -22, 0, 22, 44, 66];
const Fan = (
  <>
    {FAN.map((turn, index) => (
      <path
        key={turn}
        d="M50 84L37.5 22Q50 14 62.5 22Z"
        fill={index % 2 === 0 ? 'url(#nl-teal)' : 'url(#nl-teal-deep)'}
        stroke="oklch(0.93 0.06 190 / 0.6)"
        strokeWidth="0.9"
        transform={`rotate(${turn} 50 84)`}
      />
    ))}
    <path
      d="M14 67A40 40 0 0 1 86 67"
      fill="none"
      stroke="oklch(0.9 0.11 90)"
      strokeWidth="2.4"
      transform="translate(0 -3)"
    />
    <circle cx="50" cy="84" r="6" fill="url(#nl-gold)" />
  </>
);

const Wild = (
  <>
    <circle cx="50" cy="46" r="40" fill="url(#nl-moon)" />
    <circle cx="36" cy="34" r="7" fill="oklch(0.8 0.03 250 / 0.55)" />
    <circle cx="64" cy="28" r="4.5" fill="oklch(0.8 0.03 250 / 0.55)" />
    <circle cx="66" cy="50" r="6" fill="oklch(0.8 0.03 250 / 0.5)" />
    <path
      d="M8 78C8 66 24 64 28 70C32 58 54 58 58 68C66 60 82 64 80 74C94 72 96 88 84 90H18C6 90 2 82 8 78Z"
      fill="url(#nl-cloud)"
    />
    <text x="50" y="80" className="slot-letter" fontSize="20" fill="oklch(0.36 0.13 275)" letterSpacing="1">
      WILD
    </text>
  </>
);

const Scatter = (
  <>
    <circle cx="50" cy="50" r="46" fill="url(#nl-glow)" />
    <path
      d="M26 16Q50 2 74 16L66 72Q50 80 34 72Z"
      fill="url(#nl-sky)"
      stroke="oklch(0.95 0.08 85 / 0.8)"
      strokeWidth="1.5"
    />
    <path
      d="M38 11L42 74M50 9V76M62 11L58 74"
      stroke="oklch(0.6 0.17 40 / 0.45)"
      strokeWidth="1.3"
      fill="none"
    />
    <path d="M50 78C42 70 46 60 50 52C54 60 58 70 50 78Z" fill="oklch(0.97 0.11 95)" />
    <path d="M28 30L72 30L70 46L30 46Z" fill="oklch(0.42 0.15 25 / 0.9)" />
    <text
      x="50"
      y="38.5"
      className="slot-letter"
      fontSize="14.5"
      fill="oklch(0.97 0.06 90)"
      letterSpacing="0.5"
    >
      FREE
    </text>
    <path d="M36 76L42 88H58L64 76" fill="none" stroke="oklch(0.75 0.13 60)" strokeWidth="2" />
  </>
);

const ART: Readonly<Record<SlotSymbol, ReactNode>> = {
  A: Golden,
  B: Red,
  C: Lotus,
  D: Fan,
  K: LETTERS['K'],
  Q: LETTERS['Q'],
  J: LETTERS['J'],
  T: LETTERS['T'],
  W: Wild,
  S: Scatter,
};

type GradientProps = { id: string; from: string; to: string };
const Gradient = ({ id, from, to }: GradientProps) => (
  <linearGradient id={id} x1="0" y1="0" x2="0.35" y2="1">
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
);

/** Each symbol once; the reels refer to them. Mount it once on a page. */
export const SymbolDefinitions = () => (
  <svg aria-hidden width="0" height="0" className="absolute">
    <defs>
      <Gradient id="nl-gold" from="oklch(0.94 0.11 95)" to="oklch(0.68 0.14 68)" />
      <Gradient id="nl-red" from="oklch(0.66 0.23 28)" to="oklch(0.4 0.17 22)" />
      <Gradient id="nl-pink" from="oklch(0.93 0.06 350)" to="oklch(0.68 0.2 355)" />
      <Gradient id="nl-pink-deep" from="oklch(0.8 0.13 350)" to="oklch(0.55 0.2 350)" />
      <Gradient id="nl-teal" from="oklch(0.84 0.11 190)" to="oklch(0.55 0.12 200)" />
      <Gradient id="nl-teal-deep" from="oklch(0.7 0.12 200)" to="oklch(0.42 0.1 215)" />
      <Gradient id="nl-violet" from="oklch(0.82 0.14 320)" to="oklch(0.5 0.22 310)" />
      <Gradient id="nl-blue" from="oklch(0.84 0.11 235)" to="oklch(0.5 0.18 262)" />
      <Gradient id="nl-green" from="oklch(0.88 0.15 150)" to="oklch(0.54 0.15 160)" />
      <Gradient id="nl-amber" from="oklch(0.92 0.12 85)" to="oklch(0.66 0.17 50)" />
      <Gradient id="nl-cloud" from="oklch(0.99 0.01 250)" to="oklch(0.83 0.06 265)" />
      <Gradient id="nl-sky" from="oklch(0.93 0.1 80)" to="oklch(0.66 0.2 40)" />
      <radialGradient id="nl-moon" cx="0.4" cy="0.35">
        <stop offset="0" stopColor="oklch(0.99 0.02 95)" />
        <stop offset="1" stopColor="oklch(0.8 0.08 260)" />
      </radialGradient>
      <radialGradient id="nl-glow">
        <stop offset="0" stopColor="oklch(0.85 0.15 75 / 0.55)" />
        <stop offset="1" stopColor="oklch(0.85 0.15 75 / 0)" />
      </radialGradient>
      {(Object.keys(ART) as SlotSymbol[]).map((symbol) => (
        <symbol key={symbol} id={`nl-${symbol}`} viewBox="0 0 100 100">
          {ART[symbol]}
        </symbol>
      ))}
    </defs>
  </svg>
);

export const SlotPicture = ({ symbol, className }: { symbol: SlotSymbol; className?: string }) => (
  <svg aria-hidden viewBox="0 0 100 100" className={className}>
    <use href={`#nl-${symbol}`} />
  </svg>
);
