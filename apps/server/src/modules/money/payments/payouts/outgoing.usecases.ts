import type { OutgoingTaker } from '../movements/movements.types.ts';
import { moveMovement } from '../movements/movements.queries.ts';
import { findReferences, referenceLetters } from '../providers/reference.rules.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { payoutPaid } from './outcomes.usecases.ts';
import { lockPayout } from './payout-moves.usecases.ts';
import { findOutgoing, findSentBack, hasMovement } from './payouts.queries.ts';
import { payoutReturned } from './returns.usecases.ts';

/** States in which an outgoing line proves that a payout was paid. */
const EXPECTED: ReadonlySet<string> = new Set(['submitting', 'submitted', 'unknown', 'paid', 'returned']);

/**
 * Finds the payout of an outgoing line, by our id, theirs, or the reference in its text. Another amount, or a payout
 * that was refused, is left to reconciliation.
 */
export const createOutgoingTaker =
  (deps: WithdrawalDeps): OutgoingTaker =>
  async (tx, { account, movement, by }) => {
    const { merchantId } = movement;
    const found = await findOutgoing(tx, {
      merchantId,
      accountId: account.id,
      ourId: movement.detail?.ourId ?? null,
      theirId: movement.theirId,
      references: findReferences(movement.text, referenceLetters(merchantId)),
    });
    if (!found || found.amountMinor !== movement.amountMinor) return false;
    const locked = await lockPayout(deps, tx, found);
    // A second line for the same payout means that it was paid twice.
    if (!EXPECTED.has(locked.payout.state) || (await hasMovement(tx, found))) return false;
    await moveMovement(tx, movement, {
      from: ['pending', 'vanished'],
      to: 'matched',
      suspenseMinor: 0n,
      payoutId: locked.payout.id,
    });
    const { theirId, feeMinor } = movement;
    await payoutPaid(deps, tx, locked, { theirId: locked.payout.theirId ?? theirId, feeMinor }, by);
    return true;
  };

/**
 * Finds the payout by hand that an incoming line sends back, by the reference in its text. Another amount is left to
 * an operator.
 */
export const createReturnTaker =
  (deps: WithdrawalDeps): OutgoingTaker =>
  async (tx, { account, movement, by }) => {
    const { merchantId, amountMinor } = movement;
    const references = findReferences(movement.text, referenceLetters(merchantId));
    const found =
      references.length > 0 &&
      movement.feeMinor === 0n &&
      (await findSentBack(tx, { merchantId, accountId: account.id, references, amountMinor }));
    if (!found) return false;
    const locked = await lockPayout(deps, tx, found);
    if (locked.payout.state !== 'paid') return false;
    await moveMovement(tx, movement, {
      from: ['pending', 'vanished'],
      to: 'matched',
      suspenseMinor: 0n,
      payoutId: locked.payout.id,
    });
    await payoutReturned(deps, tx, locked, {}, by);
    return true;
  };
