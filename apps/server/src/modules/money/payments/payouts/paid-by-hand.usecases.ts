import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { MoneyTx } from '../../wallet/index.ts';
import { byOperator } from '../withdrawals/decisions.usecases.ts';
import { withdrawalErrors } from '../withdrawals/withdrawals.errors.ts';
import type { WithdrawalDeps } from '../withdrawals/withdrawals.types.ts';
import { payoutPaid } from './outcomes.usecases.ts';
import { lockPayout } from './payout-moves.usecases.ts';
import { storeProofs } from './payouts.queries.ts';

export const PAID_BY_HAND_KIND = 'payouts.paid_by_hand';

const payloadSchema = z.object({
  theirId: z.string().min(1).max(64),
  proofs: z.array(z.uuid()).min(1).max(3),
  /** Who paid it. */
  operatorId: z.uuid(),
});
type Payload = z.infer<typeof payloadSchema>;
type Request = { merchantId: string; subject: string; payload: Payload };
type Facts = { reference: string; state: string; amount: string; currency: string };

/** A payout by hand that was paid, by the bank's picture. The subject is the payout's id. */
export const createPaidByHandRequest = (deps: WithdrawalDeps) =>
  ({
    kind: PAID_BY_HAND_KIND,
    permission: 'payments.payouts.manage',
    schema: payloadSchema,
    /** @throws `payments.not_found`, `payments.state`, `payments.not_taken_by_you`, `files.not_found` */
    facts: async (tx: Tx, { merchantId, subject, payload }: Request): Promise<Facts> => {
      const { payout, withdrawal } = await lockPayout(deps, tx, { merchantId, id: subject });
      if (!payout.isByHand || payout.state !== 'submitted')
        throw appError(withdrawalErrors.state, { value: { state: payout.state } });
      if (payout.takenBy !== payload.operatorId) throw appError(withdrawalErrors.notTakenByYou);
      // With the request: so the pictures are kept, and the checker can see them.
      await deps.files.attach(tx, {
        merchantId,
        uploadedBy: payload.operatorId,
        ids: payload.proofs,
        purpose: 'proof',
        subject: `payout:${subject}`,
      });
      await storeProofs(tx, { merchantId, id: subject, proofs: payload.proofs });
      const { reference, state, amountMinor } = payout;
      const { currency } = withdrawal;
      return { reference, state, currency, amount: formatAmount(amountMinor, { locale: 'en', currency }) };
    },
    summary: ({ payload, facts }: Request & { facts: Facts }) => ({
      subject: facts.reference,
      changes: [{ label: 'paidByHand', before: '', after: `${facts.amount} · ${payload.theirId}` }],
    }),
    execute: async (
      tx: Tx,
      { merchantId, subject, payload, operator }: Request & { operator: Operator },
    ): Promise<void> => {
      const locked = await lockPayout(deps, tx, { merchantId, id: subject });
      const { theirId } = payload;
      // `transaction` below made it.
      await payoutPaid(deps, tx as MoneyTx, locked, { theirId }, byOperator(operator));
    },
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.wallet.transaction(work),
  }) as const;
