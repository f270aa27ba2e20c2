import type {
  AskReason,
  DocumentKind,
  DocumentNeed,
  RefusalReason,
} from '@croupier/contract/kyc/kyc-states.ts';
import { sql, type RawBuilder } from 'kysely';
import { announcement } from '../../../platform/db/list-changes.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/together.ts';
import type { DocumentRow, OfMember } from './kyc.types.ts';

export type DocumentKey = { merchantId: string; id: string };

const COLUMNS = sql`id, member_id as "memberId", need, kind, state, asked_because as "askedBecause",
  asked_at as "askedAt", submitted_at as "submittedAt", decided_at as "decidedAt", reviewer, refusal, note,
  to_char(expires_on, 'YYYY-MM-DD') as "expiresOn"`;

const announced = (merchantId: string, id: string): RawBuilder<unknown> =>
  announcement({ what: 'row', list: 'documents', merchantId, id });

/** Returns false if a document for the same need is open. */
export async function insertWanted(
  tx: Tx,
  wanted: OfMember & { id: string; need: DocumentNeed; because: AskReason; note: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into kyc_documents (merchant_id, id, member_id, need, state, asked_because, note, asked_at)
    values (${wanted.merchantId}, ${wanted.id}, ${wanted.memberId}, ${wanted.need}, 'wanted', ${wanted.because},
      ${wanted.note}, ${wanted.at})
    on conflict (merchant_id, member_id, need) where state in ('wanted', 'submitted', 'in_review') do nothing
    returning ${announced(wanted.merchantId, wanted.id)}`.execute(tx);
  return rows.length > 0;
}

export async function lockDocument(
  tx: Tx,
  { merchantId, id }: DocumentKey,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from kyc_documents where merchant_id = ${merchantId} and id = ${id}
    for no key update`.execute(tx);
  return rows[0];
}

export async function findDocument(
  db: Db,
  { merchantId, id }: DocumentKey,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from kyc_documents where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Newest first. */
export async function listDocumentsOf(db: Db, { merchantId, memberId }: OfMember): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from kyc_documents where merchant_id = ${merchantId} and member_id = ${memberId}
    order by asked_at desc, id desc limit 100`.execute(db);
  return rows;
}

export const listAccepted: (db: Db, member: OfMember) => Promise<DocumentNeed[]> = together<
  OfMember,
  DocumentNeed[]
>(async (db, merchantId, members) => {
  const { rows } = await sql<{ memberId: string; need: DocumentNeed }>`
    select distinct member_id as "memberId", need from kyc_documents
    where merchant_id = ${merchantId} and state = 'accepted'
      and member_id = any(${members.map(({ memberId }) => memberId)}::uuid[])`.execute(db);
  return members.map((member) =>
    rows.filter(({ memberId }) => memberId === member.memberId).map(({ need }) => need),
  );
});

export async function hasOpen(db: Db, { merchantId, memberId }: OfMember): Promise<boolean> {
  const { rows } = await sql`
    select 1 from kyc_documents
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state in ('wanted', 'submitted', 'in_review') limit 1`.execute(db);
  return rows.length > 0;
}

export type Written = {
  state: DocumentRow['state'];
  kind?: DocumentKind;
  submittedAt?: Date;
  reviewer?: string | null;
  decidedAt?: Date;
  refusal?: RefusalReason;
  note?: string | null;
  expiresOn?: string | null;
};

export async function writeDocument(
  tx: Tx,
  row: DocumentRow,
  merchantId: string,
  to: Written,
): Promise<void> {
  const next = { ...row, ...to };
  await sql`
    update kyc_documents set state = ${next.state}, kind = ${next.kind}, submitted_at = ${next.submittedAt},
      reviewer = ${next.reviewer}, decided_at = ${next.decidedAt}, refusal = ${next.refusal}, note = ${next.note},
      expires_on = ${next.expiresOn}
    where merchant_id = ${merchantId} and id = ${row.id}
    returning ${announced(merchantId, row.id)}`.execute(tx);
}

/** Accepted documents whose date has passed, locked. */
export async function lockOutOfDate(
  tx: Tx,
  { merchantId, today, limit }: { merchantId: string; today: string; limit: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from kyc_documents
    where merchant_id = ${merchantId} and state = 'accepted' and expires_on < ${today}
    order by expires_on limit ${limit} for no key update skip locked`.execute(tx);
  return rows;
}

/** Decided documents whose pictures are kept long enough, locked. */
export async function lockOverdue(
  tx: Tx,
  due: { merchantId: string; refusedBefore: Date; decidedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from kyc_documents
    where merchant_id = ${due.merchantId} and pictures_deleted_at is null
      and (state = 'refused' and decided_at < ${due.refusedBefore}
        or state in ('accepted', 'expired') and decided_at < ${due.decidedBefore})
    order by decided_at limit ${due.limit} for no key update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markPicturesDeleted(
  tx: Tx,
  { merchantId, id, at }: DocumentKey & { at: Date },
): Promise<void> {
  await sql`update kyc_documents set pictures_deleted_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
