import { requestReason } from '@croupier/contract/access/approvals.ts';
import { z } from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Operator } from '../../../access/permissions/index.ts';
import type { MoneyTx } from '../../../money/wallet/index.ts';
import { lockPromotion, moveBudget, numberRewards } from '../grants/grants.queries.ts';
import { promotionErrors } from '../promotions.errors.ts';
import { tellOf } from '../telling/telling.usecases.ts';
import type { Grant, Parts } from '../promotions.types.ts';
import { listOpenBonuses, lockGrant, markRevoked, releaseGrant } from './revocation.queries.ts';

export const REVOKE_KIND = 'promotions.revoke';
const payloadSchema = z.object({ reason: requestReason });
type Payload = z.output<typeof payloadSchema>;
type Request = { merchantId: string; subject: string; payload: Payload };

/** What is over can't be taken back: the main wallet is never touched. @throws `promotions.grant_not_found`, `.already_decided` */
async function revocable(tx: Tx, key: { merchantId: string; id: string }) {
  const grant = await lockGrant(tx, key);
  if (!grant) throw appError(promotionErrors.grantNotFound);
  if (!['issued', 'review', 'process'].includes(grant.state)) throw appError(promotionErrors.alreadyDecided);
  return grant;
}

/** Takes a grant back: what waits, and bonus money that is still under terms. */
async function revoke(
  parts: Parts,
  tx: MoneyTx,
  { merchantId, subject, payload, operator }: Request & { operator: Operator },
): Promise<void> {
  const key = { merchantId, id: subject };
  const grant = await revocable(tx, key);
  for (const bonusId of await listOpenBonuses(tx, key))
    await parts.bonuses.endFor(tx, { merchantId, memberId: grant.memberId, bonusId, reason: 'revoked' });
  await parts.bonuses.revokeFreeRounds(tx, { merchantId, reference: subject });
  const { promotionId, memberId } = grant;
  await lockPromotion(tx, { merchantId, promotionId });
  // What bonuses gave back, and rounds that were not used, arrive by their own events.
  const costMinor = grant.state === 'process' ? 0n : grant.costMinor - grant.returnedMinor;
  await moveBudget(tx, { merchantId, promotionId, costMinor: -costMinor, count: 0 });
  await markRevoked(tx, {
    ...key,
    remark: payload.reason,
    returnedMinor: grant.returnedMinor + costMinor,
    at: parts.clock.now(),
  });
  await tellOf(parts, tx, {
    merchantId,
    memberId,
    promotionId,
    kind: 'reward_revoked',
    about: subject,
    params: { remark: payload.reason },
  });
  await numberRewards(tx, { merchantId, memberIds: [memberId] });
  await parts.audit.record(tx, {
    merchantId,
    actor: operator.account,
    action: 'grant.revoked',
    subject: `grant:${subject}`,
    after: { member: memberId, promotion: promotionId, reason: payload.reason },
    ip: operator.ip,
    requestId: operator.requestId,
  });
}

/** The request with which two persons take a grant back. The subject is the grant's id. */
export const createRevocationRequest = (parts: Parts) =>
  ({
    kind: REVOKE_KIND,
    permission: 'promotions.grants.decide',
    schema: payloadSchema,
    facts: async (tx: Tx, { merchantId, subject }: Request) => {
      const grant = await revocable(tx, { merchantId, id: subject });
      const member = await parts.members.find(merchantId, grant.memberId, tx);
      return { account: member?.account ?? grant.memberId, state: grant.state };
    },
    summary: ({ payload, facts }: Request & { facts: { account: string; state: string } }) => ({
      subject: facts.account,
      changes: [{ label: 'grant', before: facts.state, after: `revoked: ${payload.reason}` }],
    }),
    execute: (tx: Tx, request: Request & { operator: Operator }): Promise<void> =>
      // `transaction` below made it.
      revoke(parts, tx as MoneyTx, request),
    transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => parts.wallet.transaction(work),
  }) as const;

/** Lets a grant under review go to its member. @throws `promotions.grant_not_found`, `.already_decided` */
export async function releaseReviewed(
  parts: Parts,
  key: { merchantId: string; id: string },
  operator: Operator,
): Promise<Grant> {
  return parts.db.transaction().execute(async (tx) => {
    const grant = await lockGrant(tx, key);
    if (!grant) throw appError(promotionErrors.grantNotFound);
    if (grant.state !== 'review') throw appError(promotionErrors.alreadyDecided);
    await releaseGrant(tx, key);
    await numberRewards(tx, { merchantId: key.merchantId, memberIds: [grant.memberId] });
    await parts.audit.record(tx, {
      merchantId: key.merchantId,
      actor: operator.account,
      action: 'grant.released',
      subject: `grant:${key.id}`,
      after: { member: grant.memberId, because: grant.remark },
      ip: operator.ip,
      requestId: operator.requestId,
    });
    return grant;
  });
}
