import type { Statement } from '../../../platform/db/statement.ts';
import { PLAY_MONEY } from '@croupier/contract/money/play-money.ts';
import {
  furtherGuardReads,
  guardWrites,
  openGuardSet,
  READ_GUARDS,
  readGuardSet,
  type GuardSet,
} from '../../money/protection/index.ts';
import {
  bonusWrites,
  hintsOf,
  openBonusSet,
  READ_BONUSES,
  readBonuses,
  type BonusSet,
} from '../../money/bonuses/index.ts';
import { mainOf, type AccountOf, type LedgerBatch } from '../../money/wallet/index.ts';
import { addClasses, classesOf, type ClassOf } from './classes.usecases.ts';
import { journalWrites, READ_CLASSES, type ClassRow } from './journal.queries.ts';
import { counts, journalOf, type JournalRows } from './journal.rules.ts';
import {
  insertBonusRounds,
  insertDebts,
  insertRounds,
  markRounds,
  readRounds,
  readRoundsOfBets,
  roundOf,
  updateBonusRounds,
  updateRounds,
  type AskedBet,
  type StoredRound,
} from './rounds.queries.ts';
import type { Debt, Round } from './rounds.types.ts';
import { deleteWins, insertWins, isWin } from './wins.queries.ts';

/** A round in a batch: as read, or null for a new one, and as decided. */
type Kept = { before: Round | null; round: Round; newDetail: unknown };

/** The rounds of one merchant in a batch, as read and as changed, and the guards of those who stake. */
function createRoundSet(
  rows: readonly StoredRound[],
  { classOf, guards, bonuses }: { classOf: ClassOf; guards: GuardSet; bonuses: BonusSet },
) {
  const rounds = new Map<string, Kept>();
  for (const row of rows) {
    const round = roundOf(row);
    rounds.set(row.id, { before: round, round, newDetail: null });
  }
  const touched = new Set<Kept>();
  const debts: Debt[] = [];
  /** Rounds with a bonus as they were when the bonus was last told; null for new ones. */
  const untold = new Map<string, Round | null>();

  return {
    guards,
    bonuses,
    /** Filled once the batch is decided. */
    journal: { results: [], reversed: [] } as JournalRows,
    classOf,
    find: (id: string): Round | undefined => rounds.get(id)?.round,
    add: (round: Round): Round => {
      const kept = { before: null, round, newDetail: null };
      rounds.set(round.id, kept);
      touched.add(kept);
      if (round.bonus) untold.set(round.id, null);
      return round;
    },
    change: (round: Round, changes: Partial<Round>): Round => {
      const kept = rounds.get(round.id);
      if (!kept) throw new Error(`round ${round.id} is not in this batch`);
      if (kept.round.bonus && !untold.has(round.id)) untold.set(round.id, kept.round);
      kept.round = { ...kept.round, ...changes };
      if (changes.detail !== undefined) kept.newDetail = changes.detail;
      touched.add(kept);
      return kept.round;
    },
    /** Rounds with a bonus that have changed since the last call, as they were then and as they are. */
    takeUntold: (): { before: Round | null; after: Round }[] => {
      if (untold.size === 0) return [];
      const told = [...untold].flatMap(([id, before]) => {
        const after = rounds.get(id)?.round;
        return after ? [{ before, after }] : [];
      });
      untold.clear();
      return told;
    },
    owe: (debt: Debt): void => void debts.push(debt),
    touched: (): Kept[] => [...touched],
    debts: (): readonly Debt[] => debts,
  };
}

export type RoundSet = ReturnType<typeof createRoundSet>;

/**
 * What a batch reads of a command: its round or that of its bet, the class of its game, and the guard of a member who
 * stakes.
 */
type ReadCommand = {
  roundId: string | undefined;
  bet?: AskedBet | undefined;
  memberId: string;
  currency: string;
  gameId: string | undefined;
  isStake: boolean;
};

/** Reads rounds, and carries the classes that need no reading. */
type RoundRead = Statement & { classes: ReadonlyMap<string, string> };
const isRoundRead = (read: Statement | undefined): read is RoundRead =>
  read !== undefined && 'classes' in read;

function roundsOfBets(merchantId: string, commands: readonly ReadCommand[]): Statement[] {
  const bets = commands.flatMap(({ bet }) => bet ?? []);
  return bets.length > 0 ? [readRoundsOfBets(merchantId, bets)] : [];
}

/** The statements that read rounds, guards and classes; `openRoundSet` takes their results. */
export function readRoundSet(merchantId: string, commands: readonly ReadCommand[]): Statement[] {
  const { known, reads } = classesOf(new Set(commands.flatMap(({ gameId }) => gameId ?? [])));
  const roundRead: RoundRead = Object.assign(
    readRounds(
      merchantId,
      commands.flatMap(({ roundId }) => roundId ?? []),
    ),
    { classes: known },
  );
  const guardReads = readGuardSet(
    merchantId,
    // Play money needs no protection.
    commands
      .filter(({ isStake, currency }) => isStake && currency !== PLAY_MONEY)
      .map(({ memberId }) => memberId),
  );
  return [
    roundRead,
    ...roundsOfBets(merchantId, commands),
    ...guardReads,
    ...reads,
    ...bonusReads(merchantId, commands),
  ];
}

/** The bonuses of members who play one, as far as this process knows. */
function bonusReads(merchantId: string, commands: readonly ReadCommand[]): Statement[] {
  const bonusIds = new Set<string>();
  const memberIds = new Set<string>();
  for (const { memberId, currency } of commands)
    for (const { bonusId } of hintsOf({ merchantId, memberId, currency })) {
      bonusIds.add(bonusId);
      memberIds.add(memberId);
    }
  return bonusIds.size > 0
    ? [readBonuses(merchantId, { bonusIds: [...bonusIds], memberIds: [...memberIds] })]
    : [];
}

