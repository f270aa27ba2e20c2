import { formatMoney } from '@croupier/contract/money.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { mainOf, type MoneyTx } from '../../wallet/index.ts';
import { paymentLoss, transfersOf } from '../movements/clearing.rules.ts';
import { listPayouts } from '../payouts/payouts.queries.ts';
import type { PayoutRow } from '../payouts/payouts.types.ts';
import { byOperator } from '../withdrawals/decisions.usecases.ts';
import { tellMember } from '../withdrawals/messages.usecases.ts';
import { moveReceiptTo } from '../withdrawals/moves.usecases.ts';
import type { WithdrawalDeps, WithdrawalRow } from '../withdrawals/withdrawals.types.ts';
import { DISPUTE_KINDS, lockDispute, type DisputeEnd, type LockedDispute } from './dispute-desk.usecases.ts';
import { endDispute } from './disputes.queries.ts';
import { missingOf } from './missing.rules.ts';

type Request = { merchantId: string; subject: string; payload: { end: DisputeEnd } };
type Facts = { reference: string; missing: string; receipt: string; currency: string };

/** The account that the withdrawal was paid from. */
function lossAccount(payouts: readonly PayoutRow[], { id }: WithdrawalRow): string {
  const paid = payouts.find(({ state }) => state === 'paid') ?? payouts[0];
  if (!paid) throw new Error(`withdrawal ${id} has no payout`);
  return paid.accountId;
}

const payoutsOf = (tx: Tx, { withdrawal }: LockedDispute): Promise<PayoutRow[]> =>
  listPayouts(tx, { merchantId: withdrawal.merchantId, withdrawalId: withdrawal.id });

async function endBy(
  deps: WithdrawalDeps,
  tx: MoneyTx,
  { end, operator, ...key }: { merchantId: string; id: string; end: DisputeEnd; operator: Operator },
): Promise<void> {
  const locked = await lockDispute(deps, tx, key);
  const { withdrawal, dispute } = locked;
  const { merchantId, memberId, id: reference, currency } = withdrawal;
  const payouts = await payoutsOf(tx, locked);
  const missingMinor = missingOf({ ...locked, payouts });
  const amountMinor = end === 'made_good' ? missingMinor : 0n;
  const facts = { missing: formatMoney(missingMinor) };
  const ended = await moveReceiptTo(deps, tx, withdrawal, end, { by: byOperator(operator), facts });
  await endDispute(tx, { withdrawal: ended, outcome: end, at: deps.clock.now() });
  await tellMember(deps, tx, ended, 'dispute_closed');
  const transfers = transfersOf({ merchantId, id: dispute.id }, [
    {
      step: 'made-good',
      debit: paymentLoss(lossAccount(payouts, withdrawal)),
      credit: mainOf(memberId),
      amountMinor,
      code: 'made_good',
      reference,
    },
  ]);
  if (transfers.length > 0) await deps.wallet.post(tx, { merchantId, currency, transfers });
}

/** Ends of a dispute that two persons decide. The subject is the dispute's id. */
export const createDisputeEnd = <E extends DisputeEnd>(deps: WithdrawalDeps, end: E) =>
  ({
    kind: DISPUTE_KINDS[end],
    permission: 'payments.disputes.manage',
    schema: z.object({ end: z.literal(end) }),
    /** @throws `payments.not_found`, `payments.state` */
    facts: async (tx: Tx, { merchantId, subject }: Request): Promise<Facts> => {
      const locked = await lockDispute(deps, tx, { merchantId, id: subject });
      const { reference, receipt, currency } = locked.withdrawal;
      const missingMinor = missingOf({ ...locked, payouts: await payoutsOf(tx, locked) });
      const missing = formatAmount(missingMinor, { locale: 'en', currency, sign: 'always' });
      return { reference, receipt: receipt ?? '', currency, missing };
    },
    summary: ({ facts }: Request & { facts: Facts }) => ({
      subject: facts.reference,
      changes: [
        end === 'made_good'
          ? { label: 'mainWallet', before: '', after: facts.missing }
          : { label: 'receipt', before: facts.receipt, after: 'forced' },
      ],
    }),
    execute: async (
      tx: Tx,
      { merchantId, subject, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      // `transaction` below made it.
      await endBy(deps, tx as MoneyTx, { merchantId, id: subject, end, operator });
    },
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.wallet.transaction(work),
  }) as const;
