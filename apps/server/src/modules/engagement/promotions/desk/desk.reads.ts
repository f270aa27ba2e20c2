import { sql, type RawBuilder } from 'kysely';
import type { GrantState } from '@croupier/contract/promotions/words.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Application } from '../applications/applications.queries.ts';
import { GRANT_COLUMNS, grantOf, type StoredGrant } from '../grants/grants.queries.ts';
import type { Grant, PromotionKey, Texts } from '../promotions.types.ts';
import type { Row } from '../versions/versions.queries.ts';

export type DeskRow = Row & { definition: unknown };

const ROW = sql`p.id, p.slug, p.kind, p.state, p.texts, p.draft, p.version, p.budget_minor as "budgetMinor",
  p.granted_minor as "grantedMinor", p.grants_total as "grantsTotal", p.grants_count as "grantsCount",
  p.changed_at as "changedAt", v.definition`;

export async function listRows(db: Db, merchantId: string, promotionId?: string): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    select ${ROW} from promotions p
    left join promotion_versions v on v.merchant_id = ${merchantId} and v.promotion_id = p.id and v.version = p.version
    where p.merchant_id = ${merchantId} and (${promotionId ?? null}::uuid is null or p.id = ${promotionId ?? null}::uuid)
    order by p.created_at desc, p.id`.execute(db);
  return rows;
}

export async function listVersions(
  db: Db,
  { merchantId, promotionId }: PromotionKey,
): Promise<Array<{ version: number; publishedAt: Date; termsHash: string }>> {
  const { rows } = await sql<{ version: number; publishedAt: Date; termsHash: string }>`
    select version, published_at as "publishedAt", terms_hash as "termsHash" from promotion_versions
    where merchant_id = ${merchantId} and promotion_id = ${promotionId} order by version desc`.execute(db);
  return rows;
}

export type DeskGrantRow = Grant & { account: string; texts: Texts; returnedMinor: bigint };
type StoredRow = StoredGrant & Pick<DeskGrantRow, 'account' | 'texts' | 'returnedMinor'>;

type GrantFilter = {
  merchantId: string;
  promotionId?: string | undefined;
  account?: string | undefined;
  state?: GrantState | undefined;
  after?: string | undefined;
  id?: string | undefined;
  limit: number;
};

/** Grants with their members, the newest first. */
export async function listDeskGrants(db: Db, filter: GrantFilter): Promise<DeskGrantRow[]> {
  const { merchantId, promotionId, account, state, after, id, limit } = filter;
  const when = <T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>) =>
    value === undefined ? sql`true` : condition(value);
  const { rows } = await sql<StoredRow>`
    select ${GRANT_COLUMNS}, g.returned_minor as "returnedMinor", m.account, p.texts from promotion_grants g
    join promotions p on p.merchant_id = ${merchantId} and p.id = g.promotion_id
    join members m on m.merchant_id = ${merchantId} and m.id = g.member_id
    where g.merchant_id = ${merchantId}
      and ${when(promotionId, (value) => sql`g.promotion_id = ${value}`)}
      and ${when(account, (value) => sql`m.account_key = lower(${value})`)}
      and ${when(state, (value) => sql`g.state = ${value}`)}
      and ${when(id, (value) => sql`g.id = ${value}`)}
      and ${when(after, (value) => sql`g.id < ${value}`)}
    order by g.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...grantOf(row),
    account: row.account,
    texts: row.texts,
    returnedMinor: row.returnedMinor,
  }));
}

export type QueueRow = Application & { account: string; texts: Texts };

/** Applications that wait, the oldest first, or the last that were decided. */
export async function listQueue(
  db: Db,
  { merchantId, isDecided, limit }: { merchantId: string; isDecided: boolean; limit: number },
): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select a.id, a.merchant_id as "merchantId", a.promotion_id as "promotionId", a.version, a.member_id as "memberId",
      a.comment, a.images, a.state, a.remark, a.amount_minor as "amountMinor", a.grant_id as "grantId",
      a.asked_at as "askedAt", a.decided_at as "decidedAt", a.decided_by as "decidedBy",
      a.pictures_erased_at as "picturesErasedAt", m.account, p.texts
    from applications a
    join members m on m.merchant_id = ${merchantId} and m.id = a.member_id
    join promotions p on p.merchant_id = ${merchantId} and p.id = a.promotion_id
    where a.merchant_id = ${merchantId}
      and ${isDecided ? sql`a.state in ('granted', 'rejected')` : sql`a.state in ('waiting', 'asked')`}
    order by ${isDecided ? sql`a.decided_at desc` : sql`a.asked_at`}, a.id limit ${limit}`.execute(db);
  return rows;
}

type EarlierClaim = {
  account: string;
  memberId: string;
  at: Date;
  amountMinor: bigint;
  state: GrantState;
};

/** What a member, and members who share a device, address or payment account, got from a promotion. */
export async function listEarlier(
  db: Db,
  { merchantId, promotionId, memberId }: PromotionKey & { memberId: string },
): Promise<EarlierClaim[]> {
  const { rows } = await sql<EarlierClaim>`
    with cluster as (
      select ${memberId}::uuid as id
      union select o.account_id from sessions s
        join sessions o on o.merchant_id = ${merchantId} and o.kind = 'member'
          and (o.browser = s.browser or (o.ip = s.ip and s.browser is null))
        where s.merchant_id = ${merchantId} and s.account_id = ${memberId} and s.kind = 'member'
      union select o.member_id from beneficiaries b
        join beneficiaries o on o.merchant_id = ${merchantId} and o.number_hash = b.number_hash
        where b.merchant_id = ${merchantId} and b.member_id = ${memberId}
    )
    select m.account, m.id as "memberId", g.created_at as at, g.cost_minor as "amountMinor", g.state
    from promotion_grants g
    join cluster c on c.id = g.member_id
    join members m on m.merchant_id = ${merchantId} and m.id = g.member_id
    where g.merchant_id = ${merchantId} and g.promotion_id = ${promotionId}
    order by g.created_at desc limit 20`.execute(db);
  return rows;
}
