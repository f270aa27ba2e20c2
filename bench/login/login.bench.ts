// `npm run bench -- login`: sign-ins per second, and their effect on wallet calls.
import { Pool } from 'undici';
import { HASHING } from '../../apps/server/src/platform/password-hashing/hashing.config.ts';
import { createPasswordHasher } from '../../apps/server/src/platform/password-hashing/password-hasher.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { closedLoop, pacedLoop, type Measured } from '../src/load.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { createCaller } from '../src/site-caller.ts';
import { waitForCredits, writeMembers } from '../src/members.ts';
import { startProductServer } from '../src/product-server.ts';

const MERCHANT = { id: 'lotus', host: 'lotus.localhost', currency: 'THB' };
const MEMBERS = 256;
const PLAYERS = 16;
const STORM_IN_FLIGHT = 64;
const BETS_PER_SECOND = 100;
const WARM_BETS = 200;
const HASH_SAMPLES = 12;
const HASH_BAR_MILLISECONDS = 100;
const P99_BAR_MILLISECONDS = 25;

async function medianHashMilliseconds(): Promise<number> {
  const hasher = createPasswordHasher(HASHING);
  const times: number[] = [];
  for (let sample = 0; sample < HASH_SAMPLES; sample += 1) {
    const begun = performance.now();
    await hasher.hash('Bench-Horse-9');
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[HASH_SAMPLES / 2] ?? 0;
}

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const bounds = quick ? { seconds: 2, warmUpSeconds: 0.5 } : { seconds: 12, warmUpSeconds: 3 };
  console.log(`Sign-in benchmark. ${machine()}; load and server in two processes on the same cores.`);
  const hashMilliseconds = await medianHashMilliseconds();
  const server = await startProductServer({ databaseUrl });
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const members = await writeMembers(database.db, {
    merchantId: MERCHANT.id,
    currency: MERCHANT.currency,
    count: MEMBERS,
  });
  await waitForCredits(database.db);

  const pool = new Pool(server.address, { connections: STORM_IN_FLIGHT + PLAYERS, pipelining: 1 });
  const caller = createCaller(pool, MERCHANT.host);
  const tokens: string[] = [];
  for (const { username, password } of members.slice(0, PLAYERS))
    tokens.push(await caller.login(username, password));
  // The first bets create partitions, open connections and warm up the code.
  for (let turn = 0; turn < WARM_BETS; turn += 1) await caller.bet(tokens[turn % PLAYERS] ?? '');

  const bets = (): Promise<Measured> =>
    pacedLoop({
      ...bounds,
      rate: BETS_PER_SECOND,
      call: (turn) => caller.bet(tokens[turn % tokens.length] ?? ''),
    });
  // Half of the attempts are guesses. Each slot has its own accounts, because attempts are limited per account.
  const own = members.slice(PLAYERS);
  const turns = Array.from({ length: STORM_IN_FLIGHT }, () => 0);
  const storm = (): Promise<Measured> =>
    closedLoop({
      ...bounds,
      inFlight: STORM_IN_FLIGHT,
      call: async (slot) => {
        const turn = (turns[slot] = (turns[slot] ?? 0) + 1);
        if (turn % 2 === 0) return caller.stuff();
        const member = own[(slot + STORM_IN_FLIGHT * turn) % own.length];
        if (member) await caller.login(member.username, member.password);
      },
    });

  const calm = await bets();
  const alone = await storm();
  const [beside, stormBeside] = await Promise.all([bets(), storm()]);
  const rows = [
    ['bets, nothing beside', calm],
    ['bets beside a storm', beside],
    ['sign-ins, nothing beside', alone],
    ['sign-ins beside the bets', stormBeside],
  ] as const;
  console.log(
    `\n${table(
      ['', 'a second', 'p50', 'p99'],
      rows.map(([name, { rate, p50Milliseconds, p99Milliseconds }]) => [
        name,
        count(rate),
        milliseconds(p50Milliseconds),
        milliseconds(p99Milliseconds),
      ]),
    )}`,
  );
  const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
  console.log(
    `\n${table(
      ['bar', 'measured', 'wanted', ''],
      [
        [
          'one Argon2id hash, alone',
          milliseconds(hashMilliseconds),
          '≈ 100 ms',
          verdict(Math.abs(hashMilliseconds - HASH_BAR_MILLISECONDS) < HASH_BAR_MILLISECONDS / 2),
        ],
        [
          `p99 of a bet beside ${STORM_IN_FLIGHT} sign-ins in flight`,
          milliseconds(beside.p99Milliseconds),
          '≤ 25 ms',
          verdict(beside.p99Milliseconds <= P99_BAR_MILLISECONDS),
        ],
        [
          'that, against nothing beside',
          `${(beside.p99Milliseconds / calm.p99Milliseconds).toFixed(1)} ×`,
          '',
          '',
        ],
      ],
    )}`,
  );
  await pool.close();
  await server.stop();
  await database.close();
}
