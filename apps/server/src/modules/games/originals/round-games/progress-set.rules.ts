import type { Progress } from './progress.rules.ts';

type Kept = { before: Progress | undefined; now: Progress | undefined };
const keyOf = ({ memberId, gameId }: { memberId: string; gameId: string }): string => `${memberId}/${gameId}`;

/** The games in progress of one merchant in a batch, as read and as changed. A player has one round of a game at a time. */
export function createProgressSet(rows: readonly Progress[]) {
  const games = new Map<string, Kept>(rows.map((row) => [keyOf(row), { before: row, now: row }]));
  const all = (): Kept[] => [...games.values()].filter(({ before, now }) => before !== now);
  const isSame = ({ before, now }: Kept): boolean => before?.roundId === now?.roundId;

  return {
    find: (key: { memberId: string; gameId: string }): Progress | undefined => games.get(keyOf(key))?.now,
    put: (progress: Progress): void => {
      const key = keyOf(progress);
      games.set(key, { before: games.get(key)?.before, now: progress });
    },
    end: (progress: Progress): void => {
      const key = keyOf(progress);
      games.set(key, { before: games.get(key)?.before, now: undefined });
    },
    /** A game whose round was replaced by another one is among the ended and the begun ones. */
    changes: () => ({
      begun: all().flatMap((kept) => (kept.now && !isSame(kept) ? [kept.now] : [])),
      moved: all().flatMap((kept) => (kept.now && isSame(kept) ? [kept.now] : [])),
      ended: all().flatMap((kept) => (kept.before && !isSame(kept) ? [kept.before] : [])),
    }),
  };
}

export type ProgressSet = ReturnType<typeof createProgressSet>;
