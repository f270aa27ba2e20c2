import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';

export const MERCHANT = { id: 'bench', currency: 'THB', host: 'bench.localhost' } as const;

const LEVELS = 12;
const ROOTS = 50;
/** Above the ids that the ledger gives. */
const FIRST_ACCOUNT = 1_000_000_000;
/** Rates fall by so much from level to level. */
const STEP_PPM = 5_000;
const { id: merchantId, currency } = MERCHANT;

const memberOf = sql`('00000000-0000-4000-8000-' || lpad(n.no::text, 12, '0'))::uuid`;

/** The first number of each level, and behind the last; levels grow by the same factor. */
function levelStarts(nodes: number): number[] {
  const sizeBy = (factor: number): number =>
    Array.from({ length: LEVELS }, (_, level) => ROOTS * factor ** level).reduce(
      (sum, size) => sum + size,
      0,
    );
  let [low, high] = [1, 10];
  for (let turn = 0; turn < 60; turn += 1)
    if (sizeBy((low + high) / 2) < nodes) low = (low + high) / 2;
    else high = (low + high) / 2;
  const starts = [1];
  for (let level = 0; level < LEVELS - 1; level += 1)
    starts.push((starts[level] ?? 1) + Math.round(ROOTS * low ** level));
  return [...starts, nodes + 1];
}

/** Some lines are much bigger than others: the first of a level have the most downlines. */
async function writeLevel(db: Db, from: number, until: number, above: readonly [number, number]) {
  const [first, past] = above;
  await sql`
    insert into agent_nodes (merchant_id, no, member_id, upline_no, depth, path, opened_at)
    select ${merchantId}, n.no, ${memberOf}, n.upline, coalesce(u.depth, 0) + 1,
      coalesce(u.path, '') || network_code(n.no), now() - interval '40 days'
    from (select no, ${first}::int + floor(power(random(), 3) * ${past - first})::int as upline
      from generate_series(${from}::int, ${until - 1}::int) no offset 0) n
    left join agent_nodes u on u.merchant_id = ${merchantId} and u.no = n.upline`.execute(db);
}

/** A shop like the demo's second one, without its members. */
export async function openShop(db: Db): Promise<void> {
  await sql`insert into merchants (id, name, currency, settings, created_at)
    select ${merchantId}, 'Bench', currency, settings, now() from merchants where id = 'lotus'`.execute(db);
  await sql`insert into merchant_hosts (host, merchant_id) values (${MERCHANT.host}, ${merchantId})`.execute(
    db,
  );
}

/** A tree with members, main wallets and rates. */
export async function writeNetwork(db: Db, nodes: number): Promise<void> {
  const starts = levelStarts(nodes);
  const all = sql`generate_series(1, ${nodes}::int) as n (no)`;
  await sql`
    insert into members (merchant_id, id, account, account_key, type, status, password_changed_at, profile,
      registered_at, registered_ip, last_login_at)
    select ${merchantId}, ${memberOf}, 'n' || n.no, 'n' || n.no, case when n.no <= ${nodes / 10} then 1 else 0 end, 'open',
      now(), '{}', now() - interval '40 days', '127.0.0.1', now() - random() * interval '10 days'
    from ${all}`.execute(db);
  await sql`insert into member_accounts (id, merchant_id, member_id, currency, kind, balance_minor)
    select ${FIRST_ACCOUNT}::int + n.no, ${merchantId}, ${memberOf}, ${currency}, 'main', 1000000 from ${all}`.execute(
    db,
  );
  await sql`insert into member_balances (merchant_id, member_id, balance_minor)
    select ${merchantId}, ${memberOf}, 1000000 from ${all}`.execute(db);
  for (let level = 0; level < LEVELS; level += 1)
    await writeLevel(db, starts[level] ?? 1, starts[level + 1] ?? 1, [
      level === 0 ? 0 : (starts[level - 1] ?? 0),
      level === 0 ? 1 : (starts[level] ?? 1),
    ]);
  await sql`insert into tree_counters (merchant_id, next_no, version) values (${merchantId}, ${nodes + 1}, 1)
    on conflict (merchant_id) do update set next_no = excluded.next_no`.execute(db);
  // Counting them as new members is not measured.
  await sql`insert into team_marks (merchant_id, until_no) values (${merchantId}, ${nodes})`.execute(db);
  await sql`insert into rate_sheets (merchant_id, id, rates_ppm)
    select ${merchantId}, ('00000000-0000-4000-9000-' || lpad(level::text, 12, '0'))::uuid,
      array_fill(${(LEVELS + 1) * STEP_PPM}::int - level * ${STEP_PPM}::int, array[${CLASSES.length}::int])
    from generate_series(1, ${LEVELS}::int) level`.execute(db);
  await sql`insert into node_rates (merchant_id, no, from_period, sheet_id)
    select ${merchantId}, no, 1, ('00000000-0000-4000-9000-' || lpad(depth::text, 12, '0'))::uuid
    from agent_nodes where merchant_id = ${merchantId}`.execute(db);
  for (const table of ['members', 'member_accounts', 'member_balances', 'agent_nodes', 'node_rates'])
    await sql`vacuum analyze ${sql.id(table)}`.execute(db);
}

