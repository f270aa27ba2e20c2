import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Grant, MemberKey, Texts } from '../promotions.types.ts';
import { GRANT_COLUMNS, grantOf, type StoredGrant } from './grants.queries.ts';

export type ShownGrant = Grant & { slug: string; texts: Texts };
type StoredShown = StoredGrant & { slug: string; texts: Texts };

export async function findGrant(
  db: Db,
  { merchantId, memberId, grantId }: MemberKey & { grantId: string },
): Promise<ShownGrant | undefined> {
  const { rows } = await sql<StoredShown>`
    select ${GRANT_COLUMNS}, p.slug, p.texts from promotion_grants g
    join promotions p on p.merchant_id = ${merchantId} and p.id = g.promotion_id
    where g.merchant_id = ${merchantId} and g.id = ${grantId} and g.member_id = ${memberId}`.execute(db);
  const [row] = rows;
  return row && { ...grantOf(row), slug: row.slug, texts: row.texts };
}

/** What waits to be claimed, the oldest first. */
export async function listClaimable(
  db: Db,
  { merchantId, memberId, at, limit }: MemberKey & { at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotion_grants
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'issued'
      and (expires_at is null or expires_at > ${at}) order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countClaimable(
  db: Db,
  { merchantId, memberId, at }: MemberKey & { at: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from promotion_grants
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'issued'
      and (expires_at is null or expires_at > ${at})`.execute(db);
  return rows[0]?.n ?? 0;
}

const OPEN = sql`('issued', 'process', 'review')`;

/** A member's grants, the newest first: those that are open, or a page of the others. */
export async function listGrants(
  db: Db,
  of: MemberKey & { open: boolean; after: string | undefined; limit: number },
): Promise<ShownGrant[]> {
  const { merchantId, memberId, open, after, limit } = of;
  const { rows } = await sql<StoredShown>`
    select ${GRANT_COLUMNS}, p.slug, p.texts from promotion_grants g
    join promotions p on p.merchant_id = ${merchantId} and p.id = g.promotion_id
    where g.merchant_id = ${merchantId} and g.member_id = ${memberId}
      and ${open ? sql`g.state in ${OPEN}` : sql`g.state not in ${OPEN}`}
      and (${after ?? null}::uuid is null or g.id < ${after ?? null}::uuid)
    order by g.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...grantOf(row), slug: row.slug, texts: row.texts }));
}

/** The newest grant of a member by promotion, and how many there are in a window of each. */
export async function newestGrants(
  db: Db,
  { merchantId, memberId }: MemberKey,
): Promise<
  Array<Pick<Grant, 'promotionId' | 'state' | 'rewards' | 'windowKey'> & { limitKey: string | null }>
> {
  const { rows } = await sql<StoredGrant & { limitKey: string | null }>`
    select distinct on (g.promotion_id) ${GRANT_COLUMNS}, g.limit_key as "limitKey" from promotion_grants g
    where g.merchant_id = ${merchantId} and g.member_id = ${memberId}
    order by g.promotion_id, (g.state = 'issued') desc, g.id desc`.execute(db);
  return rows.map((row) => ({ ...grantOf(row), limitKey: row.limitKey }));
}
