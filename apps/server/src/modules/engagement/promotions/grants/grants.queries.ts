import { grantedRewards } from '@croupier/contract/promotions/granted.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Grant, Mark, MemberKey, NewGrant, PromotionKey } from '../promotions.types.ts';

/** What a transaction that grants sees of a promotion; its row is locked. */
export type LockedPromotion = {
  state: string;
  budgetMinor: bigint | null;
  grantedMinor: bigint;
  grantsTotal: number | null;
  grantsCount: number;
};

/** Before the budget, so that everybody who moves money of members takes locks in the same order. */
export async function lockMainAccounts(
  tx: Tx,
  { merchantId, currency, memberIds }: { merchantId: string; currency: string; memberIds: readonly string[] },
): Promise<void> {
  await sql`select id from member_accounts
    where merchant_id = ${merchantId} and member_id = any(${[...memberIds]}::uuid[]) and currency = ${currency}
      and kind = 'main' order by id for no key update`.execute(tx);
}

export async function lockPromotion(
  tx: Tx,
  { merchantId, promotionId }: PromotionKey,
): Promise<LockedPromotion | undefined> {
  const { rows } = await sql<LockedPromotion>`
    select state, budget_minor as "budgetMinor", granted_minor as "grantedMinor", grants_total as "grantsTotal",
      grants_count as "grantsCount"
    from promotions where merchant_id = ${merchantId} and id = ${promotionId} for no key update`.execute(tx);
  return rows[0];
}

/** Adds to what is granted, or takes back what returns. */
export async function moveBudget(
  tx: Tx,
  { merchantId, promotionId, costMinor, count }: PromotionKey & { costMinor: bigint; count: number },
): Promise<void> {
  await sql`update promotions set granted_minor = granted_minor + ${costMinor}, grants_count = grants_count + ${count}
    where merchant_id = ${merchantId} and id = ${promotionId}`.execute(tx);
}

const COLUMNS = sql`g.id, g.merchant_id as "merchantId", g.promotion_id as "promotionId", g.version,
  g.member_id as "memberId", g.window_key as "windowKey", g.state, g.rewards, g.because, g.cost_minor as "costMinor",
  g.base_minor as "baseMinor", g.remark, g.created_at as "createdAt", g.expires_at as "expiresAt",
  g.claimed_at as "claimedAt"`;
export const GRANT_COLUMNS = COLUMNS;

export type StoredGrant = Omit<Grant, 'rewards'> & { rewards: unknown };
export const grantOf = (row: StoredGrant): Grant => ({
  ...row,
  rewards: z.decode(grantedRewards, row.rewards as z.input<typeof grantedRewards>),
});

/** Grants that exist already for what is asked. */
export async function findSame(
  tx: Tx,
  { merchantId, promotionId }: PromotionKey,
  asked: ReadonlyArray<Pick<NewGrant, 'memberId' | 'windowKey'>>,
): Promise<Grant[]> {
  const { rows } = await sql<StoredGrant>`
    select ${COLUMNS} from promotion_grants g
    where g.merchant_id = ${merchantId} and g.promotion_id = ${promotionId}
      and g.member_id = any(${asked.map(({ memberId }) => memberId)}::uuid[])
      and g.window_key = any(${[...new Set(asked.map(({ windowKey }) => windowKey))]}::text[])`.execute(tx);
  // A run asks for one window; claims at the same moment may ask for several.
  const wanted = new Set(asked.map(({ memberId, windowKey }) => `${memberId} ${windowKey}`));
  return rows.filter(({ memberId, windowKey }) => wanted.has(`${memberId} ${windowKey}`)).map(grantOf);
}

