import type { Book, LedgerKey, PlayFigures } from '../wallet/index.ts';
import type { BetCommand, Outcome, RefusalCode, RollbackCommand, Round, WinCommand } from './rounds.types.ts';

/** A lost in-house round needs no id of its own: the round itself says that it is over. */
export type InnerWin = Omit<WinCommand, 'id'> & { id: string | null; detail?: object };
export type InnerCommand = BetCommand | InnerWin | RollbackCommand;

/** The rounds of a batch, in memory. */
export type Rounds = {
  find: (merchantId: string, id: string) => Round | undefined;
  add: (round: Round) => Round;
  change: (round: Round, changes: Partial<Round>) => Round;
};

/** Numbers of the two accounts: the member's main one and the other side. */
export type Sides = { main: number; other: number };

type Context = { book: Book; rounds: Rounds; sides: Sides };
type Entry = { sequence: bigint; balanceAfterMinor: bigint };

/** What is kept of a command that moved no money, so that it is answered the same way again. */
type Note = {
  kind: string;
  roundId: string;
  about: string;
  at: string;
  sequence: string;
  balanceMinor: string;
};

const NONE: PlayFigures = { rounds: 0, stakeMinor: 0n, validBetMinor: 0n, payoutMinor: 0n };

function standing({ book, sides }: Context): { balanceMinor: bigint; sequence: bigint } {
  const main = book.member(sides.main);
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

/** Takes the id of a command that moves nothing. */
function note(
  context: Context,
  command: { merchantId: string; id: string | null; kind: string; roundId: string },
  about: string,
): Outcome {
  const now = standing(context);
  const content: Note = {
    kind: command.kind,
    roundId: command.roundId,
    about,
    at: context.book.at.toISOString(),
    sequence: String(now.sequence),
    balanceMinor: String(now.balanceMinor),
  };
  if (command.id !== null) context.book.note(command.merchantId, command.id, content);
  return { status: 'accepted', roundId: command.roundId, at: context.book.at, duplicate: false, ...now };
}

/** The answer of a command that moved nothing, or a mismatch when it said something else. */
function noted(
  context: Context,
  { content }: LedgerKey,
  { kind, roundId }: { kind: string; roundId: string },
  about: string,
): Outcome {
  const known = content as Note;
  if (known.kind !== kind || known.roundId !== roundId || known.about !== about)
    return refused(context, 'wallet.transfer_mismatch');
  return {
    status: 'accepted',
    roundId,
    at: new Date(known.at),
    duplicate: true,
    balanceMinor: BigInt(known.balanceMinor),
    sequence: BigInt(known.sequence),
  };
}

const isOf = (round: Round, command: InnerCommand): boolean =>
  round.memberId === command.memberId &&
  round.gameId === command.gameId &&
  round.vendor === command.vendor &&
  round.currency === command.currency;

/** The stake goes first: only what is there can be played with. */
export function decideBet(context: Context, command: BetCommand): Outcome {
  const { book, rounds, sides } = context;
  const { merchantId, id, roundId, amountMinor } = command;
  const known = book.find(merchantId, id);
  if (known && !known.transfer)
    return refused(context, known.voidedBy ? 'rounds.bet_cancelled' : 'wallet.transfer_mismatch');
  const round = rounds.find(merchantId, roundId);
  if (round && !isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (!known && round?.state === 'settled') return refused(context, 'rounds.not_open');

  const result = book.post(merchantId, [
    { id, debit: sides.main, credit: sides.other, amountMinor, code: 'bet', reference: roundId },
  ]);
  if (!result.ok)
    return refused(
      context,
      result.why === 'insufficientFunds' ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch',
    );
  const [transfer] = result.transfers;
  if (!result.duplicate) {
    if (round)
      // A voided round holds no stake: a new bet opens it again.
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
        openedAt: book.at,
        settledAt: null,
        rulesVersion: command.rulesVersion ?? '',
        reference: command.reference ?? '',
        detail: command.detail ?? null,
      });
    book.addFigures(sides.main, { ...NONE, stakeMinor: amountMinor });
  }
  return accepted(roundId, transfer?.at ?? book.at, transfer?.debitEntry ?? null, result.duplicate);
}

const aboutWin = ({ final }: InnerWin): string => (final ? 'final' : 'more to come');

