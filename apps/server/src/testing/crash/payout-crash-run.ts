import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Modules } from '../../modules.ts';
import type { Database } from '../../platform/db/database.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createRandom } from '../random.ts';
import { startSandbox } from '../sandbox-process.ts';
import { openPayoutModules } from './payout-modules.ts';
import { MERCHANT, openPayoutShop } from './payout-shop.ts';

const ONE = 10_000n;
/** The ledger's scale against the provider's cents. */
const UNIT = 100n;
const MEMBERS = 8;
/** How long a worker lives at most, relative to the time that it took to start: a busy machine does less in that time. */
const MAX_LIFE = 0.4;
const MAX_DRAIN_ROUNDS = 2_000;

/** What the provider does besides: it cuts answers off, fails, or is not there. */
const FAULTS = ['done_not_answered', 'server_error', 'down', null, null] as const;

export type PayoutCrashReport = {
  kills: number;
  seed: number;
  withdrawals: number;
  payouts: number;
  /** Payouts whose process was killed while they were handed over, or whose answer was lost. */
  unknown: number;
  /** Differences between our payouts, the ledger and the provider's own book; must be empty. */
  differences: string[];
};

/** Starts a worker, and says how long that took. Compiled code is kept between starts. */
async function startWorker(
  url: string,
  cacheFolder: string,
): Promise<{ child: ChildProcess; milliseconds: number }> {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, 'payout-process.ts'), [url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder },
  });
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (answer !== 'ready') throw new Error('a worker ended before it was killed');
  return { child, milliseconds: performance.now() - started };
}

