import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { SIGNALS } from '../promotions.config.ts';
import type { Found } from './signals.types.ts';

type Span = { merchantId: string; since: Date };
type Cluster = { promotionId: string; title: string; mark: string; memberIds: string[] };

/** Members with grants of one promotion who use one browser, or one payment account. */
export async function findClusters(db: Db, { merchantId, since }: Span): Promise<Found[]> {
  const { rows } = await sql<Cluster & { by: 'browser' | 'instrument' }>`
    with given as (
      select distinct promotion_id, member_id from promotion_grants
      where merchant_id = ${merchantId} and created_at >= ${since} and state <> 'revoked'
    ), marks as (
      select distinct account_id as member_id, 'browser' as by, browser::text as mark from sessions
      where merchant_id = ${merchantId} and kind = 'member' and browser is not null
        and account_id in (select member_id from given)
      union
      select member_id, 'instrument', encode(number_hash, 'hex') from beneficiaries
      where merchant_id = ${merchantId} and removed_at is null and member_id in (select member_id from given)
    )
    select g.promotion_id as "promotionId", coalesce(p.texts->'EN'->>'title', p.slug) as title, m.by, m.mark,
      array_agg(g.member_id order by g.member_id) as "memberIds"
    from given g join marks m on m.member_id = g.member_id
    join promotions p on p.merchant_id = ${merchantId} and p.id = g.promotion_id
    group by g.promotion_id, p.texts, p.slug, m.by, m.mark
    having count(*) >= case m.by when 'browser' then ${SIGNALS.clusterMembers}::int else 2 end`.execute(db);
  return rows.map(({ promotionId, title, by, mark, memberIds }) => ({
    kind: 'cluster',
    subject: `${promotionId} ${by} ${mark}`,
    memberIds,
    facts: [
      { key: 'promotion', text: title },
      { key: by, count: memberIds.length },
    ],
    promotionId,
  }));
}

/** Members who were brought by somebody with the same browser or payment account. */
export async function findSelfReferrals(db: Db, { merchantId, since }: Span): Promise<Found[]> {
  const { rows } = await sql<{ memberId: string; referrerId: string; by: 'browser' | 'instrument' }>`
    select r.member_id as "memberId", r.referrer_id as "referrerId", 'browser' as by from referrals r
    where r.merchant_id = ${merchantId} and r.registered_at >= ${since} and exists (
      select from sessions a join sessions b on b.merchant_id = ${merchantId} and b.account_id = r.referrer_id
        and b.kind = 'member' and b.browser = a.browser
      where a.merchant_id = ${merchantId} and a.account_id = r.member_id and a.kind = 'member')
    union all
    select r.member_id, r.referrer_id, 'instrument' from referrals r
    where r.merchant_id = ${merchantId} and r.registered_at >= ${since} and exists (
      select from beneficiaries a join beneficiaries b on b.merchant_id = ${merchantId} and b.member_id = r.referrer_id
        and b.number_hash = a.number_hash
      where a.merchant_id = ${merchantId} and a.member_id = r.member_id)`.execute(db);
  return rows.map(({ memberId, referrerId, by }) => ({
    kind: 'self_referral',
    subject: `${referrerId} ${memberId} ${by}`,
    memberIds: [referrerId, memberId],
    facts: [{ key: by, count: 2 }],
    promotionId: null,
  }));
}
