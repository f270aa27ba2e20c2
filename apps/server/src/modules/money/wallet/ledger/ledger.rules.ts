import { periodOf, startOfPeriod } from '../seal/periods.rules.ts';
import type { Entry, PlayFigures } from '../wallet.types.ts';

/** A member account as read under its lock, then as changed by the batch. */
export type MemberState = {
  account: number;
  merchantId: string;
  memberId: string;
  currency: string;
  balanceMinor: bigint;
  readonly minimumMinor: bigint;
  sequence: bigint;
  /** Of a main account: whether a bonus of the member plays. */
  readonly playsBonus: boolean;
  /** The newest period with play of this account, and its figures. */
  period: number;
  figures: PlayFigures;
};

/** A transfer between accounts given by number. */
export type LedgerTransfer = {
  id: string;
  debit: number;
  credit: number;
  amountMinor: bigint;
  code: string;
  reference: string;
  /** May take the debit account below its minimum. */
  overdraws?: true;
};

export type StoredTransfer = LedgerTransfer & {
  merchantId: string;
  at: Date;
  debitEntry: Entry | null;
  creditEntry: Entry | null;
};

/** What a used id was used for. */
export type LedgerKey = {
  merchantId: string;
  id: string;
  /** Null if the command moved no money. */
  transfer: StoredTransfer | null;
  /** The content and answer of a command without a transfer. */
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
 * The instant at which a batch is written: never in a period that is closing, and never before a period in which one
 * of the accounts has played, because server clocks differ but the ledger's time must not run backwards.
 */
export function instantOf(now: Date, closingUntil: Date, members: readonly MemberState[]): Date {
  let at = Math.max(now.getTime(), closingUntil.getTime());
  for (const { period } of members) at = Math.max(at, startOfPeriod(period).getTime());
  return new Date(at);
}

export type LedgerBatch = ReturnType<typeof createLedgerBatch>;

/**
 * Decides in memory what a batch does at one merchant, with locked accounts and looked-up ids. Contains every ledger
 * rule about single transfers; its result is written afterwards completely or not at all.
 */
export function createLedgerBatch(given: {
  merchantId: string;
  at: Date;
  members: readonly MemberState[];
  /** Numbers of the system accounts involved. Any other unlocked account is an error. */
  house: ReadonlySet<number>;
  keys: readonly LedgerKey[];
}) {
  const { merchantId, at } = given;
  const period = periodOf(at);
  const members = new Map(given.members.map((member) => [member.account, member]));
  const keys = new Map<string, LedgerKey>();
  // Two commands may look up one id under different accounts; the result that found the transfer is correct.
  for (const key of given.keys) if (!keys.get(key.id)?.transfer) keys.set(key.id, key);
  const changed = new Set<MemberState>();
  /** By account. The time of a batch is fixed, so an account leaves at most one period. */
  const leftPeriods = new Map<number, MemberFigures>();
  /** By account: how far below its minimum it may stand. */
  const overdrafts = new Map<number, bigint>();
  const newKeys = new Set<LedgerKey>();
  const voidedKeys = new Set<LedgerKey>();
  const transfers: StoredTransfer[] = [];
  // A side without an entry is a system account, also if no command named it.
  const house = new Set(given.house);
  for (const { transfer } of given.keys) {
    if (transfer?.debitEntry === null) house.add(transfer.debit);
    if (transfer?.creditEntry === null) house.add(transfer.credit);
  }

  const find = (id: string): LedgerKey | undefined => keys.get(id);

  const addKey = (key: LedgerKey): void => {
    keys.set(key.id, key);
    newKeys.add(key);
  };

  const memberOf = (account: number): MemberState | undefined => {
    const member = members.get(account);
    if (!member && !house.has(account)) throw new Error(`account ${account} takes part without its lock`);
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

  /** Whether an account can pay; system accounts always can. */
  const covers = (account: number, amountMinor: bigint): boolean => {
    const member = memberOf(account);
    return !member || member.balanceMinor - amountMinor >= member.minimumMinor;
  };

  const overdraw = (member: MemberState | undefined, amountMinor: bigint): void => {
    if (!member) return;
    const below = member.minimumMinor - (member.balanceMinor - amountMinor);
    if (below > 0n) overdrafts.set(member.account, below);
  };

  const apply = ({ overdraws, ...wanted }: LedgerTransfer): StoredTransfer | undefined => {
    const debit = memberOf(wanted.debit);
    if (overdraws) overdraw(debit, wanted.amountMinor);
    else if (!covers(wanted.debit, wanted.amountMinor)) return undefined;
    return {
      ...wanted,
      merchantId,
      at,
      debitEntry: enter(debit, -wanted.amountMinor),
      creditEntry: enter(memberOf(wanted.credit), wanted.amountMinor),
    };
  };

  /** Posts linked transfers: all or none. Repeating them returns the first answer and moves nothing. */
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
    /** A system account that no command named: one that a record of this batch names. */
    addHouse: (account: number): void => void house.add(account),
    /** What a member's account can pay. */
    available: (account: number): bigint => {
      const member = members.get(account);
      if (!member) throw new Error(`account ${account} is not a locked member account`);
      const amountMinor = member.balanceMinor - member.minimumMinor;
      return amountMinor > 0n ? amountMinor : 0n;
    },
    /** The account under its lock; undefined for a system account. */
    member: (account: number): Readonly<MemberState> | undefined => members.get(account),
    /** The figures of the period that the account has left within this batch. */
    leftPeriod: (account: number): MemberFigures | undefined => leftPeriods.get(account),
    /** Reserves an id for a command that moves no money, with its content and answer. */
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
          leftPeriods.set(account, {
            merchantId,
            memberId,
            currency,
            period: member.period,
            ...member.figures,
          });
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
    /** Everything to be written. */
    changes: () => ({
      merchantId,
      members: [...changed],
      transfers,
      newKeys: [...newKeys],
      voidedKeys: [...voidedKeys],
      closedFigures: [...leftPeriods.values()],
      overdrafts: [...overdrafts].map(([account, amountMinor]) => ({ account, amountMinor })),
    }),
  };
}

export type LedgerChanges = ReturnType<LedgerBatch['changes']>;
