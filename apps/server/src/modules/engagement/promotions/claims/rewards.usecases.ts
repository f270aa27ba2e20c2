import { AppError, appError } from '../../../../platform/http/errors.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { issueRewards } from '../grants/issuing.usecases.ts';
import { numberRewards, takeIssued } from '../grants/grants.queries.ts';
import { findGrant, listClaimable } from '../grants/grants.reads.ts';
import { promotionErrors } from '../promotions.errors.ts';
import type { Grant, MemberKey, Parts } from '../promotions.types.ts';
import { findPublished } from '../versions/versions.queries.ts';

const MAX_CLAIM_ALL = 200;

/** Delivers grants that wait, each once, under the version that each was granted by. */
export async function deliver(
  parts: Parts,
  tx: MoneyTx,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<Grant[]> {
  const taken = await takeIssued(tx, { merchantId, ids, at: parts.clock.now() });
  const groups = Map.groupBy(taken, ({ promotionId, version }) => `${promotionId} ${version}`);
  for (const [, grants] of groups) {
    const [first] = grants;
    const promotion = first && (await findPublished(tx, first));
    if (promotion) await issueRewards(parts, tx, promotion, grants);
  }
  if (taken.length > 0)
    await numberRewards(tx, { merchantId, memberIds: taken.map(({ memberId }) => memberId) });
  for (const grant of taken)
    await parts.outbox.record(tx, {
      merchantId,
      type: 'grant.claimed',
      payload: { grantId: grant.id, memberId: grant.memberId, promotionId: grant.promotionId },
    });
  return taken;
}

/** Why a grant can't be claimed. */
function refusalOf({ state, expiresAt }: Grant, at: Date) {
  if (state === 'review') return promotionErrors.underReview;
  if (state === 'expired' || (state === 'issued' && expiresAt && expiresAt <= at))
    return promotionErrors.expired;
  return promotionErrors.notClaimable;
}

export function createRewards(parts: Parts) {
  const { db, wallet, clock } = parts;

  /**
   * Claims one reward. Whoever has claimed it before gets the same answer.
   *
   * @throws `promotions.grant_not_found`, `.under_review`, `.expired`, `.not_claimable`
   */
  const claim = async (member: MemberKey, grantId: string): Promise<Grant> => {
    const { merchantId } = member;
    const before = await findGrant(db, { ...member, grantId });
    if (!before) throw appError(promotionErrors.grantNotFound);
    if (before.state === 'issued')
      await wallet.transaction((tx) => deliver(parts, tx, { merchantId, ids: [grantId] }));
    const after = (await findGrant(db, { ...member, grantId })) ?? before;
    if (after.state !== 'claimed' && after.state !== 'process') throw appError(refusalOf(after, clock.now()));
    return after;
  };

  /** Claims everything that waits; what can't be claimed any more stays. */
  const claimAll = async (member: MemberKey): Promise<Grant[]> => {
    const ids = await listClaimable(db, { ...member, at: clock.now(), limit: MAX_CLAIM_ALL });
    if (ids.length === 0) return [];
    const take = (some: readonly string[]): Promise<Grant[]> =>
      wallet.transaction((tx) => deliver(parts, tx, { merchantId: member.merchantId, ids: some }));
    try {
      return await take(ids);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    // One of them can't be handed out now; the others don't wait for it.
    const claimed: Grant[] = [];
    for (const id of ids)
      claimed.push(
        ...(await take([id]).catch((error: unknown) => {
          if (error instanceof AppError) return [];
          throw error;
        })),
      );
    return claimed;
  };
  return { claim, claimAll };
}
