import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { pathBelow } from '../network/tree/paths.rules.ts';
import { listLosses } from './lists/losses.reads.ts';
import { nodeOrder } from './lists/orders.reads.ts';
import { listClasses, readNode } from './lists/node.reads.ts';
import { listTeam, sumTeam } from './lists/team.reads.ts';
import { countActive, countQuiet, listBranches, listDays, readNow } from './overview/overview.reads.ts';

const merchantId = 'croupier';
const days = { from: '2026-05-01', until: '2026-05-07' };
const at = new Date('2026-05-07T12:00:00Z');
/** Agents under the house, and members under each. */
const AGENTS = 600;
const MEMBERS = 40;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into members (merchant_id, id, account, account_key, type, password_changed_at, profile,
        registered_at, registered_ip)
      select ${merchantId}, ('00000000-0000-4000-8000-' || lpad(no::text, 12, '0'))::uuid, 'a' || no, 'a' || no,
        case when no <= ${AGENTS} then 1 else 0 end, ${at}, '{}', ${at}, '127.0.0.1'
      from generate_series(1, ${AGENTS * (MEMBERS + 1)}::int) no`.execute(tx);
    await sql`insert into agent_nodes (merchant_id, no, member_id, upline_no, depth, path, opened_at)
      select ${merchantId}, no, ('00000000-0000-4000-8000-' || lpad(no::text, 12, '0'))::uuid, upline,
        case upline when 0 then 1 else 2 end,
        case upline when 0 then '' else network_code(upline) end || network_code(no), ${at}
      from (select no, case when no <= ${AGENTS} then 0 else (no - ${AGENTS} - 1) / ${MEMBERS}::int + 1 end as upline
        from generate_series(1, ${AGENTS * (MEMBERS + 1)}::int) no) n`.execute(tx);
    await sql`insert into team_days (merchant_id, no, day, class, own_stake_minor, own_valid_bet_minor, own_payout_minor,
        below_stake_minor, below_valid_bet_minor, below_payout_minor)
      select ${merchantId}, no, ${days.from}::date + n.day, 'rng', 1, 1, 1, 1, 1, 1
      from generate_series(1, ${AGENTS * (MEMBERS + 1)}::int) no cross join generate_series(0, 0) n (day)`.execute(
      tx,
    );
  });
  await sql`analyze members, agent_nodes, team_days, team_money_days`.execute(db);
});
afterAll(() => database.close());

const path = pathBelow('', 7);
const team = { merchantId, path, depth: 1, visibleDepth: 64, at };
const direct = { below: path, uplineNo: 7, period: 1 };
const everybody = { below: path, period: 1 };
const list = { days, place: undefined, limit: 21 };

const READS: Record<string, (tx: Tx) => Promise<unknown>> = {
  'a page of the team': (tx) => listTeam(tx, { ...list, team, filter: direct, order: nodeOrder('openedAt') }),
  'a page by a figure': (tx) =>
    listTeam(tx, { ...list, team, filter: direct, order: nodeOrder('-validBet') }),
  'a search': (tx) =>
    listTeam(tx, {
      ...list,
      team,
      filter: { ...everybody, accountKey: 'a80' },
      order: nodeOrder('openedAt'),
    }),
  'totals of a selection': (tx) => sumTeam(tx, { team, filter: everybody, days, whose: 'own' }),
  'wins and losses': (tx) =>
    listLosses(tx, {
      ...list,
      team,
      filter: everybody,
      whose: 'own',
      of: 'rng',
      order: nodeOrder('netResult'),
    }),
  'days of the overview': (tx) => listDays(tx, { merchantId, no: 7, days }),
  'the team now': (tx) => readNow(tx, { merchantId, path, at, onlineSince: at, showsBalances: true }),
  'active members': (tx) => countActive(tx, { merchantId, path, days, fromMinor: 1n }),
  branches: (tx) => listBranches(tx, { merchantId, no: 7, days, limit: 10 }),
  'quiet members': (tx) => countQuiet(tx, { merchantId, no: 7, since: at }),
  'figures of a node': (tx) => readNode(tx, { merchantId, no: 7, days, whose: 'team' }),
  classes: (tx) => listClasses(tx, { merchantId, no: 7, days }),
};

/** Rows of big tables that were read without an index. */
async function scanned(read: (tx: Tx) => Promise<unknown>): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const count = async (): Promise<number> => {
      const { rows } = await sql<{ rows: number }>`select coalesce(sum(seq_tup_read), 0)::int as rows
        from pg_stat_xact_user_tables where relname in ('members', 'agent_nodes', 'team_days')`.execute(tx);
      return rows[0]?.rows ?? 0;
    };
    const before = await count();
    await read(tx);
    return (await count()) - before;
  });
}

test.each(Object.entries(READS))('%s reads by indexes', async (_, read) => {
  expect(await scanned(read)).toBe(0);
});

test('a read of everybody would be seen', async () => {
  expect(
    await scanned((tx) => sql`select count(*) from team_days where class <> ''`.execute(tx)),
  ).toBeGreaterThan(0);
});
