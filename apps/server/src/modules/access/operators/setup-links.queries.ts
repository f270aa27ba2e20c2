import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type SetupLinkRow = {
  /** Null until the operator who asked for a reset creates the link. */
  tokenHash: Buffer | null;
  /** Null if the server created it. */
  issuedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
};

/** Replaces an older link of the operator. */
export async function putSetupLink(tx: Tx, link: SetupLinkRow & { operatorId: string }): Promise<void> {
  await sql`
    insert into operator_setup_links (operator_id, token_hash, issued_by, created_at, expires_at)
    values (${link.operatorId}, ${link.tokenHash}, ${link.issuedBy}, ${link.createdAt}, ${link.expiresAt})
    on conflict (operator_id) do update set token_hash = excluded.token_hash, issued_by = excluded.issued_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx);
}

export async function findSetupLink(db: Db, operatorId: string): Promise<SetupLinkRow | undefined> {
  const { rows } = await sql<SetupLinkRow>`
    select token_hash as "tokenHash", issued_by as "issuedBy", created_at as "createdAt", expires_at as "expiresAt"
    from operator_setup_links where operator_id = ${operatorId}`.execute(db);
  return rows[0];
}

/** The open operator of a link that is still valid. */
export async function findLinkHolder(
  db: Db,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ id: string; email: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select o.id, o.email, o.name from operator_setup_links l join operators o on o.id = l.operator_id
    where l.token_hash = ${tokenHash} and l.expires_at > ${now} and o.status = 'open'`.execute(db);
  return rows[0];
}

/** True for only one of several concurrent callers. */
export async function takeSetupLink(
  tx: Tx,
  { operatorId, tokenHash, now }: { operatorId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from operator_setup_links
    where operator_id = ${operatorId} and token_hash = ${tokenHash} and expires_at > ${now}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteSetupLink(tx: Tx, operatorId: string): Promise<void> {
  await sql`delete from operator_setup_links where operator_id = ${operatorId}`.execute(tx);
}