/** Real-time salaries of the upper tenth, which covers them up to the roots: rates fall from level to level. */
export async function writeContracts(db: Db, contracts: number, period: number): Promise<void> {
  await sql`
    insert into contracts (merchant_id, id, kind, cycle, payer_no, payee_no, terms, state, offered_at, expires_at,
      starts_period)
    select ${merchantId}, gen_random_uuid(), 'realtime', 'realtime', upline_no, no, jsonb_build_object('kind', 'realtime',
      'classes', '["rng", "live", "fish"]'::jsonb, 'tiers', jsonb_build_array(
        jsonb_build_object('fromBand', 0, 'winRatePpm', 500 * (14 - depth), 'lossRatePpm', 1000 * (14 - depth)),
        jsonb_build_object('fromBand', 2, 'winRatePpm', 1000 * (14 - depth), 'lossRatePpm', 2000 * (14 - depth)))),
      'running', now(), now(), ${period}::int
    from agent_nodes where merchant_id = ${merchantId} and no <= ${contracts}`.execute(db);
  await sql`insert into settlement_marks (merchant_id, kind, cycle, until_period)
    values (${merchantId}, 'realtime', 'realtime', ${period})`.execute(db);
  await sql`vacuum analyze contracts`.execute(db);
}

/** What was settled in a period: each active member one round of one class. */
export async function writePlay(db: Db, from: Date, { nodes, active }: { nodes: number; active: number }) {
  await sql`
    insert into round_results (at, stake_minor, payout_minor, valid_bet_minor, account_id, rounds, round_id, band, won,
      merchant_id, game_id, class)
    select ${from}::timestamptz + interval '1 second' * (n % 299), stake, payout, stake, ${FIRST_ACCOUNT}::int + no, 1,
      gen_random_uuid(), n % 3, payout > stake, ${merchantId}, 'bench', (array['rng', 'live', 'fish'])[1 + no % 3]
    from generate_series(0, ${active - 1}::int) as n
    cross join lateral (select 1 + (n::int8 * 7 % ${nodes}::int)::int as no) players
    cross join lateral (select 10000 * (100 + n % 50) as stake, 2000000 * (n % 2) as payout) amounts`.execute(
    db,
  );
}

/** The same totals on some days before, so that pages have a week to show. */
export async function writeDaysBefore(db: Db, days: number): Promise<void> {
  const figures = sql`class, own_stake_minor, own_valid_bet_minor, own_payout_minor, below_stake_minor,
    below_valid_bet_minor, below_payout_minor`;
  await sql`insert into team_days (merchant_id, no, day, ${figures})
    select merchant_id, no, day - n, ${figures} from team_days cross join generate_series(1, ${days}::int) n
    where merchant_id = ${merchantId} on conflict do nothing`.execute(db);
  for (const table of ['team_days', 'team_money_days', 'contract_bills', 'rebate_days'])
    await sql`vacuum analyze ${sql.id(table)}`.execute(db);
}

/** An agent whose team has about so many members. */
export async function findAgent(
  db: Db,
  size: number,
): Promise<{ memberId: string; size: number; directs: number }> {
  const { rows } = await sql<{ memberId: string; size: number; directs: number }>`
    select n.member_id as "memberId", s.size, (select count(*)::int from agent_nodes d
      where d.merchant_id = ${merchantId} and d.upline_no = n.no) as directs
    from agent_nodes n
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id and m.type = 1
    cross join lateral (select count(*)::int as size from agent_nodes b
      where b.merchant_id = ${merchantId} and b.path > n.path and b.path < n.path || '~') s
    where n.merchant_id = ${merchantId} and n.no <= 1000
    order by abs(ln(greatest(s.size, 1)::float8 / ${size})) limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is no agent');
  return row;
}