type Answers = readonly (readonly unknown[])[];

/**
 * @param further the results of `furtherRoundReads`, if there were any
 * @param reads the statements of `readRoundSet`
 */
export function openRoundSet(answers: Answers, further: Answers, reads: readonly Statement[]): RoundSet {
  const rounds = reads.flatMap(({ name }, index) =>
    name.startsWith('read_rounds') ? (answers[index] ?? []) : [],
  );
  const answerAt = (wanted: string): number => reads.findIndex(({ name }) => name === wanted);
  const [guards, classes, bonuses] = [READ_GUARDS, READ_CLASSES, READ_BONUSES].map(answerAt) as [
    number,
    number,
    number,
  ];
  const known = isRoundRead(reads[0]) ? reads[0].classes : new Map<string, string>();
  return createRoundSet(rounds as readonly StoredRound[], {
    classOf: addClasses(known, (answers[classes] ?? []) as readonly ClassRow[]),
    guards: openGuardSet(reads[guards], answers[guards], further[0]),
    bonuses: openBonusSet(answers[bonuses]),
  });
}

/**
 * Writes into the journal what a batch has settled, voided or corrected: the last step of deciding. It compares each
 * round with what was read, so no verb has to think of the journal; it must name the member's main account.
 */
export function finishRounds(ledger: LedgerBatch, set: RoundSet, accountOf: AccountOf): void {
  const counted = set.touched().filter(({ before, round: after }) => counts(before) || counts(after));
  const rows = counted.map(({ before, round: after }) => {
    const { merchantId, memberId, currency, gameId } = after;
    const accountId = accountOf({ merchantId, currency, ref: mainOf(memberId) }).id;
    return journalOf({ before, after, accountId, class: set.classOf(gameId), at: ledger.at });
  });
  set.journal = {
    results: rows.flatMap(({ results }) => results),
    reversed: rows.flatMap(({ reversed }) => reversed),
  };
}

/** At most one statement, for stakes whose guard is not complete. */
export const furtherRoundReads = ({ guards }: RoundSet): Statement[] => furtherGuardReads(guards);

const isMarked = ({ before, round }: Kept): boolean =>
  round.isShut !== (before?.isShut ?? false) || round.correctedAt !== (before?.correctedAt ?? null);

/** Settled before this batch, with another payout now. */
const isCorrected = ({ before, round }: Kept): boolean =>
  before?.state === 'settled' && round.payoutMinor !== before.payoutMinor;

const isNewWin = (kept: Kept): boolean =>
  isWin(kept.round) && (kept.before?.state !== 'settled' || isCorrected(kept));

const roundsIn = (touched: readonly Kept[], wanted: (kept: Kept) => boolean): Round[] =>
  touched.filter(wanted).map(({ round }) => round);

function updatesOf(set: RoundSet): Statement[] {
  const touched = set.touched();
  const changed = touched
    .filter(({ before }) => before !== null)
    .map(({ round, newDetail }) => ({ ...round, newDetail }));
  const [marked, corrected] = [roundsIn(touched, isMarked), roundsIn(touched, isCorrected)];
  const withBonus = changed.filter(({ bonus }) => bonus !== null);
  const plain = withBonus.length > 0 ? changed.filter(({ bonus }) => bonus === null) : changed;
  const merchantId = touched[0]?.round.merchantId ?? '';
  return [
    ...(plain.length > 0 ? [updateRounds(merchantId, plain)] : []),
    ...(withBonus.length > 0 ? [updateBonusRounds(merchantId, withBonus)] : []),
    ...(marked.length > 0 ? [markRounds(merchantId, marked)] : []),
    ...(corrected.length > 0 ? [deleteWins(merchantId, corrected)] : []),
  ];
}

/** The rounds that a batch has settled. */
export const settledIn = (sets: readonly RoundSet[]): Round[] =>
  sets.flatMap((set) =>
    roundsIn(set.touched(), ({ before, round }) => counts(round) && before?.state !== 'settled'),
  );

/** The rounds that somebody has staked on in a batch. */
export const stakedIn = (sets: readonly RoundSet[]): Round[] =>
  sets.flatMap((set) =>
    roundsIn(set.touched(), ({ before, round }) => round.stakeMinor > (before?.stakeMinor ?? 0n)),
  );

/** The writes of a batch: inserts of all merchants together, updates merchant by merchant. */
export function roundWrites(sets: readonly RoundSet[]): Statement[] {
  const touched = sets.flatMap((set) => set.touched());
  const added = roundsIn(touched, ({ before }) => before === null);
  const plain = added.filter(({ bonus }) => bonus === null);
  const withBonus = plain.length < added.length ? added.filter(({ bonus }) => bonus !== null) : [];
  const won = roundsIn(touched, isNewWin);
  const debts = sets.flatMap((set) => set.debts());
  return [
    ...(plain.length > 0 ? [insertRounds(plain)] : []),
    ...(withBonus.length > 0 ? [insertBonusRounds(withBonus)] : []),
    ...sets.flatMap(updatesOf),
    ...(won.length > 0 ? [insertWins(won)] : []),
    ...(debts.length > 0 ? [insertDebts(debts)] : []),
    ...journalWrites(sets.map(({ journal }) => journal)),
    ...guardWrites(sets.map(({ guards }) => guards)),
    ...bonusWrites(sets.map(({ bonuses }) => bonuses)),
  ];
}
