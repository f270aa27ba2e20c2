import { documentList, type DocumentItem } from '@croupier/contract/kyc/documents.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createListReader } from '../../../platform/lists/list-reader.ts';

type Row = Omit<DocumentItem, 'member' | 'reviewer'> & {
  memberId: string;
  account: string;
  reviewerId: string | null;
  reviewerName: string | null;
};

export const documentReader = createListReader(documentList, {
  rows: (merchantId) => sql`from kyc_documents d
    join members m on m.merchant_id = ${merchantId} and m.id = d.member_id
    left join operators o on o.id = d.reviewer
    where d.merchant_id = ${merchantId}`,
  merchantId: sql`d.merchant_id`,
  id: { by: sql`d.id`, type: 'uuid' },
  columns: {
    id: sql`d.id`,
    merchantCode: sql`d.merchant_id`,
    memberId: sql`d.member_id`,
    account: sql`m.account`,
    need: sql`d.need`,
    kind: sql`d.kind`,
    state: sql`d.state`,
    reviewerId: sql`o.id`,
    reviewerName: sql`o.name`,
    askedAt: sql`d.asked_at`,
    submittedAt: sql`d.submitted_at`,
  },
  filters: {
    account: (account) => sql`m.account_key = lower(${account})`,
    state: (state) => sql`d.state = ${state}`,
    need: (need) => sql`d.need = ${need}`,
    submittedFrom: (at) => sql`d.submitted_at >= ${at}`,
    submittedUntil: (at) => sql`d.submitted_at < ${at}`,
  },
  sorts: {
    submittedAt: { by: sql`d.submitted_at`, type: 'timestamptz', nullable: true },
    askedAt: { by: sql`d.asked_at`, type: 'timestamptz' },
  },
  item: ({ memberId, account, reviewerId, reviewerName, ...row }: Row) => ({
    ...row,
    member: { id: memberId, account },
    reviewer: reviewerId === null ? null : { id: reviewerId, name: reviewerName ?? '' },
  }),
});

export async function findReviewer(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from operators where id = ${id}`.execute(db);
  return rows[0];
}
