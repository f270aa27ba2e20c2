import type { Outcome, Round, RoundBonus } from '../rounds.types.ts';
import { bonusShare, paymentParts, takeBackParts, type Parts } from './bonuses.rules.ts';
import {
  correctPayout,
  isOf,
  note,
  noted,
  notOpen,
  otherSide,
  refused,
  type Context,
  type InnerCorrect,
} from './context.rules.ts';

/** What a correction moves on the bonus's account; the rest is the member's own. */
type OfBonus = Pick<Parts, 'done'> & {
  /** How the bonus's part of the payout changes. */
  paidMinor: bigint;
};
const NO_PARTS: OfBonus = { done: [], paidMinor: 0n };

const movementOf = (context: Context, { merchantId, transferId }: InnerCorrect, round: RoundWithBonus) => ({
  merchantId,
  id: transferId,
  wallet: context.sides.wallet,
  other: otherSide(context),
  code: 'correction',
  round: { id: round.id, bonusId: round.bonus.id },
});

type RoundWithBonus = Round & { bonus: RoundBonus };
const hasBonus = (round: Round): round is RoundWithBonus => round.bonus !== null;

/** Pays the member. */
function give(
  context: Context,
  round: Round,
  command: InnerCorrect,
  amountMinor: bigint,
): OfBonus | undefined {
  const { roundId, transferId } = command;
  const [debit, credit] = [otherSide(context), context.sides.wallet];
  const bonusMinor = bonusShare(round, amountMinor);
  if (hasBonus(round) && bonusMinor > 0n) {
    const split = { mainMinor: amountMinor - bonusMinor, bonusMinor };
    const parts = paymentParts(context, movementOf(context, command, round), split);
    return context.ledger.post(parts.transfers).ok ? { done: parts.done, paidMinor: bonusMinor } : undefined;
  }
  const transfer = { id: transferId, debit, credit, amountMinor, code: 'correction', reference: roundId };
  return context.ledger.post([transfer]).ok ? NO_PARTS : undefined;
}

/** The bonus's part of what is taken back: by its share, and all of it if nothing was won at all. */
function takenFromBonus(round: Round, amountMinor: bigint): bigint {
  const paidMinor = round.bonus?.payoutMinor ?? 0n;
  const share = amountMinor === round.payoutMinor ? paidMinor : bonusShare(round, amountMinor);
  return share < paidMinor ? share : paidMinor;
}

/** Takes from the member, below zero only as the merchant has decided. */
function takeBack(
  context: Context,
  round: Round,
  command: InnerCorrect,
  amountMinor: bigint,
): OfBonus | undefined {
  const { ledger, rounds, sides } = context;
  const { merchantId, id, memberId, roundId, currency, transferId, belowZero } = command;
  const bonusMinor = takenFromBonus(round, amountMinor);
  const ofBonus = hasBonus(round)
    ? takeBackParts(context, movementOf(context, command, round), { amountMinor: bonusMinor })
    : { transfers: [], done: [], ownMinor: 0n };
  const ownMinor = amountMinor - bonusMinor + ofBonus.ownMinor;
  const available = ledger.available(sides.wallet);
  const owed = belowZero === 'debt' && ownMinor > available ? ownMinor - available : 0n;
  const transfer = {
    id: transferId,
    debit: sides.wallet,
    credit: otherSide(context),
    amountMinor: ownMinor - owed,
    code: 'correction',
    reference: roundId,
    ...(belowZero === 'negative' && { overdraws: true as const }),
  };
  const transfers = [...(transfer.amountMinor > 0n ? [transfer] : []), ...ofBonus.transfers];
  if (transfers.length > 0 && !ledger.post(transfers).ok) return undefined;
  if (owed > 0n)
    rounds.owe({ merchantId, id, memberId, roundId, currency, amountMinor: owed, at: ledger.at });
  return { done: ofBonus.done, paidMinor: -bonusMinor };
}

/** Moves the difference; undefined if the member does not have it. */
function pay(context: Context, round: Round, command: InnerCorrect): OfBonus | undefined {
  const change = command.payoutMinor - round.payoutMinor;
  if (change === 0n) return NO_PARTS;
  return change > 0n ? give(context, round, command, change) : takeBack(context, round, command, -change);
}

/** The command is recorded beside its transfer, because the transfer may be smaller than the correction. */
export function decideCorrect(context: Context, command: InnerCorrect): Outcome {
  const { id, roundId, previousMinor, payoutMinor, detail } = command;
  const about = `${previousMinor} to ${payoutMinor}`;
  const known = context.ledger.find(id);
  if (known) return noted(context, known, command, about);
  const round = context.rounds.find(roundId);
  if (!round) return refused(context, 'rounds.not_found');
  if (!isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round.state !== 'settled') return notOpen(context, round);
  if (round.payoutMinor !== previousMinor) return refused(context, 'wallet.transfer_mismatch');

  const paid = pay(context, round, command);
  if (!paid) return refused(context, 'wallet.insufficient_funds');
  for (const done of paid.done) done();
  if (round.bonus && paid.paidMinor !== 0n) {
    const { bonus } = round;
    context.rounds.change(round, { bonus: { ...bonus, payoutMinor: bonus.payoutMinor + paid.paidMinor } });
  }
  correctPayout(context, round, { payoutMinor, detail });
  return note(context, command, { about, roundId });
}
