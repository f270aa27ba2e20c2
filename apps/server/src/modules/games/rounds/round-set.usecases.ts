import type { Statement } from '../../../platform/db/statement.ts';
import { insertRounds, readRounds, roundOf, updateRounds, type StoredRound } from './rounds.queries.ts';
import type { Round } from './rounds.types.ts';
import { insertWins, isWin } from './wins.queries.ts';

type Kept = { round: Round; isNew: boolean; newDetail: unknown };

/** The rounds of one merchant in a batch, as read and as changed. */
function createRoundSet(rows: readonly StoredRound[]) {
  const rounds = new Map<string, Kept>();
  for (const row of rows) rounds.set(row.id, { round: roundOf(row), isNew: false, newDetail: null });
  const touched = new Set<Kept>();

  return {
    find: (id: string): Round | undefined => rounds.get(id)?.round,
    add: (round: Round): Round => {
      const kept = { round, isNew: true, newDetail: null };
      rounds.set(round.id, kept);
      touched.add(kept);
      return round;
    },
    change: (round: Round, changes: Partial<Round>): Round => {
      const kept = rounds.get(round.id);
      if (!kept) throw new Error(`round ${round.id} is not in this batch`);
      kept.round = { ...kept.round, ...changes };
      if (changes.detail !== undefined) kept.newDetail = changes.detail;
      touched.add(kept);
      return kept.round;
    },
    touched: (): Kept[] => [...touched],
  };
}

export type RoundSet = ReturnType<typeof createRoundSet>;

/** The statement that reads rounds by id; `openRoundSet` takes its result. */
export const readRoundSet = (merchantId: string, rounds: readonly { id: string }[]): Statement =>
  readRounds(
    merchantId,
    rounds.map(({ id }) => id),
  );

export const openRoundSet = (rows: readonly unknown[] | undefined): RoundSet =>
  createRoundSet((rows ?? []) as readonly StoredRound[]);

/** The writes of a batch: updates merchant by merchant, inserts of all merchants together. */
export function roundWrites(sets: readonly RoundSet[]): Statement[] {
  const touched = sets.map((set) => set.touched());
  const added = touched
    .flat()
    .filter(({ isNew }) => isNew)
    .map(({ round }) => round);
  const won = touched
    .flat()
    .map(({ round }) => round)
    .filter(isWin);
  const updates = touched.flatMap((ofMerchant) => {
    const changed = ofMerchant
      .filter(({ isNew }) => !isNew)
      .map(({ round, newDetail }) => ({ ...round, newDetail }));
    const [first] = changed;
    return first ? [updateRounds(first.merchantId, changed)] : [];
  });
  return [
    ...(added.length > 0 ? [insertRounds(added)] : []),
    ...updates,
    ...(won.length > 0 ? [insertWins(won)] : []),
  ];
}
