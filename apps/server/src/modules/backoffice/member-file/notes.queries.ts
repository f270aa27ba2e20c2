import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Position } from '../../../platform/keyset.ts';

export type NoteRow = Position & { operatorId: string; text: string };

type OfSubject = { merchantId: string; subject: string };

export async function insertNote(
  tx: Tx,
  { merchantId, subject, id, at, operatorId, text }: OfSubject & NoteRow,
): Promise<void> {
  await sql`insert into notes (merchant_id, subject, id, at, operator_id, body)
    values (${merchantId}, ${subject}, ${id}, ${at}, ${operatorId}, ${text})`.execute(tx);
}

/** Notes before a position, newest first. */
export async function listNotes(
  db: Db,
  { merchantId, subject, before, limit }: OfSubject & { before: Position | undefined; limit: number },
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select id, at, operator_id as "operatorId", body as text from notes
    where merchant_id = ${merchantId} and subject = ${subject}
      and (${before?.at ?? null}::timestamptz is null
        or (at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
