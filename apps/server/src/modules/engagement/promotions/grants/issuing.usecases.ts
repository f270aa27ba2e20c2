import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type MoneyTx, type Transfer } from '../../../money/wallet/index.ts';
import type { Grant, Parts, Promotion } from '../promotions.types.ts';
import { markInProcess } from './grants.queries.ts';

/** Cash from the promotion's own cost account to the main wallet. */
const cashTransfers = ({ id: promotionId }: Promotion, grant: Grant): Transfer[] =>
  grant.rewards.flatMap(({ kind, amountMinor }, index) =>
    kind === 'cash' && amountMinor > 0n
      ? [
          {
            id: derivedId('promotion cash', grant.merchantId, grant.id, String(index)),
            debit: { owner: 'house' as const, kind: 'bonus_cost' as const, key: promotionId },
            credit: mainOf(grant.memberId),
            amountMinor,
            code: 'promotion' as const,
            reference: grant.id,
          },
        ]
      : [],
  );

/**
 * Hands out the rewards of claimed grants of one promotion, in the transaction of the claim: cash together, other kinds by
 * the modules that have them.
 */
export async function issueRewards(
  { wallet, merchants, hooks }: Pick<Parts, 'wallet' | 'merchants' | 'hooks'>,
  tx: MoneyTx,
  promotion: Promotion,
  grants: readonly Grant[],
): Promise<void> {
  if (grants.length === 0) return;
  const { merchantId } = promotion;
  const { currency } = await merchants.byId(merchantId);
  const inProcess: string[] = [];
  for (const grant of grants)
    for (const reward of grant.rewards) {
      if (reward.kind === 'cash' || reward.amountMinor <= 0n) continue;
      const issuer = hooks.rewards.find(({ kind }) => kind === reward.kind);
      if (!issuer) throw new Error(`nothing hands out rewards of the kind ${reward.kind}`);
      const done = await issuer.issue(tx, {
        merchantId,
        memberId: grant.memberId,
        currency,
        grant,
        reward,
        promotion,
      });
      if (done?.state === 'process') inProcess.push(grant.id);
    }
  await markInProcess(tx, { merchantId, ids: [...new Set(inProcess)] });
  const transfers = grants.flatMap((grant) => cashTransfers(promotion, grant));
  // Last, because accounts stay locked from here on.
  if (transfers.length > 0) await wallet.post(tx, { merchantId, currency, transfers });
}
