import { POINTS } from '@croupier/contract/money/points.ts';
import type { TransferCode } from '@croupier/contract/money/wallet.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { PERIOD_SECONDS, type MoneyTx } from '../../../money/wallet/index.ts';
import type { LoyaltyDeps, MemberKey } from '../loyalty.types.ts';
import { raise } from '../vip/rising.usecases.ts';
import { addXpTo, insertXpGift } from '../vip/xp.queries.ts';
import { issueOf, pointsOf } from './posting.usecases.ts';

/** `id` is that of the transfer: the same one again gives nothing more. `reference` is what the gift is for. */
export type PointsGift = MemberKey & {
  id: string;
  pointsMinor: bigint;
  code: TransferCode;
  reference: string;
};
export type XpGift = MemberKey & { id: string; xpMinor: bigint; reference: string };

/** Gives points at once. @throws `wallet.transfer_mismatch` */
export async function addPoints(
  { wallet }: Pick<LoyaltyDeps, 'wallet'>,
  tx: MoneyTx,
  { merchantId, memberId, id, pointsMinor, code, reference }: PointsGift,
): Promise<void> {
  await wallet.post(tx, {
    merchantId,
    currency: POINTS,
    transfers: [
      {
        id,
        debit: issueOf(code),
        credit: pointsOf(memberId),
        amountMinor: pointsMinor,
        code,
        reference,
      },
    ],
  });
}

/** Gives experience, which may raise the level. The same id again gives nothing more. */
export async function addXp(
  deps: Pick<LoyaltyDeps, 'clock' | 'outbox'>,
  tx: Tx,
  { merchantId, memberId, id, xpMinor, reference }: XpGift,
): Promise<void> {
  const at = deps.clock.now();
  if (!(await insertXpGift(tx, { merchantId, memberId, id, xpMinor, reference, at }))) return;
  const rising = await addXpTo(tx, { merchantId, memberId, xpMinor });
  const period = Math.floor(at.getTime() / (PERIOD_SECONDS * 1_000));
  await raise(deps, tx, { merchantId, period, rising });
}
