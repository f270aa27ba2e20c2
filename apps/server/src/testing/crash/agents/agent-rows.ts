import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { MERCHANT } from './agent-shop.ts';

/** What settlements write. Accounts are named by their members, because a killed transaction leaves gaps among their numbers. */
const TABLES = [
  'member_slots',
  'rebate_slots',
  'rebate_days',
  'rebate_accounts',
  'rebate_runs',
  'rebate_bills',
  'settlement_days',
  'settlement_bonuses',
  'settlement_marks',
  'settlement_runs',
  'contract_bills',
  'contract_bill_payments',
  'contract_offsets',
  'team_days',
  'team_money_days',
  'team_spans',
  'team_marks',
  'member_starts',
  'figure_marks',
  'messages',
] as const;

const STORED: ReadonlyArray<readonly [name: string, rows: RawBuilder<unknown>]> = [
  ...TABLES.map(
    (name) => [name, sql`select * from ${sql.table(name)} where merchant_id = ${MERCHANT}`] as const,
  ),
  // A contract that is over is closed with the next run, however early or late that is.
  [
    'contracts',
    sql`select id, replace(state, 'ended', 'ending') as state, starts_period, ends_period, ended_why from contracts
      where merchant_id = ${MERCHANT}`,
  ],
  [
    'balances',
    sql`select member_id, kind, balance_minor from member_accounts where merchant_id = ${MERCHANT}`,
  ],
  [
    'transfers',
    sql`select id, code, amount_minor, reference from transfers where merchant_id = ${MERCHANT}
      and code in ('rebate', 'commission', 'salary', 'dividend', 'contract_payment')`,
  ],
];

/** Rows as sorted texts. */
async function readRows(db: Db, rows: RawBuilder<unknown>): Promise<string[]> {
  const { rows: found } = await sql<{ line: string }>`
    select to_jsonb(b)::text as line from (${rows}) b order by to_jsonb(b)::text collate "C"`.execute(db);
  return found.map(({ line }) => line);
}

/** Where two shops have stored something else, a few rows of each. */
export async function differencesOf(calm: Db, killed: Db): Promise<string[]> {
  const differences: string[] = [];
  for (const [name, rows] of STORED) {
    const [wanted, found] = await Promise.all([readRows(calm, rows), readRows(killed, rows)]);
    const [inWanted, inFound] = [new Set(wanted), new Set(found)];
    const missing = wanted.filter((line) => !inFound.has(line)).slice(0, 3);
    const extra = found.filter((line) => !inWanted.has(line)).slice(0, 3);
    if (wanted.length !== found.length)
      differences.push(`${name}: ${found.length} rows in place of ${wanted.length}`);
    differences.push(
      ...missing.map((line) => `${name} lacks ${line}`),
      ...extra.map((line) => `${name} also has ${line}`),
    );
  }
  return differences;
}

/** How much there was to lose. */
export async function countStored(db: Db) {
  const { rows } = await sql<{
    slots: number;
    runs: number;
    bills: number;
    payments: number;
    unpaid: number;
  }>`
    select (select count(distinct period)::int from member_slots where merchant_id = ${MERCHANT}) as slots,
      (select count(*)::int from settlement_runs where merchant_id = ${MERCHANT}) as runs,
      (select count(*)::int from contract_bills where merchant_id = ${MERCHANT})
        + (select count(*)::int from rebate_bills where merchant_id = ${MERCHANT}) as bills,
      (select count(*)::int from transfers where merchant_id = ${MERCHANT}
        and code in ('rebate', 'commission', 'salary', 'dividend', 'contract_payment')) as payments,
      (select count(*)::int from contract_bills where merchant_id = ${MERCHANT} and moved_minor is null) as unpaid`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('a count has one row');
  return found;
}
