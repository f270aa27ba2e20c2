import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey, PromotionKey } from '../promotions.types.ts';

export type Entry = { promotionId: string; version: number; termsHash: string; joinedAt: Date };

/** The first entry stays: its terms are those that were accepted. */
export async function insertEntry(
  tx: Tx,
  entry: PromotionKey & {
    memberId: string;
    version: number;
    language: string;
    termsHash: string;
    at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotion_entries (merchant_id, promotion_id, member_id, version, language, terms_hash, joined_at)
    values (${entry.merchantId}, ${entry.promotionId}, ${entry.memberId}, ${entry.version}, ${entry.language},
      ${entry.termsHash}, ${entry.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteEntry(
  tx: Tx,
  { merchantId, promotionId, memberId }: PromotionKey & MemberKey,
): Promise<void> {
  await sql`delete from promotion_entries where merchant_id = ${merchantId} and promotion_id = ${promotionId}
    and member_id = ${memberId}`.execute(tx);
}

export async function listEntries(db: Db, { merchantId, memberId }: MemberKey): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select promotion_id as "promotionId", version, terms_hash as "termsHash", joined_at as "joinedAt"
    from promotion_entries where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows;
}
