import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Die } from './Die.tsx';
import type { BallKind } from './ball-kind.ts';
import './balls.css';

export type BallSize = 'sm' | 'md' | 'lg';
const SIZES: Record<BallSize, string> = {
  sm: 'size-6 text-2xs',
  md: 'size-8 text-sm',
  lg: 'size-11 text-lg',
};

/** The ten colours of the race's lanes, as degrees around the colour wheel. */
const LANE_HUES = [95, 235, 265, 55, 195, 290, 15, 30, 350, 145];
const look = (kind: BallKind, number: string): CSSProperties & Record<`--${string}`, number> =>
  kind === 'lane' ? { '--lane-hue': LANE_HUES[Number(number) - 1] ?? 0 } : {};

export type BallProps = {
  kind: BallKind;
  number: string;
  size?: BallSize | undefined;
  /** `hit` matched a bet, `dim` did not. */
  mark?: 'hit' | 'dim' | undefined;
};

/** One drawn number: a ball, a die, or the number plate of a race. */
export function Ball({ kind, number, size = 'md', mark }: BallProps) {
  return (
    <span
      className={clsx(kind === 'die' ? 'die-frame' : kind, 'numeric', SIZES[size])}
      style={look(kind, number)}
      data-mark={mark}
    >
      {kind === 'die' && <Die face={number} />}
      <span className={clsx(kind === 'die' && 'sr-only')}>{kind === 'lane' ? Number(number) : number}</span>
    </span>
  );
}
