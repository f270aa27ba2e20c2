import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';

/** The unique value of a new account that is taken, if any. */
export async function findTaken(
  db: Db,
  member: { merchantId: string; accountKey: string; mobile: string | null; emailKey: string | null },
): Promise<'username' | 'mobileNum' | 'email' | undefined> {
  const { merchantId, accountKey, mobile, emailKey } = member;
  const { rows } = await sql<{ username: boolean; mobile: boolean; email: boolean }>`
    select
      exists(select 1 from members where merchant_id = ${merchantId} and account_key = ${accountKey}) as username,
      exists(select 1 from members where merchant_id = ${merchantId} and mobile = ${mobile}
        and mobile_verified_at is not null) as mobile,
      exists(select 1 from members where merchant_id = ${merchantId} and email_key = ${emailKey}
        and email_verified_at is not null) as email`.execute(db);
  const [taken] = rows;
  if (taken?.username) return 'username';
  if (taken?.mobile) return 'mobileNum';
  return taken?.email ? 'email' : undefined;
}

export type SocialTicket = {
  provider: 'google' | 'facebook';
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
};

type TicketKey = { merchantId: string; tokenHash: Buffer; now: Date };

export async function findTicket(db: Db, key: TicketKey): Promise<SocialTicket | undefined> {
  const { rows } = await sql<SocialTicket>`
    select provider, subject, email, email_verified, name from social_tickets
    where merchant_id = ${key.merchantId} and token_hash = ${key.tokenHash} and expires_at > ${key.now}`.execute(
    db,
  );
  return rows[0];
}

/** Consumes a ticket and links its social account; false when it is used, expired, or linked to another member. */
export async function redeemTicket(
  tx: Tx,
  { memberId, shown, ...key }: TicketKey & { memberId: string; shown: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with ticket as (
      delete from social_tickets
      where merchant_id = ${key.merchantId} and token_hash = ${key.tokenHash} and expires_at > ${key.now}
      returning merchant_id, provider, subject)
    insert into member_identities (merchant_id, provider, subject, member_id, shown, created_at)
    select merchant_id, provider, subject, ${memberId}, ${shown}, ${key.now} from ticket
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteOldTickets(db: Db, now: Date): Promise<void> {
  await sql`delete from social_tickets where expires_at < ${now}`.execute(db);
}