async function setFaults(sandboxUrl: string, faults: readonly object[]): Promise<void> {
  await fetch(`${sandboxUrl}/payments/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
}

/** Kills a worker while it pays withdrawals, again and again, and compares every book in the end. */
export async function runPayoutCrashes(options: {
  folder: string;
  kills: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<PayoutCrashReport> {
  const { folder, kills, seed, say = () => {} } = options;
  const random = createRandom(seed);
  const cacheFolder = `${folder}.compiled`;
  const postgres = await startEmbeddedPostgres({ folder });
  const sandbox = await startSandbox();
  const { database, modules } = openPayoutModules(postgres.url);
  try {
    await migrate(database.db);
    await modules.wallet.ensurePartitions(new Date());
    await modules.merchants.seedDemo();
    await modules.payments.seedDemo(sandbox.url);
    const shop = await openPayoutShop({ database, modules, members: MEMBERS });
    const asked: string[] = [];
    const differences: string[] = [];
    const load = { on: true };
    const streams = shop.payees.map(async (payee) => {
      while (load.on) {
        try {
          const id = await shop.withdraw(payee, ONE * BigInt(10 + Math.floor(random() * 90)));
          if (id) asked.push(id);
        } catch (error) {
          differences.push(`a request failed: ${String(error)}`);
        }
        // Asking while the last withdrawal is open would only take processor time from the workers.
        await pause(200);
      }
    });
    for (let kill = 1; kill <= kills; kill += 1) {
      const fault = FAULTS[Math.floor(random() * FAULTS.length)];
      await setFaults(sandbox.url, fault ? [{ provider: 'switch', fault, times: 3 }] : []);
      const { child, milliseconds } = await startWorker(postgres.url, cacheFolder);
      const gone = once(child, 'exit');
      await pause(Math.floor(random() * MAX_LIFE * milliseconds));
      child.kill('SIGKILL');
      await gone;
      if (kill % 10 === 0) say(`${kill}/${kills} kills · ${asked.length} withdrawals`);
    }
    load.on = false;
    await Promise.all(streams);
    await setFaults(sandbox.url, []);
    const unknown = await countUnknown(database);
    await drain(modules, database);
    const result = await compare(modules, database, { asked, sandboxUrl: sandbox.url });
    differences.push(...result.differences);
    return { kills, seed, withdrawals: asked.length, payouts: result.payouts, unknown, differences };
  } finally {
    await modules.payments.close();
    await modules.wallet.close();
    await database.close();
    await sandbox.stop();
    await postgres.stop();
    await rm(cacheFolder, { recursive: true, force: true });
  }
}

async function countUnknown({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from payouts where state in ('submitting', 'unknown') or asks > 1`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** Until nothing is under way any more. */
async function drain(modules: Modules, { db }: Database): Promise<void> {
  const resting = modules.payments.jobs.find(({ name }) => name === 'payments-resting');
  for (let round = 0; round < MAX_DRAIN_ROUNDS; round += 1) {
    await resting?.run();
    await modules.payments.tick();
    const { rows } = await sql`select 1 from payouts
      where state in ('queued', 'submitting', 'submitted', 'unknown') limit 1`.execute(db);
    if (rows.length === 0) return;
    await pause(50);
  }
}

type Ours = { id: string; theirId: string | null; withdrawalId: string; amountMinor: bigint; state: string };
type Theirs = { payout_id: string; status: string; amount: number };

/** The provider's own book, page by page. */
async function readBook(sandboxUrl: string, apiKey: string): Promise<Theirs[]> {
  const book: Theirs[] = [];
  for (;;) {
    const after = book.at(-1)?.payout_id;
    const address = `${sandboxUrl}/switch/api/payouts/list?limit=50${after ? `&starting_after=${after}` : ''}`;
    const answer = await fetch(address, { headers: { 'api-key': apiKey } });
    const { data } = (await answer.json()) as { data: Theirs[] };
    book.push(...data);
    if (data.length === 0) return book;
  }
}

async function compare(
  modules: Modules,
  { db }: Database,
  { asked, sandboxUrl }: { asked: readonly string[]; sandboxUrl: string },
): Promise<{ payouts: number; differences: string[] }> {
  const found: string[] = [];
  const { rows: ours } = await sql<Ours>`select id, their_id as "theirId", withdrawal_id as "withdrawalId",
    amount_minor as "amountMinor", state from payouts where merchant_id = ${MERCHANT}`.execute(db);
  const { rows: accounts } = await sql<{ id: string }>`select id from payment_accounts
    where merchant_id = ${MERCHANT} and adapter = 'switch'`.execute(db);
  const accountId = accounts[0]?.id ?? '';
  const book = await readBook(sandboxUrl, `demo-${accountId}`);
  const theirs = new Map(book.map((each) => [each.payout_id, each]));
  const paid = book.filter(({ status }) => status === 'success');
  for (const { id, theirId, amountMinor, state } of ours) {
    const entry = theirId === null ? undefined : theirs.get(theirId);
    if (state !== 'paid') found.push(`payout ${id} ended ${state}`);
    else if (entry?.status !== 'success') found.push(`payout ${id} is paid here and ${entry?.status} there`);
    else if (BigInt(entry.amount) * UNIT !== amountMinor) found.push(`payout ${id} has another amount there`);
  }
  if (paid.length !== ours.length) found.push(`${ours.length} payouts here, ${paid.length} there`);
  const known = new Set(ours.map(({ theirId }) => theirId));
  for (const { payout_id: id } of paid)
    if (!known.has(id)) found.push(`${id} was paid and is not known here`);
  const { rows: withdrawals } = await sql<{ id: string; state: string; netMinor: bigint; heldMinor: bigint }>`
    select w.id, w.state, w.amount_minor - w.fee_minor as "netMinor", coalesce(a.balance_minor, 0)::int8 as "heldMinor"
    from withdrawals w left join member_accounts a on a.merchant_id = w.merchant_id and a.member_id = w.member_id
      and a.kind = 'withdrawal_hold' where w.merchant_id = ${MERCHANT}`.execute(db);
  for (const { id, state, netMinor, heldMinor } of withdrawals) {
    const sum = ours
      .filter(({ withdrawalId }) => withdrawalId === id)
      .reduce((total, { amountMinor }) => total + amountMinor, 0n);
    if (state !== 'paid') found.push(`withdrawal ${id} ended ${state}`);
    if (sum !== netMinor) found.push(`withdrawal ${id} of ${netMinor} was paid ${sum}`);
    if (heldMinor !== 0n) found.push(`withdrawal ${id} leaves ${heldMinor} held`);
  }
  const stored = new Set(withdrawals.map(({ id }) => id));
  for (const id of asked) if (!stored.has(id)) found.push(`withdrawal ${id} was acknowledged and is lost`);
  const position = await modules.wallet.houseAccountBalance(db, {
    merchantId: MERCHANT,
    currency: 'EUR',
    account: { owner: 'house', kind: 'withdrawal_clearing', key: accountId },
  });
  const outMinor = paid.reduce((sum, { amount }) => sum + BigInt(amount) * UNIT, 0n);
  if (position !== outMinor) found.push(`the ledger says ${position} left, the provider ${outMinor}`);
  const { findings } = await modules.wallet.audit();
  found.push(...findings.map((finding) => `auditor: ${JSON.stringify(finding)}`));
  return { payouts: ours.length, differences: found };
}
