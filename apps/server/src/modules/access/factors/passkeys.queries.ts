import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Owner } from './factors.types.ts';

export type PasskeyRow = {
  account_id: string;
  credential_id: string;
  rp_id: string;
  public_key: Buffer;
  /** The driver returns bigint columns as text here. */
  counter: string;
  transports: string[];
};

/** `accountId` is null for a sign-in by passkey alone. */
export type ChallengeKey = {
  merchantId: string;
  hash: Buffer;
  purpose: 'create' | 'use';
  accountId: string | null;
};

export async function insertChallenge(db: Db, challenge: ChallengeKey & { expiresAt: Date }): Promise<void> {
  await sql`
    insert into passkey_challenges (merchant_id, challenge_hash, purpose, account_id, expires_at)
    values (${challenge.merchantId}, ${challenge.hash}, ${challenge.purpose}, ${challenge.accountId},
      ${challenge.expiresAt})`.execute(db);
}

/** True for only one of several concurrent callers. */
export async function takeChallenge(
  db: Db,
  { merchantId, hash, purpose, accountId, now }: ChallengeKey & { now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from passkey_challenges
    where merchant_id = ${merchantId} and challenge_hash = ${hash} and purpose = ${purpose}
      and account_id is not distinct from ${accountId}::uuid and expires_at > ${now}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteChallengesBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < ${before}`.execute(db);
}

/** The account's passkeys that work on a host name. */
export async function findCredentials(
  db: Db,
  { merchantId, accountId, rpId }: Owner & { rpId: string },
): Promise<Array<Pick<PasskeyRow, 'credential_id' | 'transports'>>> {
  const { rows } = await sql<Pick<PasskeyRow, 'credential_id' | 'transports'>>`
    select credential_id, transports from passkeys
    where merchant_id = ${merchantId} and account_id = ${accountId} and rp_id = ${rpId}`.execute(db);
  return rows;
}

export async function findPasskey(
  db: Db,
  { merchantId, credentialId }: { merchantId: string; credentialId: string },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select account_id, credential_id, rp_id, public_key, counter, transports from passkeys
    where merchant_id = ${merchantId} and credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

/** False if the credential already exists. */
export async function insertPasskey(
  tx: Tx,
  passkey: Owner & {
    id: string;
    credentialId: string;
    rpId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
    at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into passkeys (merchant_id, id, account_id, credential_id, rp_id, public_key, counter, transports, name,
      created_at)
    values (${passkey.merchantId}, ${passkey.id}, ${passkey.accountId}, ${passkey.credentialId}, ${passkey.rpId},
      ${Buffer.from(passkey.publicKey)}, ${passkey.counter}, ${passkey.transports}, ${passkey.name},
      ${passkey.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** False if a higher counter was seen before: the passkey was cloned. Passkeys without a counter stay at zero. */
export async function markPasskeyUsed(
  db: Db,
  passkey: { merchantId: string; credentialId: string; counter: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${passkey.counter}, last_used_at = ${passkey.at}
    where merchant_id = ${passkey.merchantId} and credential_id = ${passkey.credentialId}
      and (counter < ${passkey.counter} or (counter = 0 and ${passkey.counter} = 0))`.execute(db);
  return numAffectedRows === 1n;
}

/** Returns its name; undefined if the account has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { merchantId, accountId, id }: Owner & { id: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from passkeys where merchant_id = ${merchantId} and account_id = ${accountId} and id = ${id}
    returning name`.execute(tx);
  return rows[0]?.name;
}
