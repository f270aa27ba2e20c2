// `npm run bench -- crash`: how long an event of crash takes to 5,000 connected players, and whether cash-outs are kept.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteApi } from '@croupier/contract/api.ts';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import { sql } from 'kysely';
import { Pool, WebSocket } from 'undici';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { waitForCredits, writeMembers } from '../src/members.ts';
import { startProductServer } from '../src/product-server.ts';
import { createCaller } from '../src/site-caller.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';

const MERCHANT = { id: 'croupier', host: 'localhost', currency: 'EUR' };
const PLAYERS = 100;
const CONNECTED_TOGETHER = 100;
const BAR_MILLISECONDS = 150;
const OCTET = 256;

const now = (): number => performance.timeOrigin + performance.now();

type Kind = 'phase' | 'delta' | 'answer';
type Times = Record<Kind, number[]>;
type Heard = { gameNo: number; phase: string };

/** Only what is measured is read, because the load runs on the same cores. */
const STATE = /"kind":"(delta|snapshot)".*?"at":([\d.]+),"gameNo":(\d+|null),"phase":"(\w+)"/;

type Watcher = { socket: WebSocket; heard: Heard | undefined };

/** Each page comes from its own address, as behind a proxy. */
const addressOf = (index: number): string => `10.${index >> 16}.${(index >> 8) % OCTET}.${index % OCTET}`;

