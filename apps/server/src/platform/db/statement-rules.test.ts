import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kindOfTable } from './table-kinds.ts';
import { tablesOf } from './testing/schema-rules.ts';
import { sqlTextsIn } from './testing/sql-sources.ts';
import { statementBreaches } from './testing/statement-rules.ts';

/** Functions with statements on all merchants of the database, with the reason. */
const ALL_MERCHANT_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'sweeps by age: each node deletes or closes its own rows': [
    'closeTrials',
    'deleteAttendanceBefore',
    'deleteAttemptsBefore',
    'deleteOldPuzzles',
    'deleteChallengesBefore',
    'deleteDevicesBefore',
    'deleteFederationBefore',
    'deleteResetLinksBefore',
    'deleteSessionsBefore',
    'deleteOldTickets',
    'deleteTrustedBefore',
    'deleteUnconfirmedBefore',
    'deleteUnopened',
    'deleteVerificationsBefore',
    'deleteWinsBefore',
  ],
  'lists the merchants that a job then works on one by one': [
    'deliverDue',
    'listBehind',
    'listMerchantsDue',
    'listSeals',
    'listUnfolded',
    'listUnread',
    'listUnrolled',
    'openMarks',
  ],
  'partitions hold all merchants, so they are dropped when the last one is through': ['findEarliestMark'],
  'jobs of all merchants wait while the past of a demo shop is played': ['isPlayingHistory'],
  'what operators of the whole platform see of all merchants': ['readLags', 'readOutbox'],
  'one pass over the newest transfers for the jackpots of all merchants, joined by merchant': [
    'readEarliestSeal',
    'readHouseTails',
  ],
};

const SERVER = join(import.meta.dirname, '../../..');
const tables = new Set(tablesOf(readFileSync(join(SERVER, 'schema.sql'), 'utf8')).map(({ name }) => name));

