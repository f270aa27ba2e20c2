import type { GuardSet } from '../../../money/protection/index.ts';
import type {
  AccountOf,
  LedgerBatch,
  LedgerKey,
  LedgerTransfer,
  PlayFigures,
} from '../../../money/wallet/index.ts';
import type { BonusContext, Parts } from './bonuses.rules.ts';
import type {
  AdmissionCode,
  BetCommand,
  CancelCommand,
  CorrectCommand,
  Debt,
  Outcome,
  PromoCommand,
  RefusalCode,
  RollbackCommand,
  Round,
  WinCommand,
} from '../rounds.types.ts';

/** A lost in-house round has no closing transfer: the round itself is marked as finished. */
export type InnerWin = Omit<WinCommand, 'id'> & { id: string | null };
/** Ids of the transfers that are posted beside the recorded command. */
export type InnerCancel = CancelCommand & { stakeTransferId: string; payoutTransferId: string };
export type InnerCorrect = CorrectCommand & { transferId: string };
export type InnerCommand =
  | BetCommand
  | InnerWin
  | RollbackCommand
  | InnerCancel
  | PromoCommand
  | InnerCorrect;

/** The rounds of a batch, in memory, and the guards and bonuses of those who stake. */
export type Rounds = BonusContext['rounds'] & {
  guards: Pick<GuardSet, 'admit'>;
  add: (round: Round) => Round;
  owe: (debt: Debt) => void;
};

/**
 * Numbers of the member's main account, of the account that pays and gets paid, and of the other side; null if the
 * command does not name the game.
 */
export type Sides = { main: number; wallet: number; other: number | null };

export type Context = { ledger: LedgerBatch; rounds: Rounds; sides: Sides; accountOf: AccountOf };
type Entry = { sequence: bigint; balanceAfterMinor: bigint };

/** Recorded for a command that is not a transfer itself, so that repeating it gets the same answer. */
type Note = {
  kind: string;
  memberId: string;
  roundId: string | null;
  about: string;
  at: string;
  sequence: string;
  balanceMinor: string;
  remembered?: true;
  /** Of a command that moved money in parts: the whole amount, and what of it is bonus money. */
  amount?: string;
  bonus?: string;
  /** The account of the other side. */
  other?: number;
  late?: true;
};

export const NONE: PlayFigures = { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n };

function standing({ ledger, sides }: Context): { balanceMinor: bigint; sequence: bigint } {
  const wallet = ledger.member(sides.wallet);
  if (!wallet) throw new Error('a member plays without an account');
  return { balanceMinor: wallet.balanceMinor, sequence: wallet.sequence };
}

export const refused = (context: Context, code: RefusalCode | AdmissionCode): Outcome => ({
  status: 'refused',
  code,
  balanceMinor: standing(context).balanceMinor,
});

export const notOpen = (context: Context, { state }: Round): Outcome => ({
  status: 'refused',
  code: 'rounds.not_open',
  balanceMinor: standing(context).balanceMinor,
  state,
});

export const accepted = (roundId: string, at: Date, entry: Entry | null, duplicate: boolean): Outcome => {
  if (!entry) throw new Error('a play transfer left no entry with the member');
  return {
    status: 'accepted',
    roundId,
    at,
    duplicate,
    balanceMinor: entry.balanceAfterMinor,
    sequence: entry.sequence,
  };
};

type NoteOf = {
  about: string;
  roundId: string | null;
  remembered?: true;
  parts?: Pick<Note, 'amount' | 'bonus' | 'other' | 'late'>;
};

/** Reserves the id of a command that is not a transfer itself, with the balance as the answer. */
export function note(
  context: Context,
  command: InnerCommand,
  { about, roundId, remembered, parts }: NoteOf,
): Outcome {
  const { ledger } = context;
  const { id, kind, memberId } = command;
  const now = standing(context);
  const ahead = remembered && { remembered };
  const content: Note = {
    kind,
    memberId,
    roundId,
    about,
    at: ledger.at.toISOString(),
    sequence: String(now.sequence),
    balanceMinor: String(now.balanceMinor),
    ...ahead,
    ...parts,
  };
  if (id !== null) ledger.note(id, content);
  return { status: 'accepted', roundId, at: ledger.at, duplicate: false, ...now, ...ahead };
}

export const noteOf = (key: LedgerKey): Note | null => key.content as Note | null;

/** Whether an id belongs to a command that was recorded beside its transfers, or without any. */
export const isNoted = ({ ledger }: Pick<Context, 'ledger'>, id: string): boolean =>
  ledger.find(id)?.transfer === null;

/** The answer of a command that was noted, or a mismatch if its content differs. */
export function noted(context: Context, known: LedgerKey, command: InnerCommand, about: string): Outcome {
  const content = noteOf(known);
  const same =
    content?.kind === command.kind &&
    content.memberId === command.memberId &&
    (command.roundId === undefined || content.roundId === command.roundId) &&
    content.about === about;
  if (!same) return refused(context, 'wallet.transfer_mismatch');
  return {
    status: 'accepted',
    roundId: content.roundId,
    at: new Date(content.at),
    duplicate: true,
    balanceMinor: BigInt(content.balanceMinor),
    sequence: BigInt(content.sequence),
    ...(content.remembered && { remembered: content.remembered }),
    ...(content.late && { late: content.late }),
  };
}

