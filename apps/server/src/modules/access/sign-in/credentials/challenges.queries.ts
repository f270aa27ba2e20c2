import { sql } from 'kysely';
import type { ProofMethod } from '@croupier/contract/access/session.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';

export type ChallengeReason = 'new_address' | 'second_factor';
export type ChallengeRow = {
  account_id: string;
  reason: ChallengeReason;
  methods: ProofMethod[];
  sign_in: Record<string, unknown>;
  tries: number;
};

/** `merchantId` is empty for operators. */
export type ChallengeKey = { merchantId: string; tokenHash: Buffer };

const COLUMNS = sql`account_id, reason, methods, sign_in, coalesce((sign_in ->> 'tries')::int, 0) as tries`;
const at = ({ merchantId, tokenHash }: ChallengeKey) =>
  sql`merchant_id = ${merchantId} and token_hash = ${tokenHash}`;

export async function insertChallenge(
  tx: Tx,
  challenge: ChallengeKey & {
    accountId: string;
    reason: ChallengeReason;
    methods: readonly ProofMethod[];
    signIn: Record<string, unknown>;
    ip: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into sign_in_challenges (merchant_id, token_hash, account_id, reason, methods, sign_in, ip, created_at,
      expires_at)
    values (${challenge.merchantId}, ${challenge.tokenHash}, ${challenge.accountId}, ${challenge.reason},
      ${challenge.methods}, ${JSON.stringify(challenge.signIn)}::jsonb, ${challenge.ip}, ${challenge.at},
      ${challenge.expiresAt})`.execute(tx);
}

export async function findChallenge(
  db: Db,
  key: ChallengeKey & { now: Date; maxTries: number },
): Promise<ChallengeRow | undefined> {
  const { rows } = await sql<ChallengeRow>`
    select ${COLUMNS} from sign_in_challenges
    where ${at(key)} and expires_at > ${key.now}
      and coalesce((sign_in ->> 'tries')::int, 0) < ${key.maxTries}`.execute(db);
  return rows[0];
}

/** Counts a try before it is made, so that concurrent calls cannot exceed the limit. */
export async function reserveChallengeTry(
  db: Db,
  key: ChallengeKey & { now: Date; maxTries: number },
): Promise<ChallengeRow | undefined> {
  const { rows } = await sql<ChallengeRow>`
    update sign_in_challenges
    set sign_in = sign_in || jsonb_build_object('tries', coalesce((sign_in ->> 'tries')::int, 0) + 1)
    where ${at(key)} and expires_at > ${key.now}
      and coalesce((sign_in ->> 'tries')::int, 0) < ${key.maxTries}
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

export async function addToChallenge(
  db: Db,
  key: ChallengeKey,
  state: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`update sign_in_challenges set sign_in = sign_in || ${JSON.stringify(state)}::jsonb
    where ${at(key)}`.execute(db);
}

/** True for the caller that ends it. */
export async function deleteChallenge(tx: Tx, key: ChallengeKey): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from sign_in_challenges where ${at(key)}`.execute(tx);
  return numAffectedRows === 1n;
}

/** After a change of the password, no sign-in that waits for another proof may continue. */
export async function deleteChallengesOf(
  tx: Tx,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<void> {
  await sql`delete from sign_in_challenges
    where merchant_id = ${merchantId} and account_id = ${accountId}`.execute(tx);
}

export async function deleteChallengesBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from sign_in_challenges where expires_at < ${before}`.execute(db);
}
