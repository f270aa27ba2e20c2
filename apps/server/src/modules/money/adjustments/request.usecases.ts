import { adjustDirection, adjustReason } from '@croupier/contract/money/adjustments.ts';
import { formatAmount } from '@croupier/i18n/format/money.ts';
import { positiveMoney } from '@croupier/contract/money.ts';
import { z } from 'zod';
import { requestReason } from '@croupier/contract/access/approvals.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Operator } from '../../access/permissions/index.ts';
import type { MoneyTx } from '../wallet/index.ts';
import type { AdjustmentDeps, AdjustmentPayload } from './adjustments.types.ts';
import { adjustmentFacts, executeAdjustment, type AdjustmentFacts } from './execution.usecases.ts';

export const ADJUSTMENT_KIND = 'members.adjust';

const payloadSchema = z.object({
  direction: adjustDirection,
  amountMinor: positiveMoney,
  reasonCode: adjustReason,
  reason: requestReason,
});

type Request = { merchantId: string; subject: string; payload: AdjustmentPayload };

const SIGNS = { credit: 1n, debit: -1n } as const;

/** An adjustment that needs a second person. The subject is the member's id; the request has the adjustment's id. */
export const createAdjustmentRequest = (deps: AdjustmentDeps) =>
  ({
    kind: ADJUSTMENT_KIND,
    permission: 'members.adjust',
    schema: payloadSchema,
    /** @throws `identity.member_not_found`, `adjustments.not_adjustable` */
    facts: (tx: Tx, { merchantId, subject }: Request): Promise<AdjustmentFacts> =>
      adjustmentFacts(deps, tx, { merchantId, memberId: subject }),
    summary: ({ payload, facts }: Request & { facts: AdjustmentFacts }) => ({
      subject: facts.account,
      changes: [
        {
          label: 'mainWallet',
          before: '',
          after: formatAmount(SIGNS[payload.direction] * payload.amountMinor, {
            locale: 'en',
            currency: facts.currency,
            sign: 'always',
          }),
        },
      ],
    }),
    /** @throws `wallet.insufficient_funds` */
    execute: async (
      tx: Tx,
      { merchantId, subject, payload, id, askedBy, operator }: Execution,
    ): Promise<void> => {
      const { currency } = await deps.merchants.byId(merchantId);
      const adjustment = { ...payload, merchantId, id, memberId: subject, currency };
      const by = { operator, operatorId: askedBy, approvedBy: operator.account.id };
      // `transaction` below made it.
      await executeAdjustment(deps, tx as MoneyTx, adjustment, by);
    },
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.wallet.transaction(work),
  }) as const;

type Execution = Request & { id: string; askedBy: string; operator: Operator };
