import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { APP_ICON } from '../platforms.ts';
import '../download.css';

/** The view box is 320 × 190; the phone's screen is 190 wide and starts at x = 65. */
export const SCREEN = { left: 65, width: 190, right: 255, middle: 160 } as const;

/** The top or bottom of a phone. Decorative: the text beside it describes the step. */
export function Scene({ part, children }: { part: 'head' | 'foot'; children: ReactNode }) {
  const top = part === 'head' ? 16 : -146;
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 190"
      className="phone-glass block w-full border-b border-line bg-lit select-none"
    >
      <g className="fill-page">
        <rect x="57" y={top} width="206" height="320" rx="30" fill="var(--glass)" />
        <rect x={SCREEN.left} y={top + 8} width={SCREEN.width} height="304" rx="23" />
      </g>
      {part === 'head' && <rect x="137" y="30" width="46" height="9" rx="4.5" fill="var(--glass)" />}
      {children}
    </svg>
  );
}

type At = { x: number; y: number };

type LabelProps = At & {
  children: ReactNode;
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  tone?: string;
  bold?: boolean;
};

export const Label = ({
  x,
  y,
  children,
  size = 9,
  anchor = 'start',
  tone = 'fill-text',
  bold,
}: LabelProps) => (
  <text x={x} y={y} fontSize={size} textAnchor={anchor} fontWeight={bold ? 700 : 500} className={tone}>
    {children}
  </text>
);

export const Glyph = ({ x, y, icon: Icon, size = 13, tone = 'text-muted' }: At & GlyphLook) => (
  <Icon x={x} y={y} width={size} height={size} className={tone} />
);
type GlyphLook = { icon: LucideIcon; size?: number; tone?: string };

export const AppIcon = ({ x, y, size }: At & { size: number }) => (
  <image href={APP_ICON} x={x} y={y} width={size} height={size} />
);

/** Marks where to tap. */
export const Tap = ({ x, y }: At) => (
  <g>
    <circle cx={x} cy={y} r="17" strokeWidth="2.5" className="tap-ring fill-none stroke-brand" />
    <circle cx={x} cy={y} r="11" strokeWidth="2" fillOpacity="0.22" className="fill-brand stroke-brand" />
  </g>
);

type RowProps = { y: number; label: string; icon: LucideIcon; lit?: boolean; left?: number; width?: number };

/** A row of a menu or sheet. */
export function Row({ y, label, icon, lit = false, left = 75, width = 170 }: RowProps) {
  return (
    <g>
      <rect
        x={left}
        y={y}
        width={width}
        height="25"
        rx="7"
        className={lit ? 'fill-brand-soft stroke-brand' : 'fill-surface-3 stroke-none'}
      />
      <Label x={left + 9} y={y + 16} tone={lit ? 'fill-brand-text' : 'fill-muted'} bold={lit}>
        {label}
      </Label>
      <Glyph x={left + width - 22} y={y + 6} icon={icon} tone={lit ? 'text-brand-text' : 'text-subtle'} />
    </g>
  );
}
