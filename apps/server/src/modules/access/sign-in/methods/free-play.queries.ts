import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';

/** Closes open accounts of these types without a live session. The rows stay, because rounds and transfers refer to them. */
export async function closeTrials(
  db: Db,
  { types, now, seenAfter }: { types: readonly number[]; now: Date; seenAfter: Date },
): Promise<void> {
  await sql`
    update members m set status = 'closed'
    where m.status = 'open' and m.type = any(${types}::int[]) and not exists (
      select 1 from sessions s
      where s.merchant_id = m.merchant_id and s.account_id = m.id and s.revoked_at is null
        and s.expires_at > ${now} and s.last_seen_at > ${seenAfter})`.execute(db);
}
