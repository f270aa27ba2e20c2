// `npm run bench -- agents`: from a sealed slot to the bills and totals of a big network, and the pages of its agents.
// With `--nodes 5000000` a bigger one.
import { sql } from 'kysely';
import { PERIOD_SECONDS } from '../../apps/server/src/modules/money/wallet/index.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import type { BenchOptions } from '../../scripts/bench.ts';
import { fundPlayers } from '../ledger/players.ts';
import { startProductApp, type ProductApp } from '../src/product-app.ts';
import { count, machine, table } from '../src/table.ts';
import { MERCHANT, openShop, writeContracts, writeDaysBefore, writeNetwork, writePlay } from './network.ts';
import { measurePages } from './pages.ts';

const BARS = { seconds: 3, ofMillions: 30, paymentsPerSecond: 25_000 };
const SLOTS = 3;
const HOUR_MILLISECONDS = 3_600_000;
const DAYS_BEFORE = 6;

type Size = { nodes: number; active: number; contracts: number };
type Step = 'fold' | 'rebates' | 'bills' | 'totals' | 'members' | 'payment';

const sizeOf = (nodes: number): Size => ({ nodes, active: nodes * 0.3, contracts: nodes / 10 });

/** Runs wait for an operator, so that computing and paying them are measured apart. */
async function reviewRuns({ modules: { merchants } }: ProductApp, db: Db): Promise<void> {
  merchants.refresh();
  await db.transaction().execute((tx) =>
    merchants.changeSettings(tx, MERCHANT.id, (settings) => ({
      ...settings,
      settlement: {
        ...settings.settlement,
        contracts: { ...settings.settlement.contracts, review: ['realtime'] },
      },
    })),
  );
  merchants.refresh();
}

async function approveRuns(db: Db): Promise<void> {
  await sql`update settlement_runs set state = 'computed' where merchant_id = ${MERCHANT.id} and state = 'review'`.execute(
    db,
  );
  await sql`update contract_bills set state = 'due' where merchant_id = ${MERCHANT.id} and state = 'review'`.execute(
    db,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const seconds = (value: number): string => `${value.toFixed(2)} s`;

/** Seals one slot after the other, and has every step work it off. */
async function measureSlots({ modules }: ProductApp, db: Db, size: Size, hour: Date) {
  const times: Record<Step, number[]> = {
    fold: [],
    rebates: [],
    bills: [],
    totals: [],
    members: [],
    payment: [],
  };
  const timed = async (step: Step, work: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    await work();
    times[step].push((performance.now() - begun) / 1_000);
  };
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const from = new Date(hour.getTime() + slot * PERIOD_SECONDS * 1_000);
    await writePlay(db, from, size);
    await modules.wallet.sealPeriods(new Date(from.getTime() + PERIOD_SECONDS * 1_000));
    await timed('fold', modules.figures.fold);
    await timed('rebates', modules.rebates.settle);
    await timed('bills', modules.contracts.settle);
    await timed('totals', () => modules.teams.rollUp({ onlyTeams: true }));
    await timed('members', () => modules.teams.rollUp());
    await approveRuns(db);
    await timed('payment', modules.contracts.settle);
    const done = Object.entries(times).map(([step, all]) => `${step} ${seconds(all.at(-1) ?? 0)}`);
    console.log(`Slot ${slot + 1}: ${done.join(', ')}`);
  }
  return times;
}

async function countRows(db: Db) {
  const { rows } = await sql<{
    bills: number;
    totals: number;
    members: number;
    rebates: number;
    unpaid: number;
  }>`
    select (select count(*)::int / ${SLOTS} from contract_bills where merchant_id = ${MERCHANT.id}) as bills,
      (select count(*)::int from contract_bills where merchant_id = ${MERCHANT.id} and moved_minor is null) as unpaid,
      (select count(*)::int from team_days where merchant_id = ${MERCHANT.id} and below_stake_minor <> 0) as totals,
      (select count(*)::int from team_days where merchant_id = ${MERCHANT.id} and own_stake_minor <> 0) as members,
      (select count(*)::int / ${SLOTS} from rebate_slots where merchant_id = ${MERCHANT.id}) as rebates`.execute(
    db,
  );
  const [found] = rows;
  if (!found || found.unpaid > 0) throw new Error('not every bill was paid');
  return found;
}

function report(
  size: Size,
  times: Record<Step, number[]>,
  rows: Awaited<ReturnType<typeof countRows>>,
): void {
  const done: Record<Step, string> = {
    fold: `${count(size.active)} slots`,
    rebates: `${count(rows.rebates)} rebates`,
    bills: `${count(rows.bills)} bills`,
    totals: `${count(rows.totals)} totals of teams`,
    members: `${count(rows.members)} days of members`,
    payment: `${count(rows.bills)} payments`,
  };
  const steps = Object.entries(times) as Array<[Step, number[]]>;
  console.log(
    table(
      ['step', 'writes', 'median', 'slowest'],
      steps.map(([step, all]) => [step, done[step], seconds(median(all)), seconds(Math.max(...all))]),
    ),
  );
  const barSeconds = size.nodes > 1_000_000 ? BARS.ofMillions : BARS.seconds;
  const settled = median(times.bills) + median(times.totals);
  const rate = rows.bills / median(times.payment);
  const met = (is: boolean): string => (is ? 'met' : 'MISSED');
  console.log(
    `\n${table(
      ['bar', 'measured', 'wanted', ''],
      [
        ['bills and totals of a slot', seconds(settled), `< ${barSeconds} s`, met(settled < barSeconds)],
        [
          'payments a second',
          count(rate),
          `≥ ${count(BARS.paymentsPerSecond)}`,
          met(rate >= BARS.paymentsPerSecond),
        ],
      ],
    )}`,
  );
}

export async function run({ databaseUrl, quick, flags, onEnd }: BenchOptions): Promise<void> {
  const wanted = flags[flags.indexOf('--nodes') + 1];
  const nodes = flags.includes('--nodes') ? Number(wanted) : quick ? 20_000 : 1_000_000;
  const size = sizeOf(nodes);
  console.log(
    `Agents benchmark. ${machine()}; ${count(nodes)} nodes, ${count(size.active)} active, ${count(size.contracts)} contracts.`,
  );
  const { app } = await startProductApp({ databaseUrl, onEnd });
  // Filling tables and adding up millions take longer than a statement of the product may take.
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  await sql`set statement_timeout = 0`.execute(db);
  await openShop(db);
  await reviewRuns(app, db);
  const begun = performance.now();
  // The next one, so that no hour ends within the slots.
  const hour = new Date(Math.ceil(Date.now() / HOUR_MILLISECONDS) * HOUR_MILLISECONDS);
  await writeNetwork(db, nodes);
  await writeContracts(db, size.contracts, hour.getTime() / (PERIOD_SECONDS * 1_000));
  await fundPlayers(
    app.modules.wallet,
    { rich: 1, poor: 0 },
    { merchantId: MERCHANT.id, currency: MERCHANT.currency },
  );
  await app.modules.wallet.sealPeriods(hour);
  await app.modules.figures.fold();
  await app.modules.rebates.settle();
  await app.modules.contracts.settle();
  await app.modules.teams.rollUp();
  console.log(`Written in ${count((performance.now() - begun) / 1_000)} s.\n`);

  const times = await measureSlots(app, db, size, hour);
  console.log();
  report(size, times, await countRows(db));
  await writeDaysBefore(db, DAYS_BEFORE);
  const pages = await measurePages(app, db, quick ? 40 : 200);
  console.log(`\n${table(['page', 'p50', 'p99', 'wanted p99', ''], pages)}`);
  await close();
}
