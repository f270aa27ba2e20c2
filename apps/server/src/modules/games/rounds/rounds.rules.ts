import type { GuardSet } from '../../money/protection/index.ts';
import type { LedgerBatch, LedgerKey, LedgerTransfer, PlayFigures } from '../../money/wallet/index.ts';
import type { BetCommand, Outcome, RefusalCode, RollbackCommand, Round, WinCommand } from './rounds.types.ts';

/** A lost in-house round has no closing transfer: the round itself is marked as finished. */
export type InnerWin = Omit<WinCommand, 'id'> & { id: string | null; detail?: object };
export type InnerCommand = BetCommand | InnerWin | RollbackCommand;

/** The rounds of a batch, in memory, and the guards of those who stake. */
export type Rounds = {
  guards: Pick<GuardSet, 'admit'>;
  find: (id: string) => Round | undefined;
  add: (round: Round) => Round;
  change: (round: Round, changes: Partial<Round>) => Round;
};

/** Numbers of the member's main account and the other account. */
export type Sides = { main: number; other: number };

type Context = { ledger: LedgerBatch; rounds: Rounds; sides: Sides };
type Entry = { sequence: bigint; balanceAfterMinor: bigint };

/** Recorded for a command that moved no money, so that repeating it gets the same answer. */
type Note = {
  kind: string;
  memberId: string;
  roundId: string;
  about: string;
  at: string;
  sequence: string;
  balanceMinor: string;
};

const NONE: PlayFigures = { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n };

function standing({ ledger, sides }: Context): { balanceMinor: bigint; sequence: bigint } {
  const main = ledger.member(sides.main);
  if (!main) throw new Error('a member plays without an account');
  return { balanceMinor: main.balanceMinor, sequence: main.sequence };
}

const refused = (context: Context, code: RefusalCode): Outcome => ({
  status: 'refused',
  code,
  balanceMinor: standing(context).balanceMinor,
});

