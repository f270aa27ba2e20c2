import type { Outcome, PromoCommand, Round } from '../rounds.types.ts';
import {
  addRound,
  correctPayout,
  isOf,
  move,
  note,
  noted,
  noteOf,
  notOpen,
  otherSide,
  refused,
  settle,
  type Context,
  type InnerWin,
} from './context.rules.ts';

const aboutWin = (command: InnerWin | PromoCommand): string =>
  command.kind === 'promo' || command.final ? 'final' : 'more to come';

/** Pays; a payment of zero is only recorded. */
function pay(context: Context, command: InnerWin | PromoCommand, code: string): ReturnType<typeof move> {
  const { id, roundId, amountMinor } = command;
  const about = aboutWin(command);
  if (amountMinor > 0n) {
    if (id === null) throw new Error('a payout needs an id');
    const [debit, credit] = [otherSide(context), context.sides.wallet];
    return move(context, { id, debit, credit, amountMinor, code, reference: roundId });
  }
  const known = id === null ? undefined : context.ledger.find(id);
  if (known) return { outcome: noted(context, known, command, about), moved: false };
  return { outcome: note(context, command, { about, roundId }), moved: true };
}

const LATE = 'correction';

const asLate = (outcome: Outcome): Outcome =>
  outcome.status === 'accepted' ? { ...outcome, late: true } : outcome;

/** Paid after the round was settled. */
function payLate(context: Context, round: Round, command: InnerWin | PromoCommand): Outcome {
  const { outcome, moved } = pay(context, command, LATE);
  if (!moved) return outcome;
  const { amountMinor, detail } = command;
  if (amountMinor === 0n) return outcome;
  correctPayout(context, round, { payoutMinor: round.payoutMinor + amountMinor, detail });
  return asLate(outcome);
}

/** Repeated: the same answer as the first time. */
function paidBefore(context: Context, command: InnerWin | PromoCommand): Outcome | undefined {
  const known = command.id === null ? undefined : context.ledger.find(command.id);
  if (!known) return undefined;
  const isLate = known.transfer?.code === LATE;
  const { outcome } = pay(context, command, isLate ? LATE : 'win');
  return isLate ? asLate(outcome) : outcome;
}

/** The bet was taken and not returned. */
function stands({ ledger }: Context, betId: string): boolean {
  const bet = ledger.find(betId);
  if (!bet || bet.voidedBy) return false;
  return bet.transfer ? bet.transfer.code === 'bet' : noteOf(bet)?.kind === 'bet';
}

const takesWins = ({ state, isShut }: Round, { free }: InnerWin): boolean =>
  // The rollback of one free bet leaves no trace of the others in the round.
  state === 'open' || (free === true && state === 'voided' && !isShut);

export function decideWin(context: Context, command: InnerWin): Outcome {
  const before = paidBefore(context, command);
  if (before) return before;
  const { betId, free, late, roundId } = command;
  const round = context.rounds.find(roundId);
  if (betId !== undefined && !stands(context, betId)) return refused(context, 'rounds.not_found');
  if (!round && !free) return refused(context, 'rounds.not_found');
  if (round && !isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round?.state === 'settled' && late) return payLate(context, round, command);
  if (round && !takesWins(round, command)) return notOpen(context, round);

  const { outcome, moved } = pay(context, command, 'win');
  if (moved) settle(context, round ?? addRound(context, command), command);
  return outcome;
}

/** A round that exists already keeps its state. */
export function decidePromo(context: Context, command: PromoCommand): Outcome {
  const before = paidBefore(context, command);
  if (before) return before;
  const round = context.rounds.find(command.roundId);
  if (round && !isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round?.state === 'settled') return payLate(context, round, command);
  if (round?.state === 'voided') return notOpen(context, round);

  const { outcome, moved } = pay(context, command, 'win');
  if (moved) settle(context, round ?? addRound(context, command), { ...command, final: !round });
  return outcome;
}
