import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ApprovalRow } from './approvals.types.ts';

export const APPROVAL_COLUMNS = sql`a.merchant_id as "merchantId", a.id, a.kind, a.subject, a.payload,
  a.payload_hash as "payloadHash", a.facts, a.reason, a.asked_by as "askedBy", p.name as "askedByName",
  a.asked_at as "askedAt", a.expires_at as "expiresAt", a.state, a.decided_by as "decidedBy",
  d.name as "decidedByName", a.decided_at as "decidedAt", a.decision_reason as "decisionReason",
  a.break_glass_id as "breakGlassId"`;

export const APPROVAL_TABLES = sql`approvals a join operators p on p.id = a.asked_by
  left join operators d on d.id = a.decided_by`;

/** The kinds that an operator may decide, each with a merchant. */
export type Decidable = { kinds: readonly string[]; merchantIds: readonly string[] };

type Query = {
  merchantIds: readonly string[];
  operatorId: string;
  now: Date;
  after: string | undefined;
  limit: number;
};

const page = ({ merchantIds, after, limit }: Query, where: ReturnType<typeof sql>) => sql<ApprovalRow>`
  select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
  where a.merchant_id = any(${[...merchantIds]}::text[]) and ${where}
    and (${after ?? null}::uuid is null or a.id < ${after ?? null}::uuid)
  order by a.id desc limit ${limit}`;

/** Pending requests of others, of kinds and merchants that the operator may decide; newest first. */
export async function listToDecide(db: Db, query: Query & { decidable: Decidable }): Promise<ApprovalRow[]> {
  const { kinds, merchantIds } = query.decidable;
  const { rows } = await page(
    query,
    sql`a.state = 'asked' and a.expires_at > ${query.now} and a.asked_by <> ${query.operatorId}
      and a.subject <> ${query.operatorId}::text
      and (a.kind, a.merchant_id) in (select * from unnest(${[...kinds]}::text[], ${[...merchantIds]}::text[]))`,
  ).execute(db);
  return rows;
}

export async function listAskedBy(db: Db, query: Query): Promise<ApprovalRow[]> {
  const { rows } = await page(query, sql`a.asked_by = ${query.operatorId}`).execute(db);
  return rows;
}

export async function listPast(db: Db, query: Query): Promise<ApprovalRow[]> {
  const { rows } = await page(query, sql`a.state <> 'asked'`).execute(db);
  return rows;
}

export type PendingApproval = { id: string; kind: string; askedBy: string; askedAt: Date };

/** Requests about a subject that somebody may still decide, the oldest first. */
export async function listPendingAbout(
  db: Db,
  { merchantId, subject, now }: { merchantId: string; subject: string; now: Date },
): Promise<PendingApproval[]> {
  const { rows } = await sql<PendingApproval>`
    select a.id, a.kind, p.name as "askedBy", a.asked_at as "askedAt"
    from approvals a join operators p on p.id = a.asked_by
    where a.merchant_id = ${merchantId} and a.subject = ${subject} and a.state = 'asked' and a.expires_at > ${now}
    order by a.id limit 20`.execute(db);
  return rows;
}

/** What was executed at a merchant by requests of one kind, the newest first. */
export async function listDone(
  db: Db,
  { merchantId, kind, limit }: { merchantId: string; kind: string; limit: number },
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
    where a.merchant_id = ${merchantId} and a.kind = ${kind} and a.state = 'done'
    order by a.decided_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findApproval(
  db: Db,
  { merchantIds, id }: { merchantIds: readonly string[]; id: string },
): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`select ${APPROVAL_COLUMNS} from ${APPROVAL_TABLES}
    where a.merchant_id = any(${[...merchantIds]}::text[]) and a.id = ${id}`.execute(db);
  return rows[0];
}
