import type { LedgerKey } from '../../../money/wallet/index.ts';
import { paymentParts, takeBackParts } from './bonuses.rules.ts';
import type { Outcome, RollbackCommand, Round, RoundBonus } from '../rounds.types.ts';
import {
  accepted,
  addRound,
  isOf,
  isTombstone,
  move,
  NONE,
  note,
  noted,
  noteOf,
  notOpen,
  otherSide,
  refused,
  type Context,
  type InnerCancel,
} from './context.rules.ts';

/** Records that a bet must be refused when it arrives. */
function cancelAhead(context: Context, command: RollbackCommand): Outcome {
  const { betId, id, roundId = null } = command;
  context.ledger.note(betId, { kind: 'cancelled', roundId }, id);
  return note(context, command, { about: betId, roundId, remembered: true });
}

const isOtherRound = ({ roundId }: RollbackCommand, reference: string): boolean =>
  roundId !== undefined && roundId !== reference;

/** A repeated rollback: the bet that it names records it. */
function rolledBack(context: Context, known: LedgerKey, command: RollbackCommand): Outcome {
  const { transfer } = known;
  const { ledger, sides } = context;
  if (!transfer) return noted(context, known, command, command.betId);
  const same =
    transfer.code === 'rollback' &&
    (sides.other === null || transfer.debit === sides.other) &&
    transfer.credit === sides.wallet &&
    !isOtherRound(command, transfer.reference) &&
    ledger.find(command.betId)?.voidedBy === command.id;
  return same
    ? accepted(transfer.reference, transfer.at, transfer.creditEntry, true)
    : refused(context, 'wallet.transfer_mismatch');
}

/** What a bet took, and what of it was bonus money. `other` is where it went; null if it cost nothing. */
type Stake = { roundId: string; amountMinor: bigint; bonusMinor: bigint; other: number | null };

function stakeOf(context: Context, bet: LedgerKey, command: RollbackCommand): Stake | Outcome {
  const { sides } = context;
  const { transfer } = bet;
  const content = noteOf(bet);
  if (transfer) {
    const { amountMinor, debit, credit, debitEntry, code, reference: roundId } = transfer;
    const owner = debitEntry ? debit : credit;
    if (owner !== sides.wallet) return refused(context, 'wallet.transfer_mismatch');
    if (code !== 'bet') return refused(context, 'rounds.not_a_bet');
    const isOther = sides.other === null ? transfer.creditEntry !== null : credit !== sides.other;
    if (isOther) return refused(context, 'wallet.transfer_mismatch');
    return { roundId, amountMinor, bonusMinor: 0n, other: credit };
  }
  if (content === null || content.memberId !== command.memberId)
    return refused(context, 'wallet.transfer_mismatch');
  if (content.kind !== 'bet' || content.roundId === null) return refused(context, 'rounds.not_a_bet');
  const { roundId, amount = '0', bonus = '0', other = null } = content;
  if (other !== null && sides.other !== null && other !== sides.other)
    return refused(context, 'wallet.transfer_mismatch');
  return { roundId, amountMinor: BigInt(amount), bonusMinor: BigInt(bonus), other };
}

/** Returns the parts of a stake to where they came from. */
function giveBackParts(
  context: Context,
  command: RollbackCommand,
  { stake, bonusId, other }: { stake: Stake; bonusId: string; other: number },
): ReturnType<typeof move> {
  const { merchantId, id, betId } = command;
  const { roundId, amountMinor, bonusMinor } = stake;
  const { wallet } = context.sides;
  context.ledger.addHouse(other);
  const movement = { merchantId, id, wallet, other, code: 'rollback', round: { id: roundId, bonusId } };
  const parts = paymentParts(context, movement, { mainMinor: amountMinor - bonusMinor, bonusMinor });
  if (!context.ledger.post(parts.transfers).ok)
    return { outcome: refused(context, 'wallet.transfer_mismatch'), moved: false };
  for (const done of parts.done) done();
  return { outcome: note(context, command, { about: betId, roundId }), moved: true };
}

/** Returns a stake; a bet that cost nothing is only marked. */
function giveBack(
  context: Context,
  command: RollbackCommand,
  stake: Stake,
  round: Round,
): ReturnType<typeof move> {
  const { id, betId } = command;
  const { roundId, amountMinor, bonusMinor, other } = stake;
  if (other === null) return { outcome: note(context, command, { about: betId, roundId }), moved: true };
  if (round.bonus && bonusMinor > 0n)
    return giveBackParts(context, command, { stake, bonusId: round.bonus.id, other });
  const credit = context.sides.wallet;
  return move(context, { id, debit: other, credit, amountMinor, code: 'rollback', reference: roundId });
}

const withoutStake = (bonus: RoundBonus, { amountMinor, bonusMinor }: Stake): RoundBonus => ({
  ...bonus,
  stakeMinor: bonus.stakeMinor - bonusMinor,
  touchedMinor: bonus.touchedMinor - amountMinor,
});

