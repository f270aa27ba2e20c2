import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Pool } from 'undici';
import { createModules } from '../../apps/server/src/modules.ts';
import { createRounds, type RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { SIGNATURE_HEADERS, signatureOf } from '../../apps/server/src/platform/http/signature.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { createOutbox } from '../../apps/server/src/platform/outbox.ts';
import { fundPlayers, type Players } from '../ledger/players.ts';
import { createTraffic } from '../ledger/traffic.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { encodeCommand, type WireOutcome } from './wire.ts';

const IN_FLIGHT = [1, 16, 128];
const PLAYERS = { rich: 10_000, poor: 500 };
const HOST_MERCHANT = 'croupier';
const RATE_BAR = 0.4;
const P99_BAR_MILLISECONDS = 25;

type Bounds = { seconds: number; warmUpSeconds: number };

/** Opens a member's session, so that every call is checked as in production. */
async function signIn(database: Database): Promise<string> {
  const log = createLogger('error', 'bench');
  const outbox = createOutbox({ database, clock, log });
  const { signIn, merchants } = createModules({ database, clock, log, outbox });
  await merchants.seedDemo();
  const [member] = await signIn.seedDemoMembers();
  const { token } = await signIn.login(
    HOST_MERCHANT,
    { username: member?.account ?? '', password: member?.password ?? '' },
    { ip: '127.0.0.1', userAgent: 'bench', requestId: 'bench' },
  );
  return token;
}

async function measureInProcess(
  database: Database,
  players: Players,
  bounds: Bounds,
): Promise<Map<number, Measured>> {
  const wallet = createWallet({ db: database.db, clock });
  const rounds = createRounds({ db: database.db, clock, wallet });
  const results = new Map<number, Measured>();
  for (const inFlight of IN_FLIGHT) {
    const next = createTraffic('hot', players, inFlight);
    const call = async (): Promise<void> => void (await rounds.submit(next()));
    results.set(inFlight, await closedLoop({ ...bounds, inFlight, call }));
  }
  await wallet.close();
  return results;
}

/** Sends a command with session and signature, as a vendor's client does. */
function createSender(address: string, token: string, secret: string, connections: number) {
  const pool = new Pool(address, { connections, pipelining: 1 });
  const send = async (command: RoundCommand): Promise<WireOutcome> => {
    const rawBody = encodeCommand(command);
    const signed = { timestamp: String(Date.now()), nonce: command.id, rawBody };
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/bench/command',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        [SIGNATURE_HEADERS.timestamp]: signed.timestamp,
        [SIGNATURE_HEADERS.nonce]: signed.nonce,
        [SIGNATURE_HEADERS.signature]: signatureOf(secret, signed),
      },
      body: rawBody,
    });
    const answer = (await body.json()) as { value: WireOutcome };
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}: ${JSON.stringify(answer)}`);
    return answer.value;
  };
  return { send, close: () => pool.close() };
}

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const bounds: Bounds = quick ? { seconds: 1.2, warmUpSeconds: 0.5 } : { seconds: 8, warmUpSeconds: 3 };
  const database = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const wallet = createWallet({ db: database.db, clock });
  await wallet.ensurePartitions(clock.now());
  const players = await fundPlayers(wallet, PLAYERS);
  const token = await signIn(database);
  const secret = randomBytes(32).toString('hex');

  console.log(`HTTP benchmark. ${machine()}; load and server in two processes on the same cores.`);
  const inProcess = await measureInProcess(database, players, bounds);

  const child: ChildProcess = fork(join(import.meta.dirname, 'server.process.ts'), [
    databaseUrl,
    secret,
    HOST_MERCHANT,
  ]);
  const [address] = (await once(child, 'message')) as [string];
  const overHttp = new Map<number, Measured>();
  for (const inFlight of IN_FLIGHT) {
    const { send, close } = createSender(address, token, secret, inFlight);
    const next = createTraffic('hot', players, 1_000 + inFlight);
    const call = async (): Promise<void> => void (await send(next()));
    overHttp.set(inFlight, await closedLoop({ ...bounds, inFlight, call }));
    await close();
  }
  child.disconnect();
  await once(child, 'exit');

  const rowsOf = (name: string, results: ReadonlyMap<number, Measured>): string[][] =>
    [...results].map(([inFlight, { rate, p50Milliseconds, p99Milliseconds }]) => [
      name,
      String(inFlight),
      count(rate),
      milliseconds(p50Milliseconds),
      milliseconds(p99Milliseconds),
    ]);
  const head = ['hot mix', 'in flight', 'a second', 'p50', 'p99'];
  console.log(
    `\n${table(head, [...rowsOf('in process', inProcess), ...rowsOf('HTTP, session, signature', overHttp)])}`,
  );

  const [inner, outer] = [inProcess.get(128), overHttp.get(128)];
  if (!inner || !outer) throw new Error('128 in flight was not measured');
  const share = outer.rate / inner.rate;
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  console.log(
    `\n${table(
      ['bar', 'measured', 'limit', ''],
      [
        [
          'rate at 128, against in process',
          `${(share * 100).toFixed(0)} %`,
          '≥ 40 %',
          verdict(share >= RATE_BAR),
        ],
        [
          'p99 at 128',
          milliseconds(outer.p99Milliseconds),
          '< 25 ms',
          verdict(outer.p99Milliseconds < P99_BAR_MILLISECONDS),
        ],
      ],
    )}`,
  );
  const { findings } = await wallet.audit();
  console.log(
    `\nThe auditor found ${findings.length === 0 ? 'nothing' : JSON.stringify(findings)} afterwards.`,
  );
  await wallet.close();
  await database.close();
}