/** Statements of migrations and of the job queue follow other rules. */
const files = readdirSync(join(SERVER, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    name.endsWith('.ts') &&
    !/\.test\.ts$|(?:^|\/)testing\/|^platform\/db\/(?:migrate|schema-dump)\.ts$/.test(name),
);

type Breach = { functionName: string; line: string };

function breachesOf(path: string, source: string): Breach[] {
  const statements = sqlTextsIn(source).flatMap(({ line, text, functionName }) =>
    statementBreaches(text, { tables, isAudit: path.endsWith('.checks.ts') }).map((breach) => ({
      functionName,
      line: `${path}:${line} ${breach}`,
    })),
  );
  const bulkInserts = [...source.matchAll(/\binsertInto<\w+>\('(\w+)', \[(.*?)\n\]\)/gs)]
    .filter(
      ([, table = '', columns = '']) =>
        kindOfTable(table) === 'distributed' && !columns.includes("['merchant_id'"),
    )
    .map(([, table = '']) => ({
      functionName: '',
      line: `${path} inserts into ${table} without merchant_id`,
    }));
  return [...statements, ...bulkInserts];
}

const found = files.flatMap((path) => breachesOf(path, readFileSync(join(SERVER, 'src', path), 'utf8')));
const allowed = Object.values(ALL_MERCHANT_FUNCTIONS).flat();

test('every statement on a merchant’s table filters by the merchant', () => {
  const unexpected = found.filter(({ functionName }) => !allowed.includes(functionName));
  expect(unexpected.map(({ line }) => line)).toEqual([]);
});

test('every listed exception is still needed', () => {
  expect(allowed.filter((name) => !found.some(({ functionName }) => functionName === name))).toEqual([]);
});

test('statements are found in every file that contains SQL', () => {
  const silent = files.filter((path) => {
    const source = readFileSync(join(SERVER, 'src', path), 'utf8');
    return (
      /\.execute\(|runStatement\(/.test(source) &&
      /\bsql`|\btext: `/.test(source) &&
      sqlTextsIn(source).length === 0
    );
  });
  expect(silent).toEqual([]);
  expect(files.filter((path) => /\.(?:queries|reads|checks)\.ts$/.test(path)).length).toBeGreaterThan(30);
});

const PLANTED: [string, string, string][] = [
  ['a read by id', 'sql`select * from rounds where id = ${id}`.execute(db)', 'rounds'],
  [
    'a read of another column',
    'sql`select * from rounds where rounds.member_id = ${merchantId}`.execute(db)',
    'rounds',
  ],
  [
    'a join that leaves one table to the planner',
    'sql`select 1 from rounds r join members m on m.id = r.member_id where r.merchant_id = ${a}`.execute(db)',
    'members',
  ],
  [
    'a list of tables',
    'sql`select 1 from rounds r, members m where r.merchant_id = ${a}`.execute(db)',
    'members',
  ],
  ['an update', 'sql`update rounds set state = ${state} where id = ${id}`.execute(db)', 'rounds'],
  ['a delete', 'sql`delete from outbox where id = ${id}`.execute(db)', 'outbox'],
  [
    'a delete that uses another table',
    'sql`delete from rounds r using members m where r.merchant_id = ${a} and m.id = r.member_id`.execute(db)',
    'members',
  ],
  [
    'one side of a union',
    'sql`select 1 from rounds where merchant_id = ${a} union all select 1 from members where id = ${b}`.execute(db)',
    'members',
  ],
  [
    'a subquery',
    'sql`select 1 from rounds where merchant_id = ${a} and id in (select id from members)`.execute(db)',
    'members',
  ],
  [
    'a subquery that names the merchant only for its own table',
    'sql`select 1 from rounds where id in (select id from members where merchant_id = ${a})`.execute(db)',
    'rounds',
  ],
  ['an insert without the merchant', 'sql`insert into rounds (id) values (${id})`.execute(db)', 'rounds'],
  [
    'a bulk insert without the merchant',
    "const insert = insertInto<Row>('rounds', [\n  ['id', 'uuid', ({ id }) => id],\n]);",
    'rounds',
  ],
  [
    'a prepared statement',
    "const read = { name: 'a', text: `select 1 from rounds where id = $1` };",
    'rounds',
  ],
  [
    'a condition that a constant brings',
    'const where = sql`id = ${id}`;\nsql`select 1 from rounds where ${where}`.execute(db)',
    'rounds',
  ],
  [
    'a table that a function brings',
    'const of = () => sql`from rounds r`;\nsql`select 1 ${of()} where r.id = ${id}`.execute(db)',
    'rounds',
  ],
  [
    'a time that the database computes',
    'sql`update rounds set settled_at = now() where merchant_id = ${a}`.execute(db)',
    'not immutable',
  ],
];

test.each(PLANTED)('a planted violation is found: %s', (_, source, about) => {
  const breaches = breachesOf('modules/x/x.queries.ts', source).map(({ line }) => line);
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toContain(about);
});

test.each([
  [
    'a join by account only',
    'sql`select 1 from transfers t join member_accounts a on a.id = t.debit_account`',
    2,
  ],
  [
    'a sum over all merchants',
    'sql`select currency, sum(balance_minor) from member_accounts group by currency`',
    1,
  ],
  [
    'a number over all merchants',
    'sql`select row_number() over (partition by member_id order by id) from rounds`',
    1,
  ],
])('a planted violation in an audit check is found: %s', (_, source, count) => {
  expect(breachesOf('modules/x/x.checks.ts', `const rule = ${source};`)).toHaveLength(count);
});

test.each([
  'sql`select 1 from rounds where merchant_id = ${a} and id = ${b}`.execute(db)',
  'sql`select 1 from rounds r join games g on g.id = r.game_id where r.merchant_id = any(${list}::text[])`.execute(db)',
  "sql`select 1 from sessions where merchant_id = '' and id = ${b}`.execute(db)",
  'sql`insert into rounds (merchant_id, id) values (${a}, ${b}) on conflict do nothing`.execute(db)',
  'const where = (key: Key) => sql`merchant_id = ${key.id}`;\nsql`delete from rounds where ${where(key)}`.execute(db)',
  "const read = { name: 'a', text: `select 1 from rounds r where r.merchant_id = $1` };",
  'sql`update merchants set name = ${name} where id = ${id}`.execute(db)',
])('a statement that keeps the rule is accepted: %s', (source) => {
  expect(breachesOf('modules/x/x.queries.ts', source)).toEqual([]);
});
