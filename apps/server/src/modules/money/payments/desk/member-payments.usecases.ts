import type { MemberPayments } from '@croupier/contract/payments/member-payments.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { memberErrors } from '../../../access/members/index.ts';
import { findBank } from '../beneficiaries/banks.config.ts';
import { countChargebacks } from '../chargebacks/chargebacks.queries.ts';
import { listDebtsOf } from '../debts/debts.queries.ts';
import type { PaymentParts } from '../payments.types.ts';
import { listKnownBeneficiaries, readDeposited, readWithdrawn } from './member-payments.reads.ts';

/** What a member has paid in and out, and where to. @throws `identity.member_not_found` */
export async function paymentsOfMember(
  { db, members, merchants, wallet }: PaymentParts,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<MemberPayments> {
  const of = { merchantId, memberId };
  if (!(await members.find(merchantId, memberId))) throw appError(memberErrors.notFound);
  const { currency } = await merchants.byId(merchantId);
  const [deposits, withdrawals, chargebacks, beneficiaries, debts, balances] = await Promise.all([
    readDeposited(db, of),
    readWithdrawn(db, of),
    countChargebacks(db, of),
    listKnownBeneficiaries(db, of),
    listDebtsOf(db, of),
    wallet.balanceOf(merchantId, memberId, currency),
  ]);
  return {
    currency,
    deposits,
    withdrawals,
    chargebacks,
    beneficiaries: beneficiaries.map(({ bank, ...beneficiary }) => ({
      ...beneficiary,
      bankName: findBank(currency, beneficiary.kind, bank)?.name ?? bank,
    })),
    debts: debts.map(({ id, amountMinor, at, accountId, settledAt, settledHow }) => ({
      id,
      cause: accountId === null ? 'correction' : 'chargeback',
      amount: amountMinor,
      at,
      settledAt,
      settledHow,
    })),
    balance: balances.main.amountMinor,
  };
}