/** The account that is not the member's. */
export function otherSide({ sides }: Context): number {
  if (sides.other === null) throw new Error('a command that moves money names no game');
  return sides.other;
}

/** What a transfer or a note has led to; `moved` if it is new. */
type Moved = { outcome: Outcome; moved: boolean };

/** Posts the single transfer of a command and returns the member's entry. */
export function move(context: Context, transfer: LedgerTransfer): Moved {
  const result = context.ledger.post([transfer]);
  if (!result.ok) {
    const short = result.why === 'insufficientFunds';
    return {
      outcome: refused(context, short ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch'),
      moved: false,
    };
  }
  const [posted] = result.transfers;
  if (!posted) throw new Error('a transfer was posted and is not there');
  const entry = transfer.debit === context.sides.wallet ? posted.debitEntry : posted.creditEntry;
  return {
    outcome: accepted(transfer.reference, posted.at, entry, result.duplicate),
    moved: !result.duplicate,
  };
}

/**
 * Posts the parts of a command, all or none, and records the command itself: its id stands for the whole amount, as if
 * it were one transfer.
 */
export function moveParts(
  context: Context,
  command: InnerCommand,
  { parts, ...of }: NoteOf & { parts: Parts & { amountMinor: bigint; bonusMinor: bigint; late?: true } },
): Moved {
  if (!context.ledger.post(parts.transfers).ok)
    return { outcome: refused(context, 'wallet.insufficient_funds'), moved: false };
  for (const done of parts.done) done();
  const { amountMinor, bonusMinor, late } = parts;
  const kept = {
    amount: String(amountMinor),
    bonus: String(bonusMinor),
    other: otherSide(context),
    ...(late && { late }),
  };
  return { outcome: note(context, command, { ...of, parts: kept }), moved: true };
}

type Unit = { memberId: string; gameId: string; vendor: string; currency: string };

export const isOf = (round: Round, command: Unit): boolean =>
  round.memberId === command.memberId &&
  round.gameId === command.gameId &&
  round.vendor === command.vendor &&
  round.currency === command.currency;

/** A rollback came before the bet, which must be refused now. */
export const isTombstone = (key: LedgerKey): boolean => noteOf(key)?.kind === 'cancelled';

type UnitCommand = Unit & {
  merchantId: string;
  roundId: string;
  rulesVersion?: string;
  reference?: string;
  unit?: string;
  detail?: object;
  pooled?: { pool: string; validBetMinor: bigint };
};

const newBonus = (id: string) => ({
  id,
  stakeMinor: 0n,
  payoutMinor: 0n,
  touchedMinor: 0n,
  wageredMinor: 0n,
});

/** Adds a round without stake, which counts for a bonus if one is named. */
export const addRound = ({ ledger, rounds }: Context, command: UnitCommand, bonusId?: string): Round =>
  rounds.add({
    merchantId: command.merchantId,
    id: command.roundId,
    memberId: command.memberId,
    gameId: command.gameId,
    vendor: command.vendor,
    currency: command.currency,
    state: 'open',
    stakeMinor: 0n,
    payoutMinor: 0n,
    validBetMinor: command.pooled?.validBetMinor ?? 0n,
    openedAt: ledger.at,
    settledAt: null,
    correctedAt: null,
    isShut: false,
    bonus: bonusId === undefined ? null : newBonus(bonusId),
    rulesVersion: command.rulesVersion ?? '',
    reference: command.reference ?? '',
    unit: command.unit ?? null,
    pool: command.pooled?.pool ?? null,
    detail: command.detail ?? null,
  });

type Payment = { amountMinor: bigint; final: boolean; validBetMinor?: bigint; detail?: object };

/** Books a payment of an open round; the final one settles it. */
export function settle(context: Context, round: Round, payment: Payment): void {
  const { ledger, rounds, sides } = context;
  const { amountMinor, final, detail, validBetMinor: told = round.stakeMinor } = payment;
  // Rebates and contracts count on it, so it is never more than the member has staked.
  const counted = told < round.stakeMinor ? told : round.stakeMinor;
  const validBetMinor = final ? counted : 0n;
  rounds.change(round, {
    payoutMinor: round.payoutMinor + amountMinor,
    ...(final
      ? { state: 'settled', settledAt: ledger.at, validBetMinor }
      : { state: 'open', settledAt: null }),
    ...(detail && { detail }),
  });
  ledger.addFigures(sides.main, {
    rounds: final ? 1 : 0,
    stakeMinor: 0n,
    validBetMinor,
    payoutMinor: amountMinor,
  });
}

/** Changes the payout of a round that is settled already. */
export function correctPayout(
  { ledger, rounds, sides }: Context,
  round: Round,
  { payoutMinor, detail }: { payoutMinor: bigint; detail?: object | undefined },
): void {
  rounds.change(round, { payoutMinor, correctedAt: ledger.at, ...(detail && { detail }) });
  ledger.addFigures(sides.main, { ...NONE, payoutMinor: payoutMinor - round.payoutMinor });
}
