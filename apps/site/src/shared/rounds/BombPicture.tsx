import { useId } from 'react';
import type { PictureProps } from './GemPicture.tsx';

/** A round bomb with a burning fuse. */
export function BombPicture({ className }: PictureProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <defs>
        <radialGradient id={`${id}body`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor="oklch(0.6 0.03 20)" />
          <stop offset="0.45" stopColor="oklch(0.32 0.03 20)" />
          <stop offset="1" stopColor="oklch(0.16 0.02 20)" />
        </radialGradient>
        <radialGradient id={`${id}spark`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.35" stopColor="oklch(0.9 0.17 90)" />
          <stop offset="1" stopColor="oklch(0.68 0.22 40)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d="M40 20c2-7 7-10 13-7"
        fill="none"
        stroke="oklch(0.74 0.09 70)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <rect
        x="32"
        y="14"
        width="13"
        height="10"
        rx="2.5"
        transform="rotate(38 38 19)"
        fill="oklch(0.42 0.03 20)"
      />
      <circle cx="28" cy="38" r="20" fill={`url(#${id}body)`} />
      <ellipse
        cx="20.5"
        cy="29"
        rx="6.5"
        ry="4.4"
        transform="rotate(-38 20.5 29)"
        fill="#fff"
        opacity="0.5"
      />
      <circle cx="54" cy="13" r="9" fill={`url(#${id}spark)`} />
      <path
        d="M54 4v4M54 18v4M45 13h4M59 13h4M47.600 6.600l2.800 2.800M57.600 16.600l2.800 2.800"
        stroke="oklch(0.9 0.17 85)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
