import { bonusShare, paymentParts } from './bonuses.rules.ts';
import type { Outcome, PromoCommand, Round, RoundBonus } from '../rounds.types.ts';
import {
  addRound,
  correctPayout,
  isOf,
  move,
  moveParts,
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

const LATE = 'correction';

const aboutWin = (command: InnerWin | PromoCommand): string =>
  command.kind === 'promo' || command.final ? 'final' : 'more to come';

/** The amount is in no transfer of the command's own id. */
const aboutParts = (command: InnerWin | PromoCommand): string =>
  `${aboutWin(command)} ${command.amountMinor}`;

type PaidRound = Round & { bonus: RoundBonus };

/** A payment that a bonus has a part of. */
function payParts(
  context: Context,
  command: InnerWin | PromoCommand,
  { code, round, bonusMinor }: { code: string; round: PaidRound; bonusMinor: bigint },
): ReturnType<typeof move> {
  const { merchantId, id, roundId, amountMinor } = command;
  if (id === null) throw new Error('a payout needs an id');
  const { wallet } = context.sides;
  const of = { id: roundId, bonusId: round.bonus.id };
  const movement = { merchantId, id, wallet, other: otherSide(context), code, round: of };
  const split = { mainMinor: amountMinor - bonusMinor, bonusMinor };
  const paid = moveParts(context, command, {
    about: aboutParts(command),
    roundId,
    parts: {
      ...paymentParts(context, movement, split),
      amountMinor,
      bonusMinor,
      ...(code === LATE && { late: true as const }),
    },
  });
  const { bonus } = round;
  if (paid.moved)
    context.rounds.change(round, { bonus: { ...bonus, payoutMinor: bonus.payoutMinor + bonusMinor } });
  return paid;
}

/** Pays; a payment of zero is only recorded. */
function pay(
  context: Context,
  command: InnerWin | PromoCommand,
  code: string,
  round?: Round,
): ReturnType<typeof move> {
  const { id, roundId, amountMinor } = command;
  const about = aboutWin(command);
  if (amountMinor > 0n) {
    if (id === null) throw new Error('a payout needs an id');
    const known = context.ledger.find(id);
    if (known && !known.transfer)
      return { outcome: noted(context, known, command, aboutParts(command)), moved: false };
    const bonusMinor = bonusShare(round, amountMinor);
    if (round?.bonus && bonusMinor > 0n)
      return payParts(context, command, { code, round: { ...round, bonus: round.bonus }, bonusMinor });
    const [debit, credit] = [otherSide(context), context.sides.wallet];
    return move(context, { id, debit, credit, amountMinor, code, reference: roundId });
  }
  const known = id === null ? undefined : context.ledger.find(id);
  if (known) return { outcome: noted(context, known, command, about), moved: false };
  return { outcome: note(context, command, { about, roundId }), moved: true };
}

const asLate = (outcome: Outcome): Outcome =>
  outcome.status === 'accepted' ? { ...outcome, late: true } : outcome;

/** Paid after the round was settled. */
function payLate(context: Context, round: Round, command: InnerWin | PromoCommand): Outcome {
  const { outcome, moved } = pay(context, command, LATE, round);
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

  const { outcome, moved } = pay(context, command, 'win', round);
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

  const { outcome, moved } = pay(context, command, 'win', round);
  if (moved) settle(context, round ?? addRound(context, command), { ...command, final: !round });
  return outcome;
}
