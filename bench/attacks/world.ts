import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { sql } from 'kysely';
import { Pool } from 'undici';
import { waitForCredits, writeMembers } from '../src/members.ts';
import { createCaller } from '../src/site-caller.ts';

/** One who attacks, or whose rounds are attacked. */
export type Attacker = { merchantId: string; memberId: string; host: string; token: string };
export type Answer = { status: number; code: string | undefined; value: unknown };
export type Ask = (path: string, body?: unknown) => Promise<Answer>;

const SHOPS = { croupier: ['localhost', 'EUR'], lotus: ['lotus.localhost', 'THB'] } as const;
export type Shop = keyof typeof SHOPS;

const PATHS = '/wps/originals';

/** Calls as a page would make them, with any content. */
export const asking =
  (pool: Pool, { host, token }: Pick<Attacker, 'host' | 'token'>): Ask =>
  async (path, body) => {
    const { statusCode, body: answered } = await pool.request({
      method: body === undefined ? 'GET' : 'POST',
      path: path.startsWith('/') ? path : `${PATHS}/${path}`,
      headers: { host, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { code, value } = (await answered.json()) as { code?: string; value: unknown };
    return { status: statusCode, code, value };
  };

/** Members with the welcome credit, signed in. */
export async function createAttackers(
  { db, address }: { db: Db; address: string },
  shop: Shop,
  count: number,
): Promise<Attacker[]> {
  const [host, currency] = SHOPS[shop];
  const hashing = { memoryKib: 64, passes: 1 };
  const members = await writeMembers(db, { merchantId: shop, currency, count, hashing });
  await waitForCredits(db);
  const pool = new Pool(address, { connections: 4 });
  const caller = createCaller(pool, host);
  const attackers: Attacker[] = [];
  for (const { id, username, password } of members)
    attackers.push({ merchantId: shop, memberId: id, host, token: await caller.login(username, password) });
  await pool.close();
  return attackers;
}

type Nonces = { pairId: string; nonce: number };

/** What the database has of a member: balance, rounds, and the nonces in use. */
export async function booksOf(db: Db, { merchantId, memberId }: Attacker) {
  const balance = await sql<{ balance: bigint }>`select balance_minor as balance from member_accounts
    where merchant_id = ${merchantId} and member_id = ${memberId} and kind = 'main'`.execute(db);
  const totals = await sql<{ rounds: number; staked: bigint; paid: bigint }>`
    select count(*)::int as rounds, coalesce(sum(stake_minor), 0)::bigint as staked,
      coalesce(sum(payout_minor), 0)::bigint as paid
    from rounds where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  const nonces = await sql<Nonces>`
    select detail ->> 'seedPairId' as "pairId", (detail ->> 'nonce')::int as nonce
    from rounds where merchant_id = ${merchantId} and member_id = ${memberId} and detail ? 'nonce'
    order by 1, 2`.execute(db);
  const { rounds = 0, staked = 0n, paid = 0n } = totals.rows[0] ?? {};
  return { balance: balance.rows[0]?.balance ?? 0n, rounds, staked, paid, nonces: nonces.rows };
}
export type Books = Awaited<ReturnType<typeof booksOf>>;

/** What is wrong with the account of a member after an attack. */
export function wrongIn(before: Books, after: Books): string[] {
  const wrong: string[] = [];
  const moved = after.paid - before.paid - (after.staked - before.staked);
  if (after.balance - before.balance !== moved) wrong.push('the balance does not follow from the rounds');
  if (after.balance < 0n) wrong.push('the balance is below zero');
  const next = new Map<string, number>();
  for (const { pairId, nonce } of after.nonces) {
    if (nonce !== (next.get(pairId) ?? 0)) wrong.push(`nonce ${nonce} of a pair was used twice or left out`);
    next.set(pairId, nonce + 1);
  }
  return wrong;
}

export const diceBet = (changes: object = {}) => ({
  id: randomUUID(),
  stake: '1',
  bet: { direction: 'under', targetHundredths: 5_000 },
  ...changes,
});

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

export const seedsPath = siteApi.originals.seeds.path;
