import { formatMoney } from '@croupier/contract/money.ts';
import { feeOf } from '@croupier/contract/payments/fees.ts';
import { withdrawalStanding, type Withdrawal } from '@croupier/contract/payments/withdrawals.ts';
import { z } from 'zod';
import { fieldRefusal } from '../../../../platform/field-refusal.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { newReference } from '../deposits/references.usecases.ts';
import type { MemberRow } from '../../../access/members/index.ts';
import { mainOf, type MoneyTx } from '../../wallet/index.ts';
import { findBeneficiary } from '../beneficiaries/beneficiaries.queries.ts';
import type { BeneficiaryRow } from '../beneficiaries/beneficiaries.types.ts';
import type { By } from '../changes/changes.types.ts';
import { restingReason } from '../channels/channels.rules.ts';
import type { Method } from '../channels/channels.types.ts';

import { findMethod } from '../channels/methods.reads.ts';
import { transfersOf } from '../movements/clearing.rules.ts';
import { payoutChannel, queuePayouts } from '../payouts/queueing.usecases.ts';
import { settleTurnover } from '../turnover/turnover.usecases.ts';
import { assessWithdrawal } from './assessment.usecases.ts';
import { mayApproveAlone } from './auto-approval.rules.ts';
import { readMainBalance } from './facts.reads.ts';
import { holdOf } from './hold.rules.ts';
import { moveTo, recordStep } from './moves.usecases.ts';
import {
  bindingObstacles,
  isWithin,
  obstaclesOf,
  withdrawableOf,
  type Situation,
} from './obstacles.rules.ts';
import { situationOf } from './situation.usecases.ts';
import { tellMember } from './messages.usecases.ts';
import { withdrawalErrors } from './withdrawals.errors.ts';
import { findWithdrawal, insertWithdrawal, lockWithdrawal, storeChecks } from './withdrawals.queries.ts';
import type { Obstacle, WithdrawalDeps, WithdrawalRow } from './withdrawals.types.ts';
import { viewWithdrawal, wireObstacle } from './view.usecases.ts';

export type RequestInput = {
  merchantId: string;
  memberId: string;
  id: string;
  methodId: string;
  beneficiaryId: string;
  amountMinor: bigint;
  paymentPassword: string;
  /** Agrees to what leaving a bonus costs that the withdrawal forfeits. */
  bonusToken?: string | undefined;
  language: string;
};
export type MemberCaller = { account: Pick<Account, 'kind' | 'id'>; ip: string; requestId: string };

const MINUTE_MILLISECONDS = 60_000;

export const byMember = ({ account, ip, requestId }: MemberCaller): By => ({
  actor: { kind: account.kind, id: account.id },
  ip,
  requestId,
});

/** @throws `payments.id_reused` if the id is that of another withdrawal */
function checkSame(stored: WithdrawalRow, input: RequestInput): WithdrawalRow {
  const isSame =
    stored.memberId === input.memberId &&
    stored.methodId === input.methodId &&
    stored.beneficiaryId === input.beneficiaryId &&
    stored.amountMinor === input.amountMinor;
  if (!isSame) throw appError(withdrawalErrors.idReused);
  return stored;
}

/** @throws `payments.method_closed` */
function checkMethod(method: Method | undefined, now: Date): Method {
  if (!method || restingReason(method, now)) throw fieldRefusal(withdrawalErrors.methodClosed, 'methodId');
  return method;
}

/** @throws `payments.not_found`, `payments.beneficiary_cooling` */
function checkBeneficiary(
  found: BeneficiaryRow | undefined,
  { memberId }: RequestInput,
  { kind }: Method,
  now: Date,
): BeneficiaryRow {
  if (!found || found.memberId !== memberId || found.removedAt || found.kind !== kind)
    throw fieldRefusal(withdrawalErrors.notFound, 'beneficiaryId');
  if (found.usableFrom > now) throw fieldRefusal(withdrawalErrors.beneficiaryCooling, 'beneficiaryId');
  return found;
}

/** @throws `payments.amount_outside`, `payments.amount_step` */
function checkAmount({ terms }: Method, amountMinor: bigint, balanceMinor: bigint): bigint {
  if (!isWithin(terms, amountMinor, balanceMinor))
    throw fieldRefusal(withdrawalErrors.amountOutside, 'amount');
  if (amountMinor % terms.step !== 0n) throw fieldRefusal(withdrawalErrors.amountStep, 'amount');
  const feeMinor = feeOf(amountMinor, terms.fee, terms.step);
  if (feeMinor >= amountMinor) throw fieldRefusal(withdrawalErrors.amountOutside, 'amount');
  return feeMinor;
}

/** @throws what stands against it: `payments.withdrawal_open`, `.too_many`, `.not_withdrawable` */
function checkObstacles(obstacles: readonly Obstacle[], amountMinor: bigint, balanceMinor: bigint): void {
  if (obstacles.some(({ code }) => code === 'one_open')) throw appError(withdrawalErrors.oneOpen);
  if (obstacles.some(({ code }) => code === 'day_count')) throw appError(withdrawalErrors.tooMany);
  if (amountMinor <= withdrawableOf(balanceMinor, obstacles)) return;
  const binding = bindingObstacles(amountMinor, obstacles);
  throw appError(withdrawalErrors.notWithdrawable, {
    value: { obstacles: z.encode(withdrawalStanding.shape.obstacles, binding.map(wireObstacle)) },
  });
}

