// `npm run bench -- payments`: messages of a bank at a fixed rate, and how soon an open tab learns of its money.
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import { sql } from 'kysely';
import { Agent, Pool, WebSocket } from 'undici';
import { makeReference } from '../../apps/server/src/modules/money/payments/providers/reference.rules.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import type { BenchOptions } from '../../scripts/bench.ts';
import { pacedLoop } from '../src/load.ts';
import { waitForCredits, writeMembers, type BenchMember } from '../src/members.ts';
import { openProcessorTimes, spentBetween, type ProcessorTime } from '../src/processor-time.ts';
import { startProductServer } from '../src/product-server.ts';
import { createCaller } from '../src/site-caller.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const MERCHANT = { id: 'saobien', host: 'saobien.localhost', currency: 'VND' };
const MEMBERS = 200;
const MESSAGES_PER_SECOND = 200;
const HOOK_BAR_MILLISECONDS = 50;
const TAB_BAR_MILLISECONDS = 1_000;
const AMOUNT = 100_000;
const VIETNAM_OFFSET_MILLISECONDS = 7 * 3_600_000;
const DRAIN_MILLISECONDS = 60_000;

type Account = { id: string; number: string };
type Waiting = { id: string; memberId: string; reference: string };

async function demoAccount(db: Db): Promise<Account> {
  const { rows } = await sql<Account>`select id, config ->> 'accountNumber' as number from payment_accounts
    where merchant_id = ${MERCHANT.id} and adapter = 'sepay'`.execute(db);
  if (!rows[0]) throw new Error('the demo shop has no account at SePay');
  return rows[0];
}

/** Deposits that wait for money, spread over the members. */
async function writeDeposits(
  db: Db,
  { account, members, total }: { account: Account; members: readonly BenchMember[]; total: number },
): Promise<Waiting[]> {
  const random = (): bigint => BigInt(`0x${randomBytes(4).toString('hex')}`);
  const deposits = Array.from({ length: total }, (_, index) => ({
    id: newId(),
    memberId: members[index % members.length]?.id ?? '',
    reference: makeReference('SA', (random() << 3n) | BigInt(index % 8)),
  }));
  await sql`
    insert into deposits (merchant_id, id, member_id, method_id, account_id, currency, reference, asked_minor, state,
      created_at, changed_at, expires_at)
    select ${MERCHANT.id}, id, member_id, 'vietqr', ${account.id}, ${MERCHANT.currency}, reference,
      ${BigInt(AMOUNT) * 10_000n}, 'waiting', now(), now(), now() + interval '1 hour'
    from unnest(${deposits.map(({ id }) => id)}::uuid[], ${deposits.map(({ memberId }) => memberId)}::uuid[],
      ${deposits.map(({ reference }) => reference)}::text[]) as d (id, member_id, reference)
    on conflict do nothing`.execute(db);
  return deposits;
}

