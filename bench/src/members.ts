import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createPasswordHasher } from '../../apps/server/src/platform/password-hashing/password-hasher.ts';
import { HASHING } from '../../apps/server/src/platform/password-hashing/hashing.config.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

const PASSWORD = 'Bench-Horse-9';
const POLL_MILLISECONDS = 200;

export type BenchMember = { id: string; username: string; password: string };

/**
 * Inserts members that share one password hash, since hashing hundreds would take longer than the benchmark. The outbox
 * gives each the welcome credit of a registration.
 */
export async function writeMembers(
  db: Db,
  options: {
    merchantId: string;
    currency: string;
    count: number;
    hashing?: { memoryKib: number; passes: number };
  },
): Promise<BenchMember[]> {
  const { merchantId, currency, count } = options;
  const passwordHash = await createPasswordHasher({ ...HASHING, ...options.hashing }).hash(PASSWORD);
  const members = Array.from({ length: count }, (_, index) => ({ id: newId(), account: `bench${index}` }));
  const ids = members.map(({ id }) => id);
  const accounts = members.map(({ account }) => account);
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into members (merchant_id, id, account, account_key, password_hash, password_changed_at, profile,
        registered_at, registered_ip)
      select ${merchantId}, id, account, account, ${passwordHash}, now(), '{}', now(), '127.0.0.1'
      from unnest(${ids}::uuid[], ${accounts}::text[]) as m (id, account)`.execute(tx);
    await sql`
      insert into outbox (id, merchant_id, type, payload, created_at, available_at)
      select gen_random_uuid(), ${merchantId}, 'member.registered',
        jsonb_build_object('memberId', id, 'currency', ${currency}::text), now(), now()
      from unnest(${ids}::uuid[]) as m (id)`.execute(tx);
  });
  return members.map(({ id, account }) => ({ id, username: account, password: PASSWORD }));
}

/** Waits until every member has the welcome credit. */
export async function waitForCredits(db: Db): Promise<void> {
  const waiting = async (): Promise<bigint> => {
    const { rows } = await sql<{ left: bigint }>`
      select count(*) as left from outbox where type = 'member.registered'`.execute(db);
    return rows[0]?.left ?? 0n;
  };
  while ((await waiting()) > 0n) await pause(POLL_MILLISECONDS);
}
