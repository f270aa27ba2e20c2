import type { FilePurpose } from '@croupier/contract/files/files.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Attachment, FileKey, FileRow, Uploader } from './files.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, purpose, width, height, bytes, uploaded_at as "uploadedAt",
  uploaded_by as "uploadedBy", key_id as "keyId", sha256, subject`;

type NewFile = Omit<FileRow, 'subject' | 'uploadedBy'> & { uploader: Uploader };

export async function insertFile(tx: Db, file: NewFile): Promise<void> {
  const { merchantId, id, purpose, uploader, sha256, keyId, width, height, bytes, uploadedAt } = file;
  await sql`
    insert into files (merchant_id, id, purpose, uploaded_by, uploader, state, sha256, key_id, width, height, bytes,
      uploaded_at)
    values (${merchantId}, ${id}, ${purpose}, ${uploader.id}, ${uploader.kind}, 'storing', ${sha256}, ${keyId},
      ${width}, ${height}, ${bytes}, ${uploadedAt})`.execute(tx);
}

export async function markStored(db: Db, { merchantId, id }: FileKey): Promise<void> {
  await sql`update files set state = 'stored'
    where merchant_id = ${merchantId} and id = ${id} and state = 'storing'`.execute(db);
}

export async function countWaiting(db: Db, merchantId: string, uploadedBy: string): Promise<number> {
  const { rows } = await sql<{ waiting: bigint }>`
    select count(*) as waiting from files
    where merchant_id = ${merchantId} and uploaded_by = ${uploadedBy} and state in ('storing', 'stored')`.execute(
    db,
  );
  return Number(rows[0]?.waiting ?? 0n);
}

export async function findFile(db: Db, { merchantId, id }: FileKey): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select ${COLUMNS} from files
    where merchant_id = ${merchantId} and id = ${id} and state in ('stored', 'attached')`.execute(db);
  return rows[0];
}

type OfSubject = { merchantId: string; subject: string };

export async function listFilesOf(db: Db, { merchantId, subject }: OfSubject): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${COLUMNS} from files
    where merchant_id = ${merchantId} and subject = ${subject} and state = 'attached'
    order by uploaded_at, id`.execute(db);
  return rows;
}

export async function attachFiles(tx: Tx, attachment: Attachment & { at: Date }): Promise<void> {
  const { merchantId, uploadedBy, ids, purpose, subject, at } = attachment;
  await sql`
    update files set state = 'attached', subject = ${subject}, attached_at = ${at}
    where merchant_id = ${merchantId} and id = any(${[...ids]}::uuid[]) and uploaded_by = ${uploadedBy}
      and purpose = ${purpose} and state = 'stored'`.execute(tx);
}

/** By id, the subject of another attached picture of the same content and purpose. */
export async function subjectsOfSame(
  db: Db,
  {
    merchantId,
    ids,
    purpose,
    subject,
  }: { merchantId: string; ids: readonly string[]; purpose: FilePurpose; subject: string },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; subject: string }>`
    select distinct on (own.id) own.id, other.subject from files own
    join files other on other.merchant_id = ${merchantId} and other.sha256 = own.sha256
      and other.purpose = ${purpose} and other.state = 'attached' and other.subject <> ${subject}
    where own.merchant_id = ${merchantId} and own.id = any(${[...ids]}::uuid[])
    order by own.id, other.attached_at`.execute(db);
  return new Map(rows.map((row) => [row.id, row.subject]));
}

/** Marks the pictures of a subject; the job deletes them. */
export async function releaseFiles(tx: Tx, { merchantId, subject }: OfSubject): Promise<void> {
  await sql`update files set state = 'removing'
    where merchant_id = ${merchantId} and subject = ${subject} and state = 'attached'`.execute(tx);
}

/** Marks one picture that is not attached. Returns false if there is none. */
export async function giveUpFile(db: Db, key: FileKey & { uploadedBy: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`update files set state = 'removing'
    where merchant_id = ${key.merchantId} and id = ${key.id} and uploaded_by = ${key.uploadedBy}
      and state = 'stored'`.execute(db);
  return numAffectedRows === 1n;
}

/** Marks what was not attached in time, and returns everything that is to be deleted. */
export async function takeRemovable(
  db: Db,
  { merchantId, before, limit }: { merchantId: string; before: Date; limit: number },
): Promise<string[]> {
  await sql`update files set state = 'removing'
    where merchant_id = ${merchantId} and state in ('storing', 'stored') and uploaded_at < ${before}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from files where merchant_id = ${merchantId} and state = 'removing'
    order by uploaded_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteFile(db: Db, { merchantId, id }: FileKey): Promise<void> {
  await sql`delete from files
    where merchant_id = ${merchantId} and id = ${id} and state = 'removing'`.execute(db);
}
