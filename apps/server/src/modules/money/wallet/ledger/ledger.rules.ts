import { periodOf, startOfPeriod } from '../seal/periods.rules.ts';
import type { Entry, PlayFigures } from '../wallet.types.ts';

/** A member account as it stands under its lock, then as the batch leaves it. */
export type MemberState = {
  account: number;
  merchantId: string;
  memberId: string;
  currency: string;
  balanceMinor: bigint;
  readonly minimumMinor: bigint;
  sequence: bigint;
  /** The newest period with play of this account, and its figures. */
  period: number;
  figures: PlayFigures;
};

/** A transfer between accounts known by their numbers. */
export type LedgerTransfer = {
  id: string;
  debit: number;
  credit: number;
  amountMinor: bigint;
  code: string;
  reference: string;
};

export type StoredTransfer = LedgerTransfer & {
  merchantId: string;
  at: Date;
  debitEntry: Entry | null;
  creditEntry: Entry | null;
};

/** What stands behind an id that was used. */
export type LedgerKey = {
  merchantId: string;
  id: string;
  /** Null when the command moved no money. */
  transfer: StoredTransfer | null;
  /** What a command without a transfer said and was answered. */
  content: unknown;
  voidedBy: string | null;
};

export type MemberFigures = PlayFigures & {
  merchantId: string;
  memberId: string;
  currency: string;
  period: number;
};

export type PostResult =
  | { ok: true; duplicate: boolean; transfers: StoredTransfer[] }
  | { ok: false; why: 'insufficientFunds' | 'transferMismatch' };

const NO_FIGURES: PlayFigures = { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n };
const isEmpty = (figures: PlayFigures): boolean =>
  figures.rounds === 0 &&
  figures.stakeMinor === 0n &&
  figures.validBetMinor === 0n &&
  figures.payoutMinor === 0n;

const sameContent = (stored: StoredTransfer, wanted: LedgerTransfer): boolean =>
  stored.debit === wanted.debit &&
  stored.credit === wanted.credit &&
  stored.amountMinor === wanted.amountMinor &&
  stored.code === wanted.code &&
  stored.reference === wanted.reference;

/**
 * The instant that a batch is written under. Never in a period that is closing, and never before a period in which
 * one of the accounts has played: clocks of several servers differ, the ledger's time does not run back.
 */
export function instantOf(now: Date, closingUntil: Date, members: readonly MemberState[]): Date {
  let at = Math.max(now.getTime(), closingUntil.getTime());
  for (const { period } of members) at = Math.max(at, startOfPeriod(period).getTime());
  return new Date(at);
}

export type LedgerBatch = ReturnType<typeof createLedgerBatch>;

/**
 * Decides in memory what a batch does at one merchant, over accounts that are locked and ids that were looked up. It holds every rule
 * of the ledger that concerns a single transfer; what it collected is written afterwards, or nothing at all.
 */
