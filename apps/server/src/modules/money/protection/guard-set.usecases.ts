import type { ProtectionCode } from '@croupier/contract/protection/protection.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { LedgerBatch, MemberFigures } from '../wallet/index.ts';
import { admit, fold, parseRules, type GuardRules, type PlayPeriod } from './guard.rules.ts';
import { foldGuards, readGuards, type FoldedGuard, type GuardRow } from './guards.queries.ts';

/** An hour of play: with more periods to add up than this, a batch keeps their sum in the guard. */
export const FOLD_FROM_PERIODS = 12;

type OpenGuard = {
  currency: string;
  version: number;
  keptPeriod: number;
  rules: GuardRules;
  periods: PlayPeriod[];
};

export type Stake = { memberId: string; currency: string; stakeMinor: bigint };

const periodOf = ({ period, stakeMinor, payoutMinor }: MemberFigures): PlayPeriod => ({
  period,
  stakeMinor,
  payoutMinor,
});

function openGuardsOf(rows: readonly GuardRow[]): Map<string, OpenGuard> {
  const guards = new Map<string, OpenGuard>();
  for (const row of rows) {
    let guard = guards.get(row.member_id);
    if (!guard) {
      const { currency, version, kept_period: keptPeriod } = row;
      guard = { currency, version, keptPeriod, rules: parseRules(row.rules), periods: [] };
      guards.set(row.member_id, guard);
    }
    if (row.period !== null)
      guard.periods.push({
        period: row.period,
        stakeMinor: row.stake_minor,
        payoutMinor: row.payout_minor,
      });
  }
  return guards;
}

/** The guards of one merchant's members in a batch. */
function createGuardSet(rows: readonly GuardRow[]) {
  const guards = openGuardsOf(rows);
  const folded = new Map<string, FoldedGuard>();

  return {
    /**
     * Decides about a stake by the ledger's own figures: what is stored of earlier periods, and the open period of the
     * locked account as the batch has changed it so far.
     */
    admit: (ledger: LedgerBatch, account: number, stake: Stake): ProtectionCode | null => {
      const guard = guards.get(stake.memberId);
      if (!guard) return null;
      const main = ledger.member(account);
      if (!main) throw new Error('a member stakes without an account');
      const left = ledger.leftPeriod(account);
      // The sealer may have copied the account's period already.
      const figures = guard.periods.filter(({ period }) => period !== main.period && period !== left?.period);
      const rules = guard.currency === stake.currency ? guard.rules : { ...guard.rules, limits: [] };
      if (left) figures.push(periodOf(left));
      if (figures.length > FOLD_FROM_PERIODS && !folded.has(stake.memberId)) {
        const newKeptPeriod = left?.period ?? main.period;
        const { version, keptPeriod } = guard;
        folded.set(stake.memberId, {
          merchantId: ledger.merchantId,
          memberId: stake.memberId,
          version,
          keptPeriod,
          newKeptPeriod,
          rules: fold({ rules: guard.rules, keptPeriod, figures }, newKeptPeriod, ledger.at),
        });
      }
      figures.push({ period: main.period, ...main.figures });
      return admit({ rules, keptPeriod: guard.keptPeriod, figures }, stake.stakeMinor, ledger.at);
    },
    folded: (): FoldedGuard[] => [...folded.values()],
  };
}

export type GuardSet = ReturnType<typeof createGuardSet>;

/** The statement that reads the guards of members who stake in a batch; none if nobody does. */
export function readGuardSet(merchantId: string, memberIds: Iterable<string>): Statement[] {
  const ids = [...new Set(memberIds)];
  return ids.length > 0 ? [readGuards(merchantId, ids)] : [];
}

export const openGuardSet = (rows: readonly unknown[] | undefined): GuardSet =>
  createGuardSet((rows ?? []) as readonly GuardRow[]);

/** What a batch keeps of the guards: nothing for most batches. */
export const guardWrites = (sets: readonly GuardSet[]): Statement[] =>
  sets.flatMap((set) => {
    const folded = set.folded();
    const [first] = folded;
    return first ? [foldGuards(first.merchantId, folded)] : [];
  });
