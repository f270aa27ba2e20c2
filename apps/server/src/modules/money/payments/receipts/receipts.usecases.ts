import { formatMoney } from '@croupier/contract/money.ts';
import type { Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { BY_SYSTEM } from '../changes/changes.usecases.ts';
import { moveReceiptTo } from '../withdrawals/moves.usecases.ts';
import { byMember, type MemberCaller } from '../withdrawals/request.usecases.ts';
import { mayDispute, viewWithdrawal } from '../withdrawals/view.usecases.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { findWithdrawal } from '../withdrawals/withdrawals.queries.ts';
import { lockForChange, type OwnKey } from '../withdrawals/withdrawals.usecases.ts';
import {
  endDispute,
  findLastDispute,
  findOpenDispute,
  insertDispute,
  listDueReceipts,
  storeAnswer,
} from './disputes.queries.ts';

const BATCH = 200;

/** The member confirms that the money has arrived. @throws `payments.not_found`, `payments.state` */
export async function confirmReceipt(
  deps: WithdrawalDeps,
  key: OwnKey,
  caller: MemberCaller,
): Promise<Withdrawal> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockForChange(deps, tx, key, key.memberId);
    if (row.receipt === 'received') return;
    const received = await moveReceiptTo(deps, tx, row, 'received', { by: byMember(caller) });
    await endDispute(tx, { withdrawal: received, outcome: 'received', at: deps.clock.now() });
  });
  return viewWithdrawal(deps, key);
}

type Claim = OwnKey & { receivedMinor: bigint; proofs: readonly string[]; text: string };

const attachProofs = (
  { files }: Pick<WithdrawalDeps, 'files'>,
  tx: Tx,
  { merchantId, memberId, proofs }: Claim,
  subject: string,
) => files.attach(tx, { merchantId, uploadedBy: memberId, ids: proofs, purpose: 'proof', subject });

/** The one answer to the bank's proof: the dispute goes on. */
async function answerProof(
  deps: WithdrawalDeps,
  tx: Tx,
  row: WithdrawalRow,
  claim: Claim,
  caller: MemberCaller,
): Promise<void> {
  const dispute = await findOpenDispute(tx, row);
  if (!dispute || dispute.answeredAt)
    throw appError(withdrawalErrors.state, { value: { state: row.receipt } });
  const { merchantId, proofs, text } = claim;
  await attachProofs(deps, tx, claim, `dispute:${dispute.id}:answer`);
  await moveReceiptTo(deps, tx, row, 'disputed', { by: byMember(caller) });
  await storeAnswer(tx, { merchantId, id: dispute.id, proofs, text, at: deps.clock.now() });
}

/**
 * The member says that the money has not arrived, or only a part of it; or answers the bank's proof.
 *
 * @throws `payments.not_found`, `payments.state`, `payments.amount_outside`, `files.not_found`, `files.too_many`
 */
export async function openDispute(
  deps: WithdrawalDeps,
  claim: Claim,
  caller: MemberCaller,
): Promise<Withdrawal> {
  const { merchantId, memberId, receivedMinor, text } = claim;
  const proofs = [...claim.proofs];
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockForChange(deps, tx, claim, memberId);
    if (receivedMinor < 0n || receivedMinor >= row.amountMinor - row.feeMinor)
      throw fieldRefusal(withdrawalErrors.amountOutside, 'received');
    if (row.receipt === 'shown') return answerProof(deps, tx, row, claim, caller);
    const at = deps.clock.now();
    if (!mayDispute(row, at)) throw appError(withdrawalErrors.state, { value: { state: row.receipt } });
    const id = newId();
    await attachProofs(deps, tx, claim, `dispute:${id}`);
    const facts = { received: formatMoney(receivedMinor) };
    const disputed = await moveReceiptTo(deps, tx, row, 'disputed', { by: byMember(caller), facts });
    await insertDispute(tx, {
      merchantId,
      id,
      withdrawalId: disputed.id,
      memberId,
      receivedMinor,
      text,
      proofs,
      openedAt: at,
    });
  });
  return viewWithdrawal(deps, claim);
}

/** @throws `payments.not_found`, `files.not_found` for anything but the proof of this withdrawal's dispute */
export async function readBankProof(
  { db, files }: Pick<WithdrawalDeps, 'db' | 'files'>,
  { merchantId, memberId, id, fileId }: OwnKey & { fileId: string },
): Promise<Buffer> {
  const row = await findWithdrawal(db, { merchantId, id });
  const dispute = row?.memberId === memberId && (await findLastDispute(db, row));
  if (!dispute) throw appError(withdrawalErrors.notFound);
  return files.read({ merchantId, id: fileId, subject: `dispute:${dispute.id}:bank` });
}

/** Receipts that nobody confirmed in time count as received. Safe to repeat. */
export async function assumeReceipts(deps: WithdrawalDeps): Promise<void> {
  for (const { id: merchantId } of await deps.merchants.list()) {
    const due = await listDueReceipts(deps.db, { merchantId, at: deps.clock.now(), limit: BATCH });
    for (const id of due)
      await deps.db.transaction().execute(async (tx) => {
        const row = await lockForChange(deps, tx, { merchantId, id });
        if (row.receipt === 'awaiting') await moveReceiptTo(deps, tx, row, 'assumed', { by: BY_SYSTEM });
      });
  }
}
