import type { Statement } from '../../../platform/db/statement.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import {
  furtherGuardReads,
  guardWrites,
  openGuardSet,
  readGuardSet,
  type GuardSet,
} from '../../money/protection/index.ts';
import { insertRounds, readRounds, roundOf, updateRounds, type StoredRound } from './rounds.queries.ts';
import type { Round } from './rounds.types.ts';
import { insertWins, isWin } from './wins.queries.ts';

type Kept = { round: Round; isNew: boolean; newDetail: unknown };

/** The rounds of one merchant in a batch, as read and as changed, and the guards of those who stake. */
function createRoundSet(rows: readonly StoredRound[], guards: GuardSet) {
  const rounds = new Map<string, Kept>();
  for (const row of rows) rounds.set(row.id, { round: roundOf(row), isNew: false, newDetail: null });
  const touched = new Set<Kept>();

  return {
    guards,
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

/** What a batch reads of a command: its round, and the guard of a member who stakes. */
type ReadCommand = { roundId: string; memberId: string; currency: string; isStake: boolean };

/** The statements that read rounds and guards; `openRoundSet` takes their results. */
export const readRoundSet = (merchantId: string, commands: readonly ReadCommand[]): Statement[] => [
  readRounds(
    merchantId,
    commands.map(({ roundId }) => roundId),
  ),
  // Play money needs no protection.
  ...readGuardSet(
    merchantId,
    commands
      .filter(({ isStake, currency }) => isStake && currency !== PLAY_MONEY)
      .map(({ memberId }) => memberId),
  ),
];

type Answers = readonly (readonly unknown[])[];

/**
 * @param further the results of `furtherRoundReads`, if there were any
 * @param reads the statements of `readRoundSet`
 */
export const openRoundSet = (
  [rounds, guards]: Answers,
  further: Answers,
  [, guardRead]: readonly Statement[],
): RoundSet =>
  createRoundSet((rounds ?? []) as readonly StoredRound[], openGuardSet(guardRead, guards, further[0]));

/** At most one statement, for stakes whose guard is not complete. */
export const furtherRoundReads = ({ guards }: RoundSet): Statement[] => furtherGuardReads(guards);

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
    ...guardWrites(sets.map(({ guards }) => guards)),
  ];
}
