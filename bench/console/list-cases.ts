import { memberList } from '@croupier/contract/lists/members.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { encodeCursor, fingerprintOf } from '../../apps/server/src/platform/lists/cursor.ts';
import { MERCHANT } from './members.ts';

export type Case = {
  name: string;
  barMilliseconds: number;
  /** The address of the next call. The answer of the previous one has the cursor of the next page. */
  path: (previous: unknown) => Promise<string> | string;
};

const BAR_MILLISECONDS = 100;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

const address = (query: Readonly<Record<string, string>>): string =>
  `${memberList.route.path}?${new URLSearchParams({ merchants: MERCHANT.id, ...query }).toString()}`;

const nextOf = (previous: unknown): string | undefined =>
  (previous as { value?: { next?: string | null } } | undefined)?.value?.next ?? undefined;

const randomDay = (): number => Date.now() - Math.random() * 900 * DAY_MILLISECONDS;
const randomHex = (length: number): string =>
  Math.floor(Math.random() * 16 ** length)
    .toString(16)
    .padStart(length, '0');

/** Orders with the column that holds their values. */
const ORDERS = {
  '-registeredAt': sql`(select registered_at::text from members where merchant_id = m.merchant_id and id = m.id)`,
  '-balance': sql`(select balance_minor::text from member_balances where merchant_id = m.merchant_id and member_id = m.id)`,
  account: sql`m.account_key`,
  '-lastLoginAt': sql`m.last_login_at::text`,
} as const;

/** The cursor of a random row: a place anywhere in the list. */
async function randomCursor(db: Db, sort: keyof typeof ORDERS): Promise<string> {
  const { rows } = await sql<{ id: string; sort: string | null }>`
    select m.id::text as id, ${ORDERS[sort]} as sort from members m
    where m.merchant_id = ${MERCHANT.id} and m.account_key >= ${randomHex(6)} order by m.account_key limit 1`.execute(
    db,
  );
  const [row] = rows;
  const fingerprint = fingerprintOf(memberList.id, { sort, merchants: [MERCHANT.id] });
  const place = { sort: row?.sort ?? null, id: row?.id ?? '', merchantId: MERCHANT.id };
  return encodeCursor({ ...place, count: 0, isCountExact: true }, fingerprint);
}

/** The members list as operators use it. */
export function listCases(db: Db): Case[] {
  const deep = (name: string, sort: keyof typeof ORDERS): Case => ({
    name,
    barMilliseconds: BAR_MILLISECONDS,
    path: async () => address({ sort, after: await randomCursor(db, sort) }),
  });
  const filtered = (name: string, query: () => Readonly<Record<string, string>>): Case => ({
    name,
    barMilliseconds: BAR_MILLISECONDS,
    path: () => address(query()),
  });
  return [
    filtered('first page', () => ({})),
    {
      name: 'next page, one after another',
      barMilliseconds: BAR_MILLISECONDS,
      path: (previous) => {
        const after = nextOf(previous);
        return address(after === undefined ? {} : { after });
      },
    },
    deep('a page deep inside', '-registeredAt'),
    filtered('by balance, first page', () => ({ sort: '-balance' })),
    deep('by balance, deep inside', '-balance'),
    deep('by account, deep inside', 'account'),
    deep('by last sign-in, deep inside', '-lastLoginAt'),
    filtered('account begins with three letters', () => ({ account: randomHex(3) })),
    filtered('locked members', () => ({ status: 'locked' })),
    filtered('agents, by balance', () => ({ kind: 'agent', sort: '-balance' })),
    filtered('registered on one day', () => {
      const from = randomDay();
      return {
        registeredFrom: new Date(from).toISOString(),
        registeredUntil: new Date(from + DAY_MILLISECONDS).toISOString(),
      };
    }),
    filtered('balance of a million or more', () => ({ balanceMin: '1000000', sort: '-balance' })),
    filtered('locked, with a balance of 100 or more', () => ({ status: 'locked', balanceMin: '100' })),
    filtered('one mobile number', () => ({
      mobile: `+668${String(Math.ceil(Math.random() * 50_000)).padStart(8, '0')}`,
    })),
  ];
}