function messageOf(
  { number }: Account,
  { reference }: Waiting,
  id: number,
): { body: string; headers: Record<string, string> } {
  const now = new Date();
  const local = new Date(now.getTime() + VIETNAM_OFFSET_MILLISECONDS)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  const body = JSON.stringify({
    id,
    gateway: 'Sen Bank',
    transactionDate: local,
    accountNumber: number,
    content: `MBVCB.7314009.${reference}`,
    transferType: 'in',
    transferAmount: AMOUNT,
    referenceCode: `FT${id}`,
  });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', `sepay-secret-${number}`)
    .update(`${timestamp}.${body}`)
    .digest('hex');
  return {
    body,
    headers: {
      host: MERCHANT.host,
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${signature}`,
    },
  };
}

/** An open tab of every member; `arrived` holds when it was told of each deposit. */
async function openTabs(address: string, tokens: readonly string[]) {
  const arrived = new Map<string, number>();
  // The host selects the merchant, and not every machine resolves its name.
  const dispatcher = new Agent({
    connect: {
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
  });
  const url = `ws://${MERCHANT.host}:${new URL(address).port}${REALTIME_PATH}`;
  const sockets = await Promise.all(
    tokens.map(async (token, index) => {
      // Tabs of one address are limited.
      const headers = { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
      const socket = new WebSocket(url, { dispatcher, headers });
      socket.addEventListener('message', ({ data }) => {
        const event = JSON.parse(String(data)) as { topic?: string; data?: { id?: string } };
        const id = event.topic === 'payments' ? event.data?.id : undefined;
        if (id !== undefined && !arrived.has(id)) arrived.set(id, performance.now());
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', token, last: {} }));
      return socket;
    }),
  );
  return {
    arrived,
    close: async () => {
      for (const socket of sockets) socket.close();
      await dispatcher.destroy();
    },
  };
}

const waitingDeposits = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ left: bigint }>`select count(*) as left from deposits
    where merchant_id = ${MERCHANT.id} and state = 'waiting'`.execute(db);
  return Number(rows[0]?.left ?? 0n);
};

export async function run({ databaseUrl, quick, flags }: BenchOptions): Promise<void> {
  const bounds = quick ? { seconds: 3, warmUpSeconds: 1 } : { seconds: 20, warmUpSeconds: 5 };
  console.log(`Payments benchmark. ${machine()}; load and server in two processes on the same cores.`);
  const profile = flags.includes('--profile') ? flags[flags.indexOf('--profile') + 1] : undefined;
  const server = await startProductServer({
    databaseUrl,
    nodeOptions: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const { db } = database;
  const members = await writeMembers(db, {
    merchantId: MERCHANT.id,
    currency: MERCHANT.currency,
    count: MEMBERS,
    hashing: { memoryKib: 1_024, passes: 1 },
  });
  await waitForCredits(db);
  const pool = new Pool(server.address, { connections: 64, pipelining: 1 });
  const caller = createCaller(pool, MERCHANT.host);
  const tokens: string[] = [];
  for (const { username, password } of members) tokens.push(await caller.login(username, password));
  const account = await demoAccount(db);
  const total = Math.floor((bounds.seconds + bounds.warmUpSeconds) * MESSAGES_PER_SECOND);
  const deposits = await writeDeposits(db, { account, members, total });
  const tabs = await openTabs(server.address, tokens);

  const sent = new Map<string, number>();
  const times = await openProcessorTimes(db, server.pid);
  let before: ProcessorTime | undefined;
  const measured = await pacedLoop({
    ...bounds,
    onMeasuring: async () => {
      before = times();
    },
    rate: MESSAGES_PER_SECOND,
    call: async (turn) => {
      const deposit = deposits[turn];
      if (!deposit) return;
      const { body, headers } = messageOf(account, deposit, turn + 1);
      sent.set(deposit.id, performance.now());
      const answer = await pool.request({
        method: 'POST',
        path: `/hooks/payments/${account.id}`,
        headers,
        body,
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`message: HTTP ${answer.statusCode}`);
    },
  });
  const after = times();
  const until = performance.now() + DRAIN_MILLISECONDS;
  while ((await waitingDeposits(db)) > 0 && performance.now() < until) await pause(100);
  const left = await waitingDeposits(db);
  const delays = [...tabs.arrived]
    .flatMap(([id, at]) => (sent.has(id) ? [at - (sent.get(id) ?? at)] : []))
    .toSorted((a, b) => a - b);
  const tabAt = (share: number): number =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? NaN;
  console.log(
    `\n${table(
      ['', 'a second', 'p50', 'p99'],
      [
        [
          'messages of the bank',
          count(measured.rate),
          milliseconds(measured.p50Milliseconds),
          milliseconds(measured.p99Milliseconds),
        ],
        [
          'told to the open tab',
          count(delays.length / (bounds.seconds + bounds.warmUpSeconds)),
          milliseconds(tabAt(0.5)),
          milliseconds(tabAt(0.99)),
        ],
      ],
    )}`,
  );
  const spent = before && after && spentBetween(before, after);
  if (spent) {
    const share = (microseconds: number): string => `${Math.round(microseconds / bounds.seconds / 10_000)} %`;
    console.log(
      `\nOf one core: the load ${share(spent.load)}, the server ${share(spent.server)}, the database ${share(spent.database)}.`,
    );
  }
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  console.log(
    `\n${table(
      ['bar', 'measured', 'wanted', ''],
      [
        [
          `p99 of a message at ${MESSAGES_PER_SECOND} a second`,
          milliseconds(measured.p99Milliseconds),
          '≤ 50 ms',
          verdict(measured.p99Milliseconds <= HOOK_BAR_MILLISECONDS),
        ],
        [
          'p99 until the tab knows',
          milliseconds(tabAt(0.99)),
          '≤ 1,000 ms',
          verdict(tabAt(0.99) <= TAB_BAR_MILLISECONDS),
        ],
      ],
    )}`,
  );
  console.log(`\n${total - left} of ${total} deposits credited; ${delays.length} told to an open tab.`);
  await tabs.close();
  await pool.close();
  await database.close();
  await server.stop();
}
