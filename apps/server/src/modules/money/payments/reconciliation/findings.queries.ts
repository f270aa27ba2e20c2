import type { FindingKind } from '@croupier/contract/payments/reconciliation.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type OfAccount = { merchantId: string; accountId: string };

export type NewFinding = OfAccount & {
  id: string;
  kind: FindingKind;
  subject: string;
  asset: string;
  oursMinor: bigint | null;
  theirsMinor: bigint | null;
  at: Date;
};

/** False if the same difference is open already; its figures are brought up to date. */
export async function putFinding(db: Db, finding: NewFinding): Promise<boolean> {
  const { merchantId, id, accountId, kind, subject, asset, oursMinor, theirsMinor, at } = finding;
  const { rows } = await sql<{ id: string }>`
    insert into payment_findings (merchant_id, id, account_id, kind, subject, asset, ours_minor, theirs_minor, found_at)
    values (${merchantId}, ${id}, ${accountId}, ${kind}, ${subject}, ${asset}, ${oursMinor}, ${theirsMinor}, ${at})
    on conflict (merchant_id, account_id, kind, subject) where resolved_at is null
    do update set ours_minor = excluded.ours_minor, theirs_minor = excluded.theirs_minor
    returning id`.execute(db);
  return rows[0]?.id === id;
}

/** Closes differences of the account that are there no longer. */
export async function resolveGone(
  db: Db,
  {
    merchantId,
    accountId,
    kinds,
    subjects,
    at,
  }: OfAccount & {
    kinds: readonly FindingKind[];
    /** Subjects that were compared and agree now. */
    subjects: readonly string[];
    at: Date;
  },
): Promise<void> {
  await sql`update payment_findings set resolved_at = ${at}
    where merchant_id = ${merchantId} and account_id = ${accountId} and resolved_at is null
      and kind = any(${[...kinds]}::text[]) and subject = any(${[...subjects]}::text[])`.execute(db);
}

export async function resolveFinding(
  tx: Tx,
  {
    merchantId,
    id,
    operatorId,
    reason,
    at,
  }: {
    merchantId: string;
    id: string;
    operatorId: string;
    reason: string;
    at: Date;
  },
): Promise<'resolved' | 'closed' | 'missing'> {
  const { numAffectedRows } = await sql`
    update payment_findings set resolved_at = ${at}, resolved_by = ${operatorId}, reason = ${reason}
    where merchant_id = ${merchantId} and id = ${id} and resolved_at is null`.execute(tx);
  if (numAffectedRows === 1n) return 'resolved';
  const { rows } = await sql`select 1 from payment_findings
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return rows.length > 0 ? 'closed' : 'missing';
}

/** Final movements of ours within a time that providers should list. */
export async function listOurs(
  db: Db,
  { merchantId, accountId, from, until }: OfAccount & { from: Date; until: Date },
): Promise<Array<{ theirId: string; amountMinor: bigint; feeMinor: bigint; asset: string }>> {
  const { rows } = await sql<{ theirId: string; amountMinor: bigint; feeMinor: bigint; asset: string }>`
    select their_id as "theirId", amount_minor as "amountMinor", fee_minor as "feeMinor", asset from movements
    where merchant_id = ${merchantId} and account_id = ${accountId} and at >= ${from} and at < ${until}
      and source <> 'operator' and state in ('matched', 'suspense', 'returned')`.execute(db);
  return rows;
}

export async function insertPosition(
  db: Db,
  position: OfAccount & { asset: string; at: Date; oursMinor: bigint; theirsMinor: bigint | null },
): Promise<void> {
  const { merchantId, accountId, asset, at, oursMinor, theirsMinor } = position;
  await sql`
    insert into payment_positions (merchant_id, account_id, asset, at, ours_minor, theirs_minor)
    values (${merchantId}, ${accountId}, ${asset}, ${at}, ${oursMinor}, ${theirsMinor})
    on conflict (merchant_id, account_id, asset, at) do nothing`.execute(db);
}