function watch(
  address: string,
  {
    index,
    token,
    times,
    onText,
  }: { index: number; token: string | null; times: Times; onText?: (text: string, watcher: Watcher) => void },
): Promise<Watcher> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${REALTIME_PATH}`, {
    headers: { host: MERCHANT.host, 'x-forwarded-for': addressOf(index) },
  });
  const watcher: Watcher = { socket, heard: undefined };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', token, last: {} })));
    socket.addEventListener('error', () => reject(new Error(`page ${index} could not connect`)));
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      if (text.startsWith('{"type":"ready"')) socket.send('{"type":"watch","room":"crash"}');
      const found = STATE.exec(text);
      if (!found) {
        onText?.(text, watcher);
        return;
      }
      const [, kind, at, gameNo, phase = ''] = found;
      if (!watcher.heard) resolve(watcher);
      else if (kind === 'delta')
        times[watcher.heard.phase === phase ? 'delta' : 'phase'].push(now() - Number(at));
      watcher.heard = { gameNo: Number(gameNo), phase };
      onText?.(text, watcher);
    });
  });
}

type Acknowledged = Map<string, number>;

/** A player who bets on every game and cashes out at a random moment. */
async function play(
  {
    address,
    caller,
    token,
    index,
  }: { address: string; caller: ReturnType<typeof createCaller>; token: string; index: number },
  { times, acknowledged }: { times: Times; acknowledged: Acknowledged },
): Promise<WebSocket> {
  let bet: { id: string; gameNo: number } | undefined;
  let betOn = 0;
  let asked = 0;
  const place = async (gameNo: number): Promise<void> => {
    betOn = gameNo;
    const body = { id: randomUUID(), gameNo, stake: '1', auto: null };
    const { status, value } = await caller.send(siteApi.crash.bet, body, token);
    if (status === 200) bet = { id: (value as { bet: { id: string } }).bet.id, gameNo };
  };
  const answered = (text: string): void => {
    const { data } = JSON.parse(text) as {
      data: { betId: string; code: string | null; bet: { cashedAt: number } };
    };
    times.answer.push(now() - asked);
    if (data.code === null) acknowledged.set(data.betId, data.bet.cashedAt);
  };
  const { socket } = await watch(address, {
    index,
    token,
    times,
    onText: (text, watcher) => {
      if (text.includes('"kind":"answer"')) answered(text);
      const { heard } = watcher;
      if (!heard) return;
      if (heard.phase === 'betting' && betOn !== heard.gameNo) void place(heard.gameNo);
      if (heard.phase !== 'running' || bet?.gameNo !== heard.gameNo) return;
      const { id } = bet;
      bet = undefined;
      setTimeout(
        () => {
          asked = now();
          const frame = JSON.stringify({ type: 'say', room: 'crash', data: { say: 'cash_out', betId: id } });
          for (let copies = 0; copies < 2; copies += 1) watcher.socket.send(frame);
        },
        200 + Math.random() * 6_000,
      );
    },
  });
  return socket;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const rowOf = (label: string, values: readonly number[]): string[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return [label, count(sorted.length), ...[0.5, 0.99, 1].map((share) => milliseconds(at(sorted, share)))];
};

async function lost(databaseUrl: string, acknowledged: Acknowledged): Promise<number> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const { rows } = await sql<{ id: string; cashedAt: number }>`
    select id, cashed_at::float8 as "cashedAt" from crash_bets
    where merchant_id = ${MERCHANT.id} and state in ('cashed', 'won')`.execute(database.db);
  await database.close();
  const stored = new Map(rows.map(({ id, cashedAt }) => [id, cashedAt]));
  return [...acknowledged].filter(([id, multiplier]) => stored.get(id) !== multiplier).length;
}

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const pages = quick ? 1_000 : 5_000;
  const seconds = quick ? 20 : 60;
  console.log(`Crash benchmark. ${machine()}; load and server in two processes on the same cores.`);
  const server = await startProductServer({ databaseUrl, environment: { PASSWORD_HASHING: '64:1' } });
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const members = await writeMembers(database.db, {
    merchantId: MERCHANT.id,
    currency: MERCHANT.currency,
    count: PLAYERS,
    hashing: { memoryKib: 64, passes: 1 },
  });
  await waitForCredits(database.db);
  await database.close();
  const pool = new Pool(server.address, { connections: 16, pipelining: 1 });
  const caller = createCaller(pool, MERCHANT.host);
  const times: Times = { phase: [], delta: [], answer: [] };
  const acknowledged: Acknowledged = new Map();
  const sockets: WebSocket[] = [];
  for (let from = 0; from < pages; from += CONNECTED_TOGETHER) {
    const some = Array.from({ length: Math.min(CONNECTED_TOGETHER, pages - from) }, (_, index) =>
      watch(server.address, { index: from + index, token: null, times }),
    );
    sockets.push(...(await Promise.all(some)).map(({ socket }) => socket));
  }
  for (const [index, { username, password }] of members.entries()) {
    const token = await caller.login(username, password);
    const player = { address: server.address, caller, token, index: pages + index };
    sockets.push(await play(player, { times, acknowledged }));
  }
  for (const values of Object.values(times)) values.length = 0;
  await pause(seconds * 1_000);

  const missing = await lost(databaseUrl, acknowledged);
  console.log(
    table(
      ['event', 'measured', 'p50', 'p99', 'max'],
      [
        rowOf(`start or end → ${count(pages)} pages`, times.phase),
        rowOf(`delta → ${count(pages)} pages`, times.delta),
        rowOf('cash-out → answer (committed)', times.answer),
      ],
    ),
  );
  const worst = at(
    [...times.phase, ...times.delta].toSorted((a, b) => a - b),
    0.99,
  );
  // A long game without bets can fill the whole time, and then there is nothing to judge.
  const isMeasured = times.phase.length > 0 && times.delta.length > 0;
  const verdict = worst <= BAR_MILLISECONDS ? 'met' : 'missed';
  console.log(
    `Event to page p99 ${milliseconds(worst)}, bar ${milliseconds(BAR_MILLISECONDS)}: ${isMeasured ? verdict : 'not measured, run it again'}.`,
  );
  console.log(
    `${count(acknowledged.size)} cash-outs acknowledged, ${count(missing)} of them missing or different in the database.`,
  );
  for (const socket of sockets) socket.close();
  await pool.close();
  await server.stop();
}
