import type { Bonus } from '../../../money/bonuses/index.ts';
import { planStake, stakeParts, type StakePlan } from './bonuses.rules.ts';
import type { BetCommand, Outcome, RefusalCode, Round, RoundBonus } from '../rounds.types.ts';
import {
  addRound,
  isOf,
  isTombstone,
  isNoted,
  move,
  moveParts,
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

/** A stake that bonus money is part of. */
function takeParts(context: Context, command: BetCommand, plan: StakePlan & { bonus: Bonus }) {
  const { merchantId, id, roundId } = command;
  const { wallet } = context.sides;
  const round = { id: roundId, bonusId: plan.bonus.id };
  const movement = { merchantId, id, wallet, other: otherSide(context), code: 'bet', round };
  return moveParts(context, command, {
    about: aboutBet(command),
    roundId,
    parts: {
      ...stakeParts(context, movement, plan),
      amountMinor: stakeOf(command),
      bonusMinor: plan.bonusMinor,
    },
  });
}

/** Takes the stake; a bet that costs nothing is only recorded. */
function take(context: Context, command: BetCommand, plan?: StakePlan): ReturnType<typeof move> {
  const { id, roundId } = command;
  const amountMinor = stakeOf(command);
  if (plan?.bonus && plan.bonusMinor > 0n) return takeParts(context, command, { ...plan, bonus: plan.bonus });
  if (amountMinor > 0n && !isNoted(context, id)) {
    const [debit, credit] = [context.sides.wallet, otherSide(context)];
    return move(context, { id, debit, credit, amountMinor, code: 'bet', reference: roundId });
  }
  const known = context.ledger.find(id);
  const about = aboutBet(command);
  if (known) return { outcome: noted(context, known, command, about), moved: false };
  return { outcome: note(context, command, { about, roundId }), moved: true };
}

const withStake = (bonus: RoundBonus, { mainMinor, bonusMinor }: StakePlan): RoundBonus => ({
  ...bonus,
  stakeMinor: bonus.stakeMinor + bonusMinor,
  touchedMinor: bonus.touchedMinor + mainMinor + bonusMinor,
});

/** Only the main account shares a stake with a bonus: not another wallet, not what settles in a pool or with a person. */
function planOf(
  context: Context,
  command: BetCommand,
  round: Round | undefined,
): StakePlan | RefusalCode | undefined {
  const { wallet, counterparty, pooled, booked = false } = command;
  const stakeMinor = stakeOf(command);
  // The ledger refuses what the main account does not cover.
  if (context.rounds.bonuses.isEmpty) return undefined;
  if (wallet || pooled || counterparty?.owner === 'member' || stakeMinor === 0n) return undefined;
  return planStake(context, { ...command, stakeMinor }, { round, isUnlimited: booked });
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
  const plan = planOf(context, command, round);
  if (typeof plan === 'string') return refused(context, plan);

  const { outcome, moved } = take(context, command, plan);
  if (!moved) return outcome;
  // A round whose bets were all rolled back is opened again by a new one.
  const opened = round ?? addRound(context, command, plan?.bonus?.id);
  const staked = rounds.change(opened, {
    stakeMinor: opened.stakeMinor + stakeMinor,
    state: 'open',
    settledAt: null,
    ...(opened.bonus && plan && plan.bonusMinor > 0n && { bonus: withStake(opened.bonus, plan) }),
  });
  ledger.addFigures(sides.main, { ...NONE, stakeMinor });
  if (command.closes) settle(context, staked, { amountMinor: 0n, final: true });
  return outcome;
}
