import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type SignInUnderWay = {
  provider: string;
  origin: string;
  codeVerifier: string;
  nonce: string;
};

type StateKey = { merchantId: string; stateHash: Buffer; cookieHash: Buffer };

export async function insertState(
  db: Db,
  state: StateKey & SignInUnderWay & { expiresAt: Date },
): Promise<void> {
  await sql`
    insert into federation_states (merchant_id, state_hash, cookie_hash, provider, origin, code_verifier, nonce,
      expires_at)
    values (${state.merchantId}, ${state.stateHash}, ${state.cookieHash}, ${state.provider}, ${state.origin},
      ${state.codeVerifier}, ${state.nonce}, ${state.expiresAt})`.execute(db);
}

/** Consumes the row, only for the browser that started the sign-in. */
export async function takeState(
  db: Db,
  { merchantId, stateHash, cookieHash }: StateKey,
  at: Date,
): Promise<SignInUnderWay | undefined> {
  const { rows } = await sql<SignInUnderWay>`
    delete from federation_states
    where merchant_id = ${merchantId} and state_hash = ${stateHash} and cookie_hash = ${cookieHash}
      and expires_at > ${at}
    returning provider, origin, code_verifier as "codeVerifier", nonce`.execute(db);
  return rows[0];
}

/** False if the token was accepted before; the unique key decides, also across servers. */
export async function insertToken(
  db: Db,
  token: { merchantId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into federation_tokens (merchant_id, token_hash, expires_at)
    values (${token.merchantId}, ${token.tokenHash}, ${token.expiresAt})
    on conflict (merchant_id, token_hash) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteFederationBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from federation_states where expires_at <= ${before}`.execute(db);
  await sql`delete from federation_tokens where expires_at <= ${before}`.execute(db);
}