export function decideRollback(context: Context, command: RollbackCommand): Outcome {
  const { ledger, rounds, sides } = context;
  const { id, betId } = command;
  if (id === betId) return refused(context, 'wallet.transfer_mismatch');
  const known = ledger.find(id);
  if (known) return rolledBack(context, known, command);
  const bet = ledger.find(betId);
  if (!bet) return cancelAhead(context, command);
  const nothingLeft = (roundId: string | null): Outcome => note(context, command, { about: betId, roundId });
  // Cancelled before under another id.
  if (isTombstone(bet)) return nothingLeft(command.roundId ?? null);
  const stake = stakeOf(context, bet, command);
  if ('status' in stake) return stake;
  const { roundId, amountMinor, bonusMinor } = stake;
  if (isOtherRound(command, roundId)) return refused(context, 'rounds.mismatch');
  if (bet.voidedBy) return nothingLeft(roundId);
  const round = rounds.find(roundId);
  if (!round) return refused(context, 'rounds.not_found');
  // The whole round was cancelled, and the stake returned with it.
  if (round.isShut) return nothingLeft(roundId);
  if (round.state !== 'open') return notOpen(context, round);

  const { outcome, moved } = giveBack(context, command, stake, round);
  if (!moved) return outcome;
  ledger.voidKey(bet, id);
  const stakeMinor = round.stakeMinor - amountMinor;
  const over = stakeMinor === 0n && round.payoutMinor === 0n;
  const voided = { state: 'voided', settledAt: ledger.at, validBetMinor: 0n } as const;
  rounds.change(round, {
    stakeMinor,
    ...(over && voided),
    ...(round.bonus && bonusMinor > 0n && { bonus: withoutStake(round.bonus, stake) }),
  });
  ledger.addFigures(sides.main, { ...NONE, stakeMinor: -amountMinor });
  return outcome;
}

/** The same for a round with bonus money in it: each part goes where it came from. */
function undoParts(context: Context, round: Round & { bonus: RoundBonus }, command: InnerCancel): boolean {
  const { ledger, sides } = context;
  const { merchantId } = command;
  const { bonus, stakeMinor, payoutMinor } = round;
  const [wallet, other] = [sides.wallet, otherSide(context)];
  const of = { merchantId, wallet, other, round: { id: round.id, bonusId: bonus.id } };
  const stakes = paymentParts(
    context,
    { ...of, id: command.stakeTransferId, code: 'rollback' },
    { mainMinor: stakeMinor - bonus.stakeMinor, bonusMinor: bonus.stakeMinor },
  );
  const taken = takeBackParts(
    context,
    { ...of, id: command.payoutTransferId, code: 'correction' },
    { amountMinor: bonus.payoutMinor, arrivingMinor: bonus.stakeMinor },
  );
  const own = {
    id: command.payoutTransferId,
    debit: wallet,
    credit: other,
    amountMinor: payoutMinor - bonus.payoutMinor + taken.ownMinor,
    code: 'correction',
    reference: round.id,
  };
  const transfers = [...stakes.transfers, ...(own.amountMinor > 0n ? [own] : []), ...taken.transfers];
  if (transfers.length > 0 && !ledger.post(transfers).ok) return false;
  for (const done of [...stakes.done, ...taken.done]) done();
  return true;
}

/** Returns the stakes of an open round and takes back what it has paid: all or nothing. */
function undo(context: Context, round: Round, command: InnerCancel): boolean {
  const { ledger, sides } = context;
  const { stakeMinor, payoutMinor } = round;
  const hasParts = round.bonus !== null && round.bonus.stakeMinor + round.bonus.payoutMinor > 0n;
  if (round.bonus && hasParts) {
    if (!undoParts(context, { ...round, bonus: round.bonus }, command)) return false;
    ledger.addFigures(sides.main, { ...NONE, stakeMinor: -stakeMinor, payoutMinor: -payoutMinor });
    return true;
  }
  const [wallet, other] = [sides.wallet, otherSide(context)];
  const reference = round.id;
  const stake = { id: command.stakeTransferId, debit: other, credit: wallet, amountMinor: stakeMinor };
  const payout = { id: command.payoutTransferId, debit: wallet, credit: other, amountMinor: payoutMinor };
  const transfers = [
    ...(stakeMinor > 0n ? [{ ...stake, code: 'rollback', reference }] : []),
    ...(payoutMinor > 0n ? [{ ...payout, code: 'correction', reference }] : []),
  ];
  if (transfers.length > 0 && !ledger.post(transfers).ok) return false;
  ledger.addFigures(sides.main, { ...NONE, stakeMinor: -stakeMinor, payoutMinor: -payoutMinor });
  return true;
}

export function decideCancel(context: Context, command: InnerCancel): Outcome {
  const { ledger, rounds } = context;
  const { id, roundId, memberId } = command;
  const known = ledger.find(id);
  if (known) return noted(context, known, command, '');
  const round = rounds.find(roundId);
  if (round && !isOf(round, command) && !(round.isShut && round.memberId === memberId))
    return refused(context, 'rounds.mismatch');
  // A pool may have settled a round that is stored as open.
  if (round && (round.state === 'settled' || round.pool !== null)) return notOpen(context, round);
  if (round?.state === 'open' && !undo(context, round, command))
    return refused(context, 'wallet.insufficient_funds');
  const cancelled = round ?? addRound(context, command);
  const settledAt = cancelled.settledAt ?? ledger.at;
  rounds.change(cancelled, {
    stakeMinor: 0n,
    payoutMinor: 0n,
    state: 'voided',
    settledAt,
    isShut: true,
    ...(cancelled.bonus && {
      bonus: { ...cancelled.bonus, stakeMinor: 0n, payoutMinor: 0n, touchedMinor: 0n },
    }),
  });
  return note(context, command, { about: '', roundId, ...(!round && { remembered: true }) });
}
