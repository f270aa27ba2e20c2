import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PlayedRound } from './stats/session-stats.ts';

const TINTS: Readonly<Record<NonNullable<PlayedRound['tint']>, string>> = {
  red: 'bg-[oklch(0.52_0.2_25)] text-white',
  black: 'bg-[oklch(0.22_0.01_270)] text-white ring-1 ring-line ring-inset',
  green: 'bg-[oklch(0.5_0.13_155)] text-white',
  blue: 'bg-[oklch(0.5_0.14_255)] text-white',
  gold: 'bg-brand text-brand-ink',
};

export type ResultStripProps = {
  label: string;
  empty: string;
  rounds: readonly PlayedRound[];
  face: (round: PlayedRound) => ReactNode;
  nameOf: (round: PlayedRound) => string;
  onOpen: (roundId: string) => void;
};

/** The latest results, newest first; each opens its round. */
export function ResultStrip({ label, empty, rounds, face, nameOf, onOpen }: ResultStripProps) {
  if (rounds.length === 0) return <p className="flex h-9 items-center text-xs text-subtle">{empty}</p>;
  return (
    <ul aria-label={label} className="scroll-row fading-row flex h-9 gap-1.5">
      {rounds.map((round) => (
        <li key={round.roundId} className="shrink-0 first:animate-pop-in">
          <button
            type="button"
            aria-label={nameOf(round)}
            onClick={() => onOpen(round.roundId)}
            className={clsx(
              'numeric h-9 min-w-14 rounded-pill px-3 text-sm font-bold transition-[filter] duration-[var(--quick)] hover:brightness-110',
              round.tint && TINTS[round.tint],
              !round.tint &&
                (round.won
                  ? 'bg-win text-win-ink shadow-[inset_0_1px_0_oklch(1_0_0/0.35)]'
                  : 'bg-surface-3 text-muted ring-1 ring-line ring-inset'),
            )}
          >
            {face(round)}
          </button>
        </li>
      ))}
    </ul>
  );
}
