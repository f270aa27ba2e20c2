import type { Outcome, Round } from '../rounds.types.ts';
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

/** Pays the member. */
function give(context: Context, { roundId, transferId }: InnerCorrect, amountMinor: bigint): boolean {
  const [debit, credit] = [otherSide(context), context.sides.wallet];
  const transfer = { id: transferId, debit, credit, amountMinor, code: 'correction', reference: roundId };
  return context.ledger.post([transfer]).ok;
}

/** Takes from the member, below zero only as the merchant has decided. */
function takeBack(context: Context, command: InnerCorrect, amountMinor: bigint): boolean {
  const { ledger, rounds, sides } = context;
  const { merchantId, id, memberId, roundId, currency, transferId, belowZero } = command;
  const available = ledger.available(sides.wallet);
  const owed = belowZero === 'debt' && amountMinor > available ? amountMinor - available : 0n;
  const transfer = {
    id: transferId,
    debit: sides.wallet,
    credit: otherSide(context),
    amountMinor: amountMinor - owed,
    code: 'correction',
    reference: roundId,
    ...(belowZero === 'negative' && { overdraws: true as const }),
  };
  if (transfer.amountMinor > 0n && !ledger.post([transfer]).ok) return false;
  if (owed > 0n)
    rounds.owe({ merchantId, id, memberId, roundId, currency, amountMinor: owed, at: ledger.at });
  return true;
}

function pay(context: Context, round: Round, command: InnerCorrect): boolean {
  const change = command.payoutMinor - round.payoutMinor;
  if (change === 0n) return true;
  return change > 0n ? give(context, command, change) : takeBack(context, command, -change);
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

  if (!pay(context, round, command)) return refused(context, 'wallet.insufficient_funds');
  correctPayout(context, round, { payoutMinor, detail });
  return note(context, command, { about, roundId });
}