/** How many places of a window each member has taken. */
export async function countInWindow(
  tx: Tx,
  { merchantId, promotionId }: PromotionKey,
  { memberIds, prefix }: { memberIds: readonly string[]; prefix: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; n: number }>`
    select member_id as "memberId", count(*)::int as n from promotion_grants
    where merchant_id = ${merchantId} and promotion_id = ${promotionId}
      and member_id = any(${[...memberIds]}::uuid[]) and starts_with(limit_key, ${`${prefix}#`})
    group by member_id`.execute(tx);
  return new Map(rows.map(({ memberId, n }) => [memberId, n]));
}

/** Marks that other members have left. */
export async function findMarks(
  tx: Tx,
  { merchantId, promotionId }: PromotionKey,
  marks: ReadonlyArray<Pick<Mark, 'kind' | 'hash'>>,
): Promise<Array<{ kind: string; hash: Buffer; memberId: string }>> {
  if (marks.length === 0) return [];
  const { rows } = await sql<{ kind: string; hash: Buffer; memberId: string }>`
    select m.kind, m.key_hash as hash, m.member_id as "memberId" from promotion_marks m
    join unnest(${marks.map(({ kind }) => kind)}::text[], ${marks.map(({ hash }) => hash)}::bytea[])
      as a (kind, key_hash) on a.kind = m.kind and a.key_hash = m.key_hash
    where m.merchant_id = ${merchantId} and m.promotion_id = ${promotionId}`.execute(tx);
  return rows;
}

export async function insertMarks(
  tx: Tx,
  { merchantId, promotionId }: PromotionKey,
  marks: ReadonlyArray<Pick<Mark, 'kind' | 'hash'> & { grantId: string; memberId: string }>,
): Promise<void> {
  if (marks.length === 0) return;
  await sql`
    insert into promotion_marks (merchant_id, promotion_id, kind, key_hash, grant_id, member_id)
    select ${merchantId}, ${promotionId}, m.* from unnest(${marks.map(({ kind }) => kind)}::text[],
      ${marks.map(({ hash }) => hash)}::bytea[], ${marks.map(({ grantId }) => grantId)}::uuid[],
      ${marks.map(({ memberId }) => memberId)}::uuid[]) as m
    on conflict do nothing`.execute(tx);
}

export type GrantRow = Omit<Grant, 'merchantId' | 'promotionId' | 'version'> & {
  limitKey: string | null;
  figures: NewGrant['figures'];
};

/**
 * Stores grants of one promotion. One that another promotion of the group has given meanwhile is left out.
 *
 * @returns the ids that were stored
 */
export async function insertGrants(
  tx: Tx,
  of: PromotionKey & { version: number; group: string | null; untold: boolean; at: Date },
  grants: readonly GrantRow[],
): Promise<ReadonlySet<string>> {
  const { merchantId, promotionId, version, group, untold, at } = of;
  const column = <T>(valueOf: (grant: GrantRow) => T): T[] => grants.map(valueOf);
  const { rows } = await sql<{ id: string }>`
    insert into promotion_grants (merchant_id, id, promotion_id, version, member_id, window_key, limit_key, state, rewards,
      because, cost_minor, base_minor, group_name, figures_from, figures_until, remark, untold, created_at, expires_at,
      claimed_at)
    select ${merchantId}, g.id, ${promotionId}, ${version}, g.member_id, g.window_key, g.limit_key, g.state, g.rewards,
      g.because, g.cost, g.base, ${group}, g.figures_from, g.figures_until, g.remark, ${untold}, ${at}, g.expires_at,
      g.claimed_at
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ memberId }) => memberId)}::uuid[],
      ${column(({ windowKey }) => windowKey)}::text[], ${column(({ limitKey }) => limitKey)}::text[],
      ${column(({ state }) => state)}::text[],
      ${column(({ rewards }) => JSON.stringify(z.encode(grantedRewards, rewards)))}::text[]::jsonb[],
      ${column(({ because }) => JSON.stringify(because))}::text[]::jsonb[],
      ${column(({ costMinor }) => costMinor)}::int8[], ${column(({ baseMinor }) => baseMinor)}::int8[],
      ${column(({ figures }) => figures?.from ?? null)}::int[],
      ${column(({ figures }) => figures?.until ?? null)}::int[], ${column(({ remark }) => remark)}::text[],
      ${column(({ expiresAt }) => expiresAt)}::timestamptz[], ${column(({ claimedAt }) => claimedAt)}::timestamptz[])
      as g (id, member_id, window_key, limit_key, state, rewards, because, cost, base, figures_from, figures_until,
        remark, expires_at, claimed_at)
    on conflict do nothing
    returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Claims what waits to be claimed; each grant once, whoever asks at the same time. */
export async function takeIssued(
  tx: Tx,
  { merchantId, ids, at }: { merchantId: string; ids: readonly string[]; at: Date },
): Promise<Grant[]> {
  const { rows } = await sql<StoredGrant>`
    update promotion_grants g set state = 'claimed', claimed_at = ${at}
    where g.merchant_id = ${merchantId} and g.id = any(${[...ids]}::uuid[]) and g.state = 'issued'
      and (g.expires_at is null or g.expires_at > ${at})
    returning ${COLUMNS}`.execute(tx);
  return rows.map(grantOf);
}

/** Bonuses, deliveries and the like go on after the claim. */
export async function markInProcess(
  tx: Tx,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update promotion_grants set state = 'process'
    where merchant_id = ${merchantId} and id = any(${[...ids]}::uuid[]) and state = 'claimed'`.execute(tx);
}

const REWARDS_CHANNEL = 'rewards';
export { REWARDS_CHANNEL };

/** Numbers the change of members' rewards and tells their open pages at the commit. */
export async function numberRewards(
  tx: Tx,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<void> {
  const members = [...new Set(memberIds)].toSorted();
  const notices: string[] = [];
  for (let from = 0; from < members.length; from += 150)
    notices.push(JSON.stringify({ merchantId, memberIds: members.slice(from, from + 150) }));
  await sql`
    with numbered as (
      insert into reward_changes (merchant_id, member_id, sequence)
      select ${merchantId}, m, 1 from unnest(${members}::uuid[]) as m
      on conflict (merchant_id, member_id) do update set sequence = reward_changes.sequence + 1
    )
    select pg_notify(${REWARDS_CHANNEL}, notice) from unnest(${notices}::text[]) as n (notice)`.execute(tx);
}

export async function newestRewards(db: Db, { merchantId, memberId }: MemberKey): Promise<bigint> {
  const { rows } = await sql<{ sequence: bigint }>`select sequence from reward_changes
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.sequence ?? 0n;
}
