import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type LinkKey = { merchantId: string; tokenHash: Buffer; now: Date };
type Owner = { merchantId: string; accountId: string };

/** Only the newest link is valid: delete the others first. */
export async function insertResetLink(
  tx: Tx,
  link: Owner & { tokenHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into reset_links (merchant_id, token_hash, account_id, created_at, expires_at)
    values (${link.merchantId}, ${link.tokenHash}, ${link.accountId}, ${link.at}, ${link.expiresAt})`.execute(
    tx,
  );
}

export type ResetHolder = { account_id: string; account: string; password_hash: string | null };

/** The account of a valid link. */
export async function findResetLink(
  db: Db,
  { merchantId, tokenHash, now }: LinkKey,
): Promise<ResetHolder | undefined> {
  const { rows } = await sql<ResetHolder>`
    select l.account_id, m.account, m.password_hash
    from reset_links l join members m on m.id = l.account_id
    where l.merchant_id = ${merchantId} and m.merchant_id = ${merchantId} and l.token_hash = ${tokenHash} and l.used_at is null
      and l.expires_at > ${now} and m.status = 'open'`.execute(db);
  return rows[0];
}

/** True for only one of several concurrent callers. */
export async function spendResetLink(tx: Tx, { merchantId, tokenHash, now }: LinkKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reset_links set used_at = ${now}
    where merchant_id = ${merchantId} and token_hash = ${tokenHash} and used_at is null
      and expires_at > ${now}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Invalidates all links of an account. */
export async function deleteResetLinksOf(tx: Tx, { merchantId, accountId }: Owner): Promise<void> {
  await sql`delete from reset_links
    where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(tx);
}

export async function deleteResetLinksBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from reset_links where expires_at < ${before}`.execute(db);
}
