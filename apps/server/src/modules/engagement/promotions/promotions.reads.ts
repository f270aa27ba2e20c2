import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { MemberKey } from './promotions.types.ts';

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
