import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { BONUS_COLUMNS, bonusOf, type BonusRow } from './bonuses.queries.ts';
import type { Bonus, MemberKey } from './bonuses.types.ts';

const MAX_LISTED = 100;

/** The one that plays first, then those that wait, then what has ended, newest first. */
export async function listBonuses(db: Db, { merchantId, memberId }: MemberKey): Promise<Bonus[]> {
  const { rows } = await sql<BonusRow>`
    select ${sql.raw(BONUS_COLUMNS)} from bonuses b
    where b.merchant_id = ${merchantId} and b.member_id = ${memberId}
    order by case b.state when 'playing' then 0 when 'waiting' then 1 else 2 end, b.issued_at desc, b.id
    limit ${MAX_LISTED}`.execute(db);
  return rows.map(bonusOf);
}