function settle(context: Context, round: Round, command: InnerWin): void {
  const { book, rounds, sides } = context;
  const { amountMinor, final } = command;
  const validBetMinor = final ? (command.validBetMinor ?? round.stakeMinor) : 0n;
  rounds.change(round, {
    payoutMinor: round.payoutMinor + amountMinor,
    ...(final && { state: 'settled' as const, settledAt: book.at, validBetMinor }),
    ...(command.detail && { detail: command.detail }),
  });
  book.addFigures(sides.main, {
    rounds: final ? 1 : 0,
    stakeMinor: 0n,
    validBetMinor,
    payoutMinor: amountMinor,
  });
}

export function decideWin(context: Context, command: InnerWin): Outcome {
  const { book, rounds, sides } = context;
  const { merchantId, id, roundId, amountMinor } = command;
  const known = id === null ? undefined : book.find(merchantId, id);
  if (known && !known.transfer)
    return amountMinor === 0n
      ? noted(context, known, command, aboutWin(command))
      : refused(context, 'wallet.transfer_mismatch');
  const round = rounds.find(merchantId, roundId);
  if (!round) return refused(context, known ? 'wallet.transfer_mismatch' : 'rounds.not_found');
  if (!isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (!known && round.state !== 'open') return refused(context, 'rounds.not_open');
  if (amountMinor === 0n) {
    if (known) return refused(context, 'wallet.transfer_mismatch');
    const outcome = note(context, command, aboutWin(command));
    settle(context, round, command);
    return outcome;
  }
  if (id === null) throw new Error('a payout needs an id');
  const result = book.post(merchantId, [
    { id, debit: sides.other, credit: sides.main, amountMinor, code: 'win', reference: roundId },
  ]);
  if (!result.ok)
    return refused(
      context,
      result.why === 'insufficientFunds' ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch',
    );
  if (!result.duplicate) settle(context, round, command);
  const [transfer] = result.transfers;
  return accepted(roundId, transfer?.at ?? book.at, transfer?.creditEntry ?? null, result.duplicate);
}

/** Remembers that a bet must not come any more. */
function cancelAhead(context: Context, command: RollbackCommand): Outcome {
  const { merchantId, betId, id, roundId } = command;
  context.book.note(merchantId, betId, { kind: 'cancelled', roundId, about: id }, id);
  return note(context, command, betId);
}

export function decideRollback(context: Context, command: RollbackCommand): Outcome {
  const { book, rounds, sides } = context;
  const { merchantId, id, betId, roundId } = command;
  const known = book.find(merchantId, id);
  if (known && !known.transfer) return noted(context, known, command, betId);
  const bet = book.find(merchantId, betId);
  if (!bet) return known ? refused(context, 'wallet.transfer_mismatch') : cancelAhead(context, command);
  const { transfer } = bet;
  // Cancelled before, under another id: nothing is left to give back.
  if (!known && bet.voidedBy) return note(context, command, betId);
  if (transfer?.code !== 'bet' || transfer.debit !== sides.main || transfer.credit !== sides.other)
    return refused(context, 'wallet.transfer_mismatch');
  if (transfer.reference !== roundId) return refused(context, 'rounds.mismatch');
  const round = rounds.find(merchantId, roundId);
  if (!round) return refused(context, 'rounds.not_found');
  if (!known && round.state !== 'open') return refused(context, 'rounds.not_open');

  const { amountMinor } = transfer;
  const result = book.post(merchantId, [
    { id, debit: sides.other, credit: sides.main, amountMinor, code: 'rollback', reference: roundId },
  ]);
  if (!result.ok)
    return refused(
      context,
      result.why === 'insufficientFunds' ? 'wallet.insufficient_funds' : 'wallet.transfer_mismatch',
    );
  if (!result.duplicate) {
    book.voidKey(bet, id);
    const stakeMinor = round.stakeMinor - amountMinor;
    const over = stakeMinor === 0n && round.payoutMinor === 0n;
    rounds.change(round, { stakeMinor, ...(over && { state: 'voided' as const, settledAt: book.at }) });
    book.addFigures(sides.main, { ...NONE, stakeMinor: -amountMinor });
  }
  const [given] = result.transfers;
  return accepted(roundId, given?.at ?? book.at, given?.creditEntry ?? null, result.duplicate);
}