const accepted = (roundId: string, at: Date, entry: Entry | null, duplicate: boolean): Outcome => {
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

type Noted = { kind: string; memberId: string; roundId: string };

/** Reserves the id of a command that moves no money. */
function note(context: Context, command: InnerCommand, about: string): Outcome {
  const { ledger } = context;
  const { id, kind, memberId, roundId } = command;
  const now = standing(context);
  const content: Note = {
    kind,
    memberId,
    roundId,
    about,
    at: ledger.at.toISOString(),
    sequence: String(now.sequence),
    balanceMinor: String(now.balanceMinor),
  };
  if (id !== null) ledger.note(id, content);
  return { status: 'accepted', roundId, at: ledger.at, duplicate: false, ...now };
}

/** The answer of a command that moved no money, or a mismatch if its content differs. */
function noted(context: Context, known: LedgerKey, command: Noted, about: string): Outcome {
  const content = known.content as Note | null;
  const same =
    content?.kind === command.kind &&
    content.memberId === command.memberId &&
    content.roundId === command.roundId &&
    content.about === about;
  if (!same) return refused(context, 'wallet.transfer_mismatch');
  return {
    status: 'accepted',
    roundId: command.roundId,
    at: new Date(content.at),
    duplicate: true,
    balanceMinor: BigInt(content.balanceMinor),
    sequence: BigInt(content.sequence),
  };
}

/** Posts the single transfer of a command and returns the member's entry. */
function move(
  context: Context,
  { roundId }: InnerCommand,
  transfer: Omit<LedgerTransfer, 'reference'>,
): { outcome: Outcome; moved: boolean } {
  const result = context.ledger.post([{ ...transfer, reference: roundId }]);
  if (!result.ok) {
    const short = result.why === 'insufficientFunds';
    return {
      outcome: refused(context, short ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch'),
      moved: false,
    };
  }
  const [posted] = result.transfers;
  if (!posted) throw new Error('a transfer was posted and is not there');
  const entry = transfer.debit === context.sides.main ? posted.debitEntry : posted.creditEntry;
  return { outcome: accepted(roundId, posted.at, entry, result.duplicate), moved: !result.duplicate };
}

const isOf = (round: Round, command: InnerCommand): boolean =>
  round.memberId === command.memberId &&
  round.gameId === command.gameId &&
  round.vendor === command.vendor &&
  round.currency === command.currency;

const isCancelledAhead = (key: LedgerKey): boolean => key.content !== null && key.voidedBy !== null;

/** A used id is answered from its record before anything else is checked. */
export function decideBet(context: Context, command: BetCommand): Outcome {
  const { ledger, rounds, sides } = context;
  const { merchantId, id, roundId, amountMinor } = command;
  const transfer = { id, debit: sides.main, credit: sides.other, amountMinor, code: 'bet' };
  const known = ledger.find(id);
  if (known)
    return isCancelledAhead(known)
      ? refused(context, 'rounds.bet_cancelled')
      : move(context, command, transfer).outcome;
  const round = rounds.find(roundId);
  if (round && !isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round?.state === 'settled') return refused(context, 'rounds.not_open');
  const stake = { memberId: command.memberId, currency: command.currency, stakeMinor: amountMinor };
  const refusal = rounds.guards.admit(ledger, sides.main, stake);
  if (refusal) return refused(context, refusal);

  const { outcome, moved } = move(context, command, transfer);
  if (!moved) return outcome;
  if (round)
    // A voided round has no stake: a new bet opens it again.
    rounds.change(round, { stakeMinor: round.stakeMinor + amountMinor, state: 'open', settledAt: null });
  else
    rounds.add({
      merchantId,
      id: roundId,
      memberId: command.memberId,
      gameId: command.gameId,
      vendor: command.vendor,
      currency: command.currency,
      state: 'open',
      stakeMinor: amountMinor,
      payoutMinor: 0n,
      validBetMinor: 0n,
      openedAt: ledger.at,
      settledAt: null,
      rulesVersion: command.rulesVersion ?? '',
      reference: command.reference ?? '',
      detail: command.detail ?? null,
    });
  ledger.addFigures(sides.main, { ...NONE, stakeMinor: amountMinor });
  return outcome;
}

const aboutWin = ({ final }: InnerWin): string => (final ? 'final' : 'more to come');

function settle(context: Context, round: Round, command: InnerWin): void {
  const { ledger, rounds, sides } = context;
  const { amountMinor, final } = command;
  const validBetMinor = final ? (command.validBetMinor ?? round.stakeMinor) : 0n;
  rounds.change(round, {
    payoutMinor: round.payoutMinor + amountMinor,
    ...(final && { state: 'settled' as const, settledAt: ledger.at, validBetMinor }),
    ...(command.detail && { detail: command.detail }),
  });
  ledger.addFigures(sides.main, {
    rounds: final ? 1 : 0,
    stakeMinor: 0n,
    validBetMinor,
    payoutMinor: amountMinor,
  });
}

export function decideWin(context: Context, command: InnerWin): Outcome {
  const { ledger, rounds, sides } = context;
  const { id, roundId, amountMinor } = command;
  if (id === null && amountMinor > 0n) throw new Error('a payout needs an id');
  const pay = () =>
    move(context, command, {
      id: id ?? '',
      debit: sides.other,
      credit: sides.main,
      amountMinor,
      code: 'win',
    });
  const known = id === null ? undefined : ledger.find(id);
  if (known) return amountMinor === 0n ? noted(context, known, command, aboutWin(command)) : pay().outcome;
  const round = rounds.find(roundId);
  if (!round) return refused(context, 'rounds.not_found');
  if (!isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round.state !== 'open') return refused(context, 'rounds.not_open');

  const { outcome, moved } =
    amountMinor === 0n ? { outcome: note(context, command, aboutWin(command)), moved: true } : pay();
  if (moved) settle(context, round, command);
  return outcome;
}

/** Records that a bet must be refused when it arrives. */
function cancelAhead(context: Context, command: RollbackCommand): Outcome {
  const { betId, id, roundId } = command;
  context.ledger.note(betId, { kind: 'cancelled', roundId }, id);
  return note(context, command, betId);
}

/** A repeated rollback: the bet that it names records it. */
function rolledBack(context: Context, known: LedgerKey, command: RollbackCommand): Outcome {
  const { transfer } = known;
  if (!transfer) return noted(context, known, command, command.betId);
  const same =
    transfer.code === 'rollback' &&
    transfer.debit === context.sides.other &&
    transfer.credit === context.sides.main &&
    transfer.reference === command.roundId &&
    context.ledger.find(command.betId)?.voidedBy === command.id;
  return same
    ? accepted(command.roundId, transfer.at, transfer.creditEntry, true)
    : refused(context, 'wallet.transfer_mismatch');
}

export function decideRollback(context: Context, command: RollbackCommand): Outcome {
  const { ledger, rounds, sides } = context;
  const { id, betId, roundId } = command;
  if (id === betId) return refused(context, 'wallet.transfer_mismatch');
  const known = ledger.find(id);
  if (known) return rolledBack(context, known, command);
  const bet = ledger.find(betId);
  if (!bet) return cancelAhead(context, command);
  // Cancelled before under another id: nothing is left to return.
  if (isCancelledAhead(bet)) return note(context, command, betId);
  const { transfer } = bet;
  if (transfer?.code !== 'bet' || transfer.debit !== sides.main || transfer.credit !== sides.other)
    return refused(context, 'wallet.transfer_mismatch');
  if (transfer.reference !== roundId) return refused(context, 'rounds.mismatch');
  if (bet.voidedBy) return note(context, command, betId);
  const round = rounds.find(roundId);
  if (!round) return refused(context, 'rounds.not_found');
  if (round.state !== 'open') return refused(context, 'rounds.not_open');

  const { amountMinor } = transfer;
  const { outcome, moved } = move(context, command, {
    id,
    debit: sides.other,
    credit: sides.main,
    amountMinor,
    code: 'rollback',
  });
  if (!moved) return outcome;
  ledger.voidKey(bet, id);
  const stakeMinor = round.stakeMinor - amountMinor;
  const over = stakeMinor === 0n && round.payoutMinor === 0n;
  rounds.change(round, { stakeMinor, ...(over && { state: 'voided' as const, settledAt: ledger.at }) });
  ledger.addFigures(sides.main, { ...NONE, stakeMinor: -amountMinor });
  return outcome;
}
