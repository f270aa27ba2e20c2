import { derivedId } from '../../../../platform/ids.ts';
import { mainOf, type MoneyTx, type Transfer } from '../../../money/wallet/index.ts';
import { WELCOME_SLUG } from '../promotions.config.ts';
import type { Grant, Parts, Promotion } from '../promotions.types.ts';
import { markInProcess } from './grants.queries.ts';
import { ownIssuers } from './issuers.usecases.ts';

const cashId = ({ merchantId, id }: Grant, index: number): string =>
  derivedId('promotion cash', merchantId, id, String(index));

/** Cash from the promotion's own cost account to the main wallet. */
const cashTransfers = ({ id: promotionId, slug }: Promotion, grant: Grant): Transfer[] =>
  grant.rewards.flatMap(({ kind, amountMinor }, index) =>
    kind === 'cash' && amountMinor > 0n
      ? [
          {
            id: cashId(grant, index),
            debit: { owner: 'house' as const, kind: 'bonus_cost' as const, key: promotionId },
            credit: mainOf(grant.memberId),
            amountMinor,
            code: slug === WELCOME_SLUG ? ('welcome_credit' as const) : ('promotion' as const),
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
  {
    wallet,
    merchants,
    hooks,
    bonuses,
    loyalty,
    payments,
  }: Pick<Parts, 'wallet' | 'merchants' | 'hooks' | 'bonuses' | 'loyalty' | 'payments'>,
  tx: MoneyTx,
  promotion: Promotion,
  grants: readonly Grant[],
): Promise<void> {
  if (grants.length === 0) return;
  const { merchantId } = promotion;
  const { currency } = await merchants.byId(merchantId);
  const issuers = [...hooks.rewards, ...ownIssuers({ bonuses, loyalty })];
  const inProcess: string[] = [];
  for (const grant of grants)
    for (const reward of grant.rewards) {
      if (reward.kind === 'cash' || reward.amountMinor <= 0n) continue;
      const issuer = issuers.find(({ kind }) => kind === reward.kind);
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
  for (const grant of grants)
    for (const [index, { kind, amountMinor, playThrough }] of grant.rewards.entries())
      if (kind === 'cash' && playThrough && amountMinor > 0n)
        await payments.requireTurnover(tx, {
          merchantId,
          memberId: grant.memberId,
          currency,
          depositId: cashId(grant, index),
          amountMinor,
        });
}
