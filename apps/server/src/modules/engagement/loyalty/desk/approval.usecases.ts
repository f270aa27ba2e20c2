import { formatAmount } from '@croupier/i18n/format/money.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import type { ApprovalKind } from '../../../access/approvals/index.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import { textIn } from '../../../base/merchants/index.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import type { LoyaltyDeps } from '../loyalty.types.ts';
import { approveIn, checkShipping, lockWaiting } from '../mall/deciding.usecases.ts';

export const REDEMPTION_KIND = 'loyalty.redemption';

const payloadSchema = z.object({ shippingNo: z.string().max(80).nullable() });
type Payload = z.infer<typeof payloadSchema>;
type Request = { merchantId: string; subject: string; payload: Payload };
type Facts = { account: string; good: string; quantity: number; worth: string };

/** The approval of a redemption that one operator may not decide alone. The subject is the redemption. */
export const createRedemptionRequest = (deps: LoyaltyDeps) =>
  ({
    kind: REDEMPTION_KIND,
    permission: 'loyalty.redemptions.decide',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject: id, payload }: Request): Promise<Facts> => {
      // `transaction` below made it.
      const redemption = await lockWaiting(tx as MoneyTx, { merchantId, id });
      checkShipping(redemption, payload.shippingNo);
      const merchant = await deps.merchants.byId(merchantId);
      const member = await deps.members.find(merchantId, redemption.memberId, tx);
      const { currency, worthMinor, quantity, names } = redemption;
      return {
        account: member?.account ?? '',
        good: textIn(merchant, names, 'EN'),
        quantity,
        worth: formatAmount(worthMinor, { locale: 'en', currency }),
      };
    },
    summary: ({ payload, facts }: Request & { facts: Facts }) => ({
      subject: facts.account,
      changes: [
        { label: `${facts.quantity} × ${facts.good}`, before: '', after: facts.worth },
        { label: 'shippingNo', before: '', after: payload.shippingNo ?? '–' },
      ],
    }),
    execute: async (
      tx: Tx,
      {
        merchantId,
        subject: id,
        payload,
        operator,
        askedBy,
      }: Request & { askedBy: string; operator: Operator },
    ): Promise<void> => {
      const asker = { ...operator, account: { ...operator.account, id: askedBy } };
      const decision = { merchantId, id, operator: asker, approvedBy: operator.account.id };
      await approveIn(deps, tx as MoneyTx, decision, payload);
    },
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => deps.wallet.transaction(work),
  }) as const satisfies ApprovalKind;
