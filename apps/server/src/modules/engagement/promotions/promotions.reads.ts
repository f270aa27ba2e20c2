import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { MemberKey, PromotionKey, Texts } from './promotions.types.ts';

export type TakenPlace = { promotionId: string; limitKey: string };

/** The places that a member has taken of limits. */
export async function listPlaces(db: Db, { merchantId, memberId }: MemberKey): Promise<TakenPlace[]> {
  const { rows } = await sql<TakenPlace>`
    select promotion_id as "promotionId", limit_key as "limitKey" from promotion_grants
    where merchant_id = ${merchantId} and member_id = ${memberId} and limit_key is not null`.execute(db);
  return rows;
}

/** The titles and summaries that the merchant's content has for promotions, by their address. */
export async function readContentTexts(
  db: Db,
  merchantId: string,
): Promise<Array<{ slug: string; titles: Record<string, string>; summaries: Record<string, string> }>> {
  const { rows } = await sql<{
    slug: string;
    titles: Record<string, string>;
    summaries: Record<string, string>;
  }>`
    select promo_id as slug, titles, summaries from announcements
    where merchant_id = ${merchantId} and type = 'PR'`.execute(db);
  return rows;
}

/** What a promotion is called. */
export async function findNames(
  db: Db,
  { merchantId, promotionId }: PromotionKey,
): Promise<{ slug: string; texts: Texts }> {
  const { rows } = await sql<{ slug: string; texts: Texts }>`select slug, texts from promotions
    where merchant_id = ${merchantId} and id = ${promotionId}`.execute(db);
  return rows[0] ?? { slug: '', texts: {} };
}

/** Names of games by their ids. */
export async function listGameNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const { rows } = await sql<{ id: string; names: Record<string, string> }>`
    select id, names from games where id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, names }) => [id, names]));
}
