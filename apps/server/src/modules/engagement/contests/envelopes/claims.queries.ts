import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';

/** Statements of the lane that hands out shares; members' accounts are locked before they run. */

export type OwnShare = { contestId: string; memberId: string; amountMinor: bigint };
export type FreeShare = { contestId: string; position: number; amountMinor: bigint };
export type OpenEnvelope = { contestId: string; isOpen: boolean; hasFree: boolean };

/** The shares that these members have already. */
export const readOwn = (
  merchantId: string,
  claims: ReadonlyArray<{ contestId: string; memberId: string }>,
): Statement => ({
  name: 'envelope_own_shares',
  text: `select contest_id as "contestId", member_id as "memberId", amount_minor as "amountMinor" from envelope_shares
    where merchant_id = $1 and (contest_id, member_id) in (select * from unnest($2::uuid[], $3::uuid[]))`,
  values: [merchantId, arrayOf(claims, (one) => one.contestId), arrayOf(claims, (one) => one.memberId)],
});

/** The next free shares, leaving out those that another process is about to hand out. */
export const takeFree = (merchantId: string, contestId: string, count: number): Statement => ({
  name: 'envelope_free_shares',
  text: `select contest_id as "contestId", position, amount_minor as "amountMinor" from envelope_shares
    where merchant_id = $1 and contest_id = $2 and member_id is null and returned_at is null
    order by position limit $3 for update skip locked`,
  values: [merchantId, contestId, count],
});

/** Whether an envelope is open, and has shares that nobody has, be they locked or not. */
export const readOpen = (merchantId: string, contestId: string): Statement => ({
  name: 'envelope_open',
  text: `select c.id as "contestId", c.state = 'open' as "isOpen", exists (select from envelope_shares s
      where s.merchant_id = $1 and s.contest_id = $2 and s.member_id is null and s.returned_at is null) as "hasFree"
    from contests c where c.merchant_id = $1 and c.id = $2`,
  values: [merchantId, contestId],
});

/** Tells open pages of envelopes at the commit. */
export const ENVELOPES_CHANNEL = 'envelopes';
export const noticeOf = (key: { merchantId: string; contestId: string }): string => JSON.stringify(key);

/** One notice of an envelope, however many have opened it in a batch. */
export const tellEnvelopes = (merchantId: string, contestIds: readonly string[]): Statement => ({
  name: 'envelope_tell',
  text: `select pg_notify('${ENVELOPES_CHANNEL}', notice) from unnest($1::text[]) as n (notice)`,
  values: [arrayOf(contestIds, (contestId) => noticeOf({ merchantId, contestId }))],
});

export type TakenShare = FreeShare & { memberId: string; at: Date };

/** Notes who has got which share. */
export const giveShares = (merchantId: string, taken: readonly TakenShare[]): Statement => ({
  name: 'envelope_give_shares',
  text: `update envelope_shares s set member_id = t.member, claimed_at = t.at, paid_at = t.at
    from unnest($2::uuid[], $3::int[], $4::uuid[], $5::timestamptz[]) as t (contest, position, member, at)
    where s.merchant_id = $1 and s.contest_id = t.contest and s.position = t.position`,
  values: [
    merchantId,
    arrayOf(taken, ({ contestId }) => contestId),
    arrayOf(taken, ({ position }) => position),
    arrayOf(taken, ({ memberId }) => memberId),
    arrayOf(taken, ({ at }) => at.toISOString()),
  ],
});