export function createLedgerBatch(given: {
  merchantId: string;
  at: Date;
  members: readonly MemberState[];
  /** Numbers of the system accounts that take part: whatever is neither is a mistake, never a free pass. */
  house: ReadonlySet<number>;
  keys: readonly LedgerKey[];
}) {
  const { merchantId, at } = given;
  const period = periodOf(at);
  const members = new Map(given.members.map((member) => [member.account, member]));
  const keys = new Map<string, LedgerKey>();
  // Two commands may ask for one id under different accounts: the answer that found the transfer is the right one.
  for (const key of given.keys) if (!keys.get(key.id)?.transfer) keys.set(key.id, key);
  const changed = new Set<MemberState>();
  const closedFigures: MemberFigures[] = [];
  const newKeys = new Set<LedgerKey>();
  const voidedKeys = new Set<LedgerKey>();
  const transfers: StoredTransfer[] = [];

  const find = (id: string): LedgerKey | undefined => keys.get(id);

  const addKey = (key: LedgerKey): void => {
    keys.set(key.id, key);
    newKeys.add(key);
  };

  const memberOf = (account: number): MemberState | undefined => {
    const member = members.get(account);
    if (!member && !given.house.has(account))
      throw new Error(`account ${account} takes part without its lock`);
    return member;
  };

  const enter = (member: MemberState | undefined, amountMinor: bigint): Entry | null => {
    if (!member) return null;
    member.balanceMinor += amountMinor;
    member.sequence += 1n;
    changed.add(member);
    return { sequence: member.sequence, balanceAfterMinor: member.balanceMinor };
  };

  const leave = (member: MemberState | undefined, amountMinor: bigint): void => {
    if (!member) return;
    member.balanceMinor -= amountMinor;
    member.sequence -= 1n;
  };

  /** Whether an account can pay; a system account always can. */
  const covers = (account: number, amountMinor: bigint): boolean => {
    const member = memberOf(account);
    return !member || member.balanceMinor - amountMinor >= member.minimumMinor;
  };

  const apply = (wanted: LedgerTransfer): StoredTransfer | undefined => {
    if (!covers(wanted.debit, wanted.amountMinor)) return undefined;
    const debit = memberOf(wanted.debit);
    return {
      ...wanted,
      merchantId,
      at,
      debitEntry: enter(debit, -wanted.amountMinor),
      creditEntry: enter(memberOf(wanted.credit), wanted.amountMinor),
    };
  };

  /** Linked transfers: all or none. The same ones again are answered as before and move nothing. */
  const post = (linked: readonly LedgerTransfer[]): PostResult => {
    const known = linked.flatMap((wanted) => find(wanted.id) ?? []);
    if (known.length > 0) {
      const stored = known.flatMap(({ transfer }) => transfer ?? []);
      const same =
        stored.length === linked.length &&
        stored.every((transfer, index) => {
          const wanted = linked[index];
          return wanted !== undefined && sameContent(transfer, wanted);
        });
      return same ? { ok: true, duplicate: true, transfers: stored } : { ok: false, why: 'transferMismatch' };
    }
    const done: StoredTransfer[] = [];
    for (const wanted of linked) {
      const transfer = apply(wanted);
      if (!transfer) {
        for (const undone of done) {
          leave(memberOf(undone.debit), -undone.amountMinor);
          leave(memberOf(undone.credit), undone.amountMinor);
        }
        return { ok: false, why: 'insufficientFunds' };
      }
      done.push(transfer);
    }
    for (const transfer of done) {
      transfers.push(transfer);
      addKey({ merchantId, id: transfer.id, transfer, content: null, voidedBy: null });
    }
    return { ok: true, duplicate: false, transfers: done };
  };

  return {
    merchantId,
    at,
    find,
    post,
    covers,
    /** The account under its lock; undefined for a system account. */
    member: (account: number): Readonly<MemberState> | undefined => members.get(account),
    /** Takes an id for a command that moves no money, with what it said and was answered. */
    note: (id: string, content: object, voidedBy: string | null = null): void =>
      addKey({ merchantId, id, transfer: null, content, voidedBy }),
    /** Marks a bet as cancelled. */
    voidKey: (key: LedgerKey, by: string): void => {
      key.voidedBy = by;
      if (!newKeys.has(key)) voidedKeys.add(key);
    },
    addFigures: (account: number, more: PlayFigures): void => {
      const member = members.get(account);
      if (!member || isEmpty(more)) return;
      if (member.period !== period) {
        const { memberId, currency } = member;
        if (!isEmpty(member.figures))
          closedFigures.push({ merchantId, memberId, currency, period: member.period, ...member.figures });
        member.period = period;
        member.figures = NO_FIGURES;
      }
      const { figures } = member;
      member.figures = {
        rounds: figures.rounds + more.rounds,
        stakeMinor: figures.stakeMinor + more.stakeMinor,
        validBetMinor: figures.validBetMinor + more.validBetMinor,
        payoutMinor: figures.payoutMinor + more.payoutMinor,
      };
      changed.add(member);
    },
    /** All that has to be written. */
    changes: () => ({
      merchantId,
      members: [...changed],
      transfers,
      newKeys: [...newKeys],
      voidedKeys: [...voidedKeys],
      closedFigures,
    }),
  };
}

export type LedgerChanges = ReturnType<LedgerBatch['changes']>;
