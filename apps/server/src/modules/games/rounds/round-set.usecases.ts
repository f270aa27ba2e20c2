import type { Statement } from '../../../platform/db/statement.ts';
import { insertRounds, roundOf, updateRounds, type StoredRound } from './rounds.queries.ts';
import type { Round } from './rounds.types.ts';
import { insertWins, isWin } from './wins.queries.ts';

type Kept = { round: Round; isNew: boolean; newDetail: unknown };

/** The rounds that a batch concerns, as it found them and as it leaves them. */
export function createRoundSet(rows: readonly StoredRound[]) {
  const keyOf = (merchantId: string, id: string): string => `${merchantId}/${id}`;
  const rounds = new Map<string, Kept>();
  for (const row of rows)
    rounds.set(keyOf(row.merchant_id, row.id), { round: roundOf(row), isNew: false, newDetail: null });
  const touched = new Set<Kept>();

  return {
    find: (merchantId: string, id: string): Round | undefined => rounds.get(keyOf(merchantId, id))?.round,
    add: (round: Round): Round => {
      const kept = { round, isNew: true, newDetail: null };
      rounds.set(keyOf(round.merchantId, round.id), kept);
      touched.add(kept);
      return round;
    },
    change: (round: Round, changes: Partial<Round>): Round => {
      const kept = rounds.get(keyOf(round.merchantId, round.id));
      if (!kept) throw new Error(`round ${round.id} is not in this batch`);
      kept.round = { ...kept.round, ...changes };
      if (changes.detail !== undefined) kept.newDetail = changes.detail;
      touched.add(kept);
      return kept.round;
    },
    writes: (): Statement[] => {
      const all = [...touched];
      const added = all.filter(({ isNew }) => isNew).map(({ round }) => round);
      const changed = all
        .filter(({ isNew }) => !isNew)
        .map(({ round, newDetail }) => ({ ...round, newDetail }));
      const won = all.map(({ round }) => round).filter(isWin);
      return [
        ...(added.length > 0 ? [insertRounds(added)] : []),
        ...(changed.length > 0 ? [updateRounds(changed)] : []),
        ...(won.length > 0 ? [insertWins(won)] : []),
      ];
    },
  };
}

export type RoundSet = ReturnType<typeof createRoundSet>;
