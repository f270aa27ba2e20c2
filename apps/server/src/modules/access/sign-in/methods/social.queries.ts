import { sql } from 'kysely';
import type { SocialProvider } from '@croupier/contract/access/session.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';

type Subject = { merchantId: string; provider: SocialProvider; subject: string };
type Bound = { merchantId: string; memberId: string; provider: SocialProvider };

/** The member linked to a provider's account. */
export async function findMemberIdBySubject(
  db: Db,
  { merchantId, provider, subject }: Subject,
): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from member_identities
    where merchant_id = ${merchantId} and provider = ${provider} and subject = ${subject}`.execute(db);
  return rows[0]?.member_id;
}

/** False when it is linked already, or the member has another account of this provider. */
export async function insertIdentity(
  tx: Tx,
  identity: Subject & { memberId: string; shown: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member_identities (merchant_id, provider, subject, member_id, shown, created_at)
    values (${identity.merchantId}, ${identity.provider}, ${identity.subject}, ${identity.memberId},
      ${identity.shown}, ${identity.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteIdentity(tx: Tx, { merchantId, memberId, provider }: Bound): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from member_identities
    where merchant_id = ${merchantId} and member_id = ${memberId} and provider = ${provider}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The member's sign-in methods, locked: of two concurrent calls that unlink, neither may count the other's method. */
export async function lockSignInMethods(
  tx: Tx,
  { merchantId, memberId }: Pick<Bound, 'merchantId' | 'memberId'>,
): Promise<{ password: boolean; mobile: boolean; providers: SocialProvider[] }> {
  const { rows } = await sql<{ password: boolean; mobile: boolean }>`
    select password_hash is not null as password, mobile_verified_at is not null as mobile
    from members where merchant_id = ${merchantId} and id = ${memberId} for update`.execute(tx);
  const { rows: bound } = await sql<{ provider: SocialProvider }>`
    select provider from member_identities
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx);
  const [row] = rows;
  return {
    password: row?.password ?? false,
    mobile: row?.mobile ?? false,
    providers: bound.map(({ provider }) => provider),
  };
}

export async function insertTicket(
  db: Db,
  ticket: Subject & {
    tokenHash: Buffer;
    email: string | null;
    emailVerified: boolean;
    name: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into social_tickets (merchant_id, token_hash, provider, subject, email, email_verified, name, expires_at)
    values (${ticket.merchantId}, ${ticket.tokenHash}, ${ticket.provider}, ${ticket.subject}, ${ticket.email},
      ${ticket.emailVerified}, ${ticket.name}, ${ticket.expiresAt})`.execute(db);
}
