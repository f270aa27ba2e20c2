import type { BetCommand, Outcome } from '../rounds.types.ts';
import {
  addRound,
  isOf,
  isTombstone,
  move,
  NONE,
  note,
  noted,
  notOpen,
  otherSide,
  refused,
  settle,
  type Context,
} from './context.rules.ts';

/** What the member pays. */
const stakeOf = ({ amountMinor, free }: BetCommand): bigint => (free ? 0n : amountMinor);

const aboutBet = ({ amountMinor, free }: BetCommand): string =>
  free ? `free ${amountMinor}` : String(amountMinor);

/** Takes the stake; a bet that costs nothing is only recorded. */
function take(context: Context, command: BetCommand): ReturnType<typeof move> {
  const { id, roundId } = command;
  const amountMinor = stakeOf(command);
  if (amountMinor > 0n) {
    const [debit, credit] = [context.sides.wallet, otherSide(context)];
    return move(context, { id, debit, credit, amountMinor, code: 'bet', reference: roundId });
  }
  const known = context.ledger.find(id);
  const about = aboutBet(command);
  if (known) return { outcome: noted(context, known, command, about), moved: false };
  return { outcome: note(context, command, { about, roundId }), moved: true };
}

/** A used id is answered from its record before anything else is checked. */
export function decideBet(context: Context, command: BetCommand): Outcome {
  const { ledger, rounds, sides } = context;
  const { memberId, currency } = command;
  const known = ledger.find(command.id);
  if (known)
    return isTombstone(known) ? refused(context, 'rounds.bet_cancelled') : take(context, command).outcome;
  const round = rounds.find(command.roundId);
  // A round that was cancelled before its first bet may lack the game.
  if (round?.isShut && round.memberId === memberId) return notOpen(context, round);
  if (round && !isOf(round, command)) return refused(context, 'rounds.mismatch');
  if (round?.state === 'settled') return notOpen(context, round);
  const stakeMinor = stakeOf(command);
  // Money in a vendor's wallet was admitted when it was moved there, and its bets have been taken already.
  const isTaken = command.wallet?.kind.startsWith('vendor_wallet:') === true || command.booked === true;
  const guarded = isTaken
    ? null
    : rounds.guards.admit(ledger, sides.main, { memberId, currency, stakeMinor });
  const refusal = command.admission?.() ?? guarded;
  if (refusal) return refused(context, refusal);

  const { outcome, moved } = take(context, command);
  if (!moved) return outcome;
  // A round whose bets were all rolled back is opened again by a new one.
  const opened = round ?? addRound(context, command);
  const staked = rounds.change(opened, {
    stakeMinor: opened.stakeMinor + stakeMinor,
    state: 'open',
    settledAt: null,
  });
  ledger.addFigures(sides.main, { ...NONE, stakeMinor });
  if (command.closes) settle(context, staked, { amountMinor: 0n, final: true });
  return outcome;
}
