import { useId } from 'react';

export type PictureProps = { className?: string | undefined };

/** A cut stone, lit from above. */
export function GemPicture({ className }: PictureProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <defs>
        <linearGradient id={`${id}crown`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="oklch(0.95 0.09 165)" />
          <stop offset="1" stopColor="oklch(0.8 0.17 158)" />
        </linearGradient>
        <linearGradient id={`${id}pavilion`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="oklch(0.78 0.18 156)" />
          <stop offset="1" stopColor="oklch(0.5 0.14 165)" />
        </linearGradient>
      </defs>
      <path d="M18 12h28l12 14-26 30L6 26z" fill={`url(#${id}pavilion)`} />
      <path d="M6 26h52L32 56z" fill="oklch(0.64 0.17 158)" opacity="0.55" />
      <path d="M22 26h20L32 56z" fill="oklch(0.88 0.15 158)" opacity="0.7" />
      <path d="M18 12h28l12 14H6z" fill={`url(#${id}crown)`} />
      <path d="M18 12 22 26 6 26zM46 12 42 26 58 26z" fill="oklch(0.72 0.17 158)" opacity="0.5" />
      <path d="M22 26 32 12 42 26z" fill="oklch(0.98 0.04 165)" opacity="0.75" />
      <path d="M20 15h9l-4 7z" fill="#fff" opacity="0.85" />
      <path d="M18 12h28l12 14-26 30L6 26z" fill="none" stroke="oklch(0.97 0.06 165)" strokeOpacity="0.45" />
    </svg>
  );
}
