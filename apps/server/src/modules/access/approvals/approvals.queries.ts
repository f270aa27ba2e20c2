import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { announcement } from '../../../platform/db/list-changes.ts';
import { APPROVAL_COLUMNS, APPROVAL_TABLES } from './approvals.reads.ts';
import type { ApprovalRow } from './approvals.types.ts';

type NewApproval = Pick<
  ApprovalRow,
  | 'merchantId'
  | 'id'
  | 'kind'
  | 'subject'
  | 'payload'
  | 'payloadHash'
  | 'facts'
  | 'reason'
  | 'askedBy'
  | 'askedAt'
  | 'expiresAt'
> & { breakGlassId: string | null };

const changeOf = ({ merchantId, id }: Pick<ApprovalRow, 'merchantId' | 'id'>) =>
  announcement({ what: 'row', list: 'approvals', merchantId, id });

/** False if a request about the same subject is pending. */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<boolean> {
  const done = row.breakGlassId !== null;
  const { numAffectedRows } = await sql`
    insert into approvals (merchant_id, id, kind, subject, payload, payload_hash, facts, reason, asked_by, asked_at,
      expires_at, state, decided_at, break_glass_id)
    values (${row.merchantId}, ${row.id}, ${row.kind}, ${row.subject}, ${JSON.stringify(row.payload)}::jsonb,
      ${row.payloadHash}, ${JSON.stringify(row.facts)}::jsonb, ${row.reason}, ${row.askedBy}, ${row.askedAt},
      ${row.expiresAt}, ${done ? 'done' : 'asked'}, ${done ? row.askedAt : null}, ${row.breakGlassId})
    on conflict (merchant_id, kind, subject) where state = 'asked' do nothing
    returning ${changeOf(row)}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Reads and locks a request, which serializes decisions. */
export async function lockApproval(
  tx: Tx,
  { merchantIds, id }: { merchantIds: readonly string[]; id: string },
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
    where a.merchant_id = any(${[...merchantIds]}::text[]) and a.id = ${id} for update of a`.execute(tx);
  return rows[0];
}

/** Requests that were not decided in time, except those being decided. */
export async function lockExpired(
  tx: Tx,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
    where a.merchant_id = ${merchantId} and a.state = 'asked' and a.expires_at <= ${now}
    order by a.id limit ${limit} for update of a skip locked`.execute(tx);
  return rows;
}

export type Outcome = {
  state: Exclude<ApprovalRow['state'], 'asked'>;
  decidedBy: string | null;
  reason: string | null;
  at: Date;
};

/** False if it was decided before. */
export async function closeApproval(
  tx: Tx,
  { merchantId, id }: Pick<ApprovalRow, 'merchantId' | 'id'>,
  { state, decidedBy, reason, at }: Outcome,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update approvals set state = ${state}, decided_by = ${decidedBy}, decision_reason = ${reason}, decided_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state = 'asked'
    returning ${changeOf({ merchantId, id })}`.execute(tx);
  return numAffectedRows === 1n;
}
