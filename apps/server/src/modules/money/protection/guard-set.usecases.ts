import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import { createBoundedMap } from '../../../platform/bounded-map.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { LedgerBatch, MemberFigures } from '../wallet/index.ts';
import { admit, fold, parseRules, type GuardRules, type PlayPeriod } from './guard.rules.ts';
import {
  foldGuards,
  readFullGuards,
  readGuards,
  type FoldedGuard,
  type FullGuardRow,
  type GuardRow,
} from './guards.queries.ts';

/** A guard in one state: it never changes. */
type ParsedGuard = {
  readonly memberId: string;
  readonly currency: string;
  readonly version: number;
  readonly keptPeriod: number;
  readonly rules: GuardRules;
};

const MAX_PARSED_GUARDS = 50_000;

/**
 * Guards that this process has parsed. The database confirms their state inside each transaction that uses them, so
 * they are never out of date.
 */
const parsed = createBoundedMap<string, ParsedGuard>(MAX_PARSED_GUARDS);
const unknown = (memberId: string) => ({ memberId, version: 0, keptPeriod: 0 });

/** A guard in a batch. `periods` with play since the kept one are there where they had to be read. */
type OpenGuard = { guard: ParsedGuard; periods: PlayPeriod[] | undefined; account: number | undefined };

export type Stake = { memberId: string; currency: string; stakeMinor: bigint };

/** The statement, with the guards whose state it asks to confirm. */
type GuardRead = Statement & { known: readonly ParsedGuard[] };

const isGuardRead = (statement: Statement | undefined): statement is GuardRead =>
  statement !== undefined && 'known' in statement;

function parse(row: GuardRow): ParsedGuard {
  const { member_id: memberId, currency, version, kept_period: keptPeriod } = row;
  const known = parsed.get(memberId);
  if (known?.version === version && known.keptPeriod === keptPeriod) return known;
  const guard = { memberId, currency, version, keptPeriod, rules: parseRules(row.rules) };
  parsed.set(memberId, guard);
  return guard;
}

type Answers = {
  rows: readonly GuardRow[];
  full: readonly FullGuardRow[];
  known: readonly ParsedGuard[];
};

function openGuards({ rows, full, known }: Answers): Map<string, OpenGuard> {
  const guards = new Map<string, OpenGuard>();
  const open = (guard: ParsedGuard, periods?: PlayPeriod[]): void =>
    void guards.set(guard.memberId, { guard, periods, account: undefined });
  for (const guard of known) open(guard);
  for (const row of rows) open(parse(row));
  for (const row of full) {
    if (!guards.get(row.member_id)?.periods) open(parse(row), []);
    const { period, stake_minor: stakeMinor, payout_minor: payoutMinor } = row;
    if (period !== null) guards.get(row.member_id)?.periods?.push({ period, stakeMinor, payoutMinor });
  }
  return guards;
}

const periodOf = ({ period, stakeMinor, payoutMinor }: MemberFigures): PlayPeriod => ({
  period,
  stakeMinor,
  payoutMinor,
});

/** The periods with play since the kept one: those that were read, and the account's as the batch has changed it so far. */
function figuresOf({ periods }: OpenGuard, ledger: LedgerBatch, account: number): PlayPeriod[] {
  const main = ledger.member(account);
  if (!main) throw new Error('a member stakes without an account');
  const left = ledger.leftPeriod(account);
  const { stakeMinor, payoutMinor } = main.figures;
  const open = { period: main.period, stakeMinor, payoutMinor };
  const own = left ? [periodOf(left), open] : [open];
  if (!periods || periods.length === 0) return own;
  // The sealer may have copied the account's period already.
  return [...periods.filter(({ period }) => period !== main.period && period !== left?.period), ...own];
}

/** The guards of one merchant's members in a batch. */
function createGuardSet(answers: Answers) {
  const guards = openGuards(answers);
  const incomplete = new Set<string>();
  let batch: LedgerBatch | undefined;

  return {
    /**
     * Decides about a stake by the ledger's own figures. A guard that lacks figures admits it for now: they are read,
     * and everything is decided again.
     */
    admit: (ledger: LedgerBatch, account: number, stake: Stake): ProtectionCode | null => {
      const open = guards.get(stake.memberId);
      if (!open) return null;
      batch = ledger;
      open.account = account;
      const { rules, keptPeriod, currency } = open.guard;
      const locked = ledger.leftPeriod(account)?.period ?? ledger.member(account)?.period ?? 0;
      if (!open.periods && locked > keptPeriod) {
        incomplete.add(stake.memberId);
        return null;
      }
      const applied = currency === stake.currency ? rules : { ...rules, limits: [], maxStake: null };
      const figures = figuresOf(open, ledger, account);
      return admit({ rules: applied, keptPeriod, figures }, stake.stakeMinor, ledger.at);
    },
    /** Members whose figures must be read before the batch can be decided; usually none. */
    incomplete: () => ({ merchantId: batch?.merchantId ?? '', memberIds: [...incomplete] }),
    /**
     * The sums of what is final now, of members whose accounts have left a period since their guard was kept. That makes
     * one small write for a member and five minutes of play.
     */
    folded: (): FoldedGuard[] => {
      const folded: FoldedGuard[] = [];
      if (!batch) return folded;
      const { merchantId, at } = batch;
      for (const [memberId, open] of guards) {
        const { account, guard } = open;
        const { rules, version, keptPeriod } = guard;
        if (account === undefined) continue;
        const newKeptPeriod = batch.member(account)?.period ?? 0;
        if (newKeptPeriod <= keptPeriod) continue;
        const figures = figuresOf(open, batch, account);
        const kept = fold({ rules, keptPeriod, figures }, newKeptPeriod, at);
        folded.push({ merchantId, memberId, version, keptPeriod, newKeptPeriod, rules: kept });
      }
      return folded;
    },
  };
}

export type GuardSet = ReturnType<typeof createGuardSet>;

/** The statement that reads the guards of members who stake in a batch; none if nobody does. */
export function readGuardSet(merchantId: string, memberIds: Iterable<string>): Statement[] {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return [];
  const states = ids.map((memberId) => parsed.get(memberId) ?? unknown(memberId));
  const known = states.filter((state) => 'rules' in state);
  return [Object.assign(readGuards(merchantId, states), { known })];
}

/** Takes the statement of `readGuardSet`, its result, and that of `furtherGuardReads` if there was one. */
export const openGuardSet = (
  read: Statement | undefined,
  rows: readonly unknown[] | undefined,
  full: readonly unknown[] | undefined,
): GuardSet =>
  createGuardSet({
    rows: (rows ?? []) as readonly GuardRow[],
    full: (full ?? []) as readonly FullGuardRow[],
    known: isGuardRead(read) ? read.known : [],
  });

/** For members whose last period with stakes was ended by a payout: the next stake reads what is not kept yet. */
export function furtherGuardReads(set: GuardSet): Statement[] {
  const { merchantId, memberIds } = set.incomplete();
  return memberIds.length > 0 ? [readFullGuards(merchantId, memberIds)] : [];
}

/** What a batch keeps of the guards: nothing for most batches. */
export const guardWrites = (sets: readonly GuardSet[]): Statement[] =>
  sets.flatMap((set) => {
    const folded = set.folded();
    const [first] = folded;
    return first ? [foldGuards(first.merchantId, folded)] : [];
  });