async function holdAmount(
  { wallet }: Pick<WithdrawalDeps, 'wallet'>,
  tx: MoneyTx,
  { merchantId, id, memberId, currency, amountMinor }: WithdrawalRow,
): Promise<void> {
  await wallet.post(tx, {
    merchantId,
    currency,
    transfers: transfersOf({ merchantId, id }, [
      {
        step: 'hold',
        debit: mainOf(memberId),
        credit: holdOf(memberId),
        amountMinor,
        code: 'withdrawal_hold',
        reference: id,
      },
    ]),
  });
}

/** Approves it by the automatic rules, or puts it into review with the rules that don't hold. */
async function decideAutomatically(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  row: WithdrawalRow,
  {
    member,
    beneficiary,
    situation,
    method,
    caller,
  }: {
    member: MemberRow;
    beneficiary: BeneficiaryRow;
    situation: Situation;
    method: Method;
    caller: MemberCaller;
  },
): Promise<WithdrawalRow> {
  const checks = await assessWithdrawal(deps, tx, { row, member, beneficiary, situation, ip: caller.ip });
  await storeChecks(tx, { ...row, checks });
  const by = { actor: { kind: 'system' } } as const;
  const netMinor = row.amountMinor - row.feeMinor;
  if (mayApproveAlone(checks) && payoutChannel(method.channels, [])) {
    const approved = await moveTo(deps, tx, { ...row, checks }, 'approved', { by });
    await tellMember(deps, tx, approved, 'withdrawal_approved');
    await queuePayouts(deps, tx, approved, { amountMinor: netMinor, avoid: [] });
    return approved;
  }
  const promisedAt = new Date(
    situation.now.getTime() + situation.settings.reviewMinutes * MINUTE_MILLISECONDS,
  );
  return moveTo(deps, tx, { ...row, checks }, 'review', { by, promisedAt });
}

/** The money is held first: from then on, nothing else changes the balance that the rules look at. */
async function request(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  input: RequestInput,
  caller: MemberCaller,
): Promise<WithdrawalRow> {
  const { merchantId, memberId, id, methodId, beneficiaryId, amountMinor } = input;
  const member = await deps.members.lock(tx, merchantId, memberId);
  if (!member || member.status === 'locked') throw appError(withdrawalErrors.notFound);
  const stored = await findWithdrawal(tx, { merchantId, id });
  if (stored) return checkSame(stored, input);
  const now = deps.clock.now();
  const { currency } = await deps.merchants.byId(merchantId);
  const of = { merchantId, memberId, currency };
  const method = checkMethod(
    await findMethod(tx, { merchantId, direction: 'withdrawal', id: methodId }),
    now,
  );
  const found = await findBeneficiary(tx, { merchantId, id: beneficiaryId });
  const beneficiary = checkBeneficiary(found, input, method, now);
  const feeMinor = checkAmount(method, amountMinor, await readMainBalance(tx, of));
  const reference = newReference(merchantId);
  const added = { ...of, id, methodId, beneficiaryId, reference, amountMinor, feeMinor, at: now };
  if (!(await insertWithdrawal(tx, added))) throw appError(withdrawalErrors.oneOpen);
  const row = await lockWithdrawal(tx, { merchantId, id });
  if (!row) throw new Error(`withdrawal ${id} was not stored`);
  await holdAmount(deps, tx, row);

  const turnover = await settleTurnover(deps, tx, of);
  const situation = await situationOf(deps, tx, { merchantId, member, turnover, exceptId: id });
  const balanceMinor = (await readMainBalance(tx, of)) + amountMinor;
  const payable = { ...situation, beneficiaryUsableFrom: beneficiary.usableFrom };
  checkObstacles(obstaclesOf(payable), amountMinor, balanceMinor);
  const { bonusToken } = input;
  for (const requested of deps.hooks.requested) await requested(tx, { merchantId, memberId, bonusToken });
  await deps.kyc.noteUse(tx, { merchantId, memberId, direction: 'withdrawal', amountMinor });
  const by = byMember(caller);
  await recordStep(deps, tx, row, { step: 'requested', by });
  await deps.recordChange(tx, {
    merchantId,
    memberId,
    thing: 'withdrawal',
    id,
    state: 'requested',
    facts: { amount: formatMoney(amountMinor), fee: formatMoney(feeMinor), currency, method: methodId },
    by,
  });
  return decideAutomatically(deps, tx, row, { member, beneficiary, situation, method, caller });
}

/**
 * Requests a withdrawal with the withdrawal password. The same id again gets the same answer.
 *
 * @throws the errors that the contract lists for the call
 */
export async function requestWithdrawal(
  deps: WithdrawalDeps,
  input: RequestInput,
  caller: MemberCaller,
): Promise<Withdrawal> {
  const { merchantId, memberId, id, paymentPassword, language } = input;
  const stored = await findWithdrawal(deps.db, { merchantId, id });
  if (stored) checkSame(stored, input);
  else {
    await deps.checkPaymentPassword(merchantId, memberId, paymentPassword);
    await deps.wallet.transaction((tx) => request(deps, tx, input, caller));
  }
  return viewWithdrawal(deps, { merchantId, memberId, id, language });
}
