import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type FeedbackRow = {
  merchantId: string;
  id: string;
  memberId: string | null;
  sender: string;
  type: number;
  content: string;
  contact: string | null;
  ip: string;
  at: Date;
};

export async function insertFeedback(db: Db, row: FeedbackRow): Promise<void> {
  await sql`
    insert into feedback (merchant_id, id, member_id, sender, type, content, contact, ip, created_at)
    values (${row.merchantId}, ${row.id}, ${row.memberId}, ${row.sender}, ${row.type}, ${row.content}, ${row.contact},
      ${row.ip}, ${row.at})`.execute(db);
}
