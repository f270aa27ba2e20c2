// `npm run bench -- lottery`: buying tickets on one number and on many, and settling a draw while others play.
import { sql } from 'kysely';
import { createRounds } from '../../apps/server/src/modules/games/rounds/index.ts';
import { runDraw } from '../../apps/server/src/modules/games/lottery/runs/runs.usecases.ts';
import { TERMS, testEngine } from '../../apps/server/src/modules/games/lottery/testing/test-engine.ts';
import { ticketDomain } from '../../apps/server/src/modules/games/lottery/tickets/tickets-domain.usecases.ts';
import {
  cellsOfBets,
  priceTicket,
} from '../../apps/server/src/modules/games/lottery/tickets/tickets.rules.ts';
import { createWallet } from '../../apps/server/src/modules/money/wallet/index.ts';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { closedLoop } from '../src/load.ts';
import { count, machine, milliseconds, table } from '../src/table.ts';
import { CURRENCY, fundPlayers, MERCHANT } from '../ledger/players.ts';
import { buyInCrowd } from './crowd.ts';
import { CATALOGUE, LOTTERY, openDraw, writeTickets } from './tickets.ts';

const IN_FLIGHT = 512;
const PLAYERS_MEANWHILE = 16;
const STAKE_MINOR = 10_000n;
const BARS = { rate: 8_000, hotShare: 0.8, settleMilliseconds: 5_000 };

const numberAt = (index: number): string => String(index % 1_000).padStart(3, '0');

const p99Of = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

export async function run({ databaseUrl, quick }: { databaseUrl: string; quick: boolean }): Promise<void> {
  const size = quick ? { tickets: 200_000, members: 20_000 } : { tickets: 1_000_000, members: 100_000 };
  const bounds = quick ? { seconds: 2, warmUpSeconds: 1 } : { seconds: 8, warmUpSeconds: 3 };
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  await wallet.ensurePartitions(clock.now());
  const { rich } = await fundPlayers(wallet, { rich: size.members, poor: 0 });
  const memberAt = (index: number): string => rich[index % rich.length] ?? '';
  const lane = wallet.createLane(ticketDomain(clock), { lanes: 1 });

  const buyAt = async (pick: (index: number) => string): Promise<number> => {
    const drawId = await openDraw(db);
    let index = 0;
    const { rate } = await closedLoop({
      ...bounds,
      inFlight: IN_FLIGHT,
      call: async () => {
        index += 1;
        const asked = {
          play: 'b3.d',
          pick: pick(index),
          lineMinor: STAKE_MINOR,
          group: 1_800,
          priceBps: 10_000,
        };
        const limits = { ...TERMS.limits, maxCellMinor: 10n ** 17n, maxDrawStakeMinor: 10n ** 17n };
        const terms = { ...TERMS, limits };
        const priced = priceTicket(testEngine, { catalogue: CATALOGUE, terms }, [asked]);
        if (!priced.ok) throw new Error(priced.why);
        const outcome = await lane.submit({
          kind: 'buy',
          merchantId: MERCHANT,
          currency: CURRENCY,
          id: newId(),
          memberId: memberAt(index),
          drawId,
          lotteryId: LOTTERY,
          terms,
          bets: priced.bets,
          sums: priced.sums,
          cells: cellsOfBets(priced.bets),
          words: '',
          digest: 'a'.repeat(64),
          chaseId: null,
        });
        if (outcome.status !== 'done') throw new Error('a ticket was not sold');
      },
    });
    return rate;
  };

  console.log(`Lottery benchmark. ${machine()}\n`);
  const spread = await buyAt(numberAt);
  const hot = await buyAt(() => '042');
  const crowd = await buyInCrowd(databaseUrl, rich);

  const drawId = await openDraw(db);
  await writeTickets(db, { drawId, ...size });
  const times: number[] = [];
  const state = { settled: false };
  const playMeanwhile = async (slot: number): Promise<void> => {
    for (let index = slot; !state.settled; index += PLAYERS_MEANWHILE) {
      const id = newId();
      const started = performance.now();
      await rounds.submit({
        kind: 'bet',
        id,
        roundId: id,
        merchantId: MERCHANT,
        currency: CURRENCY,
        memberId: memberAt(index),
        vendor: 'ACME',
        gameId: 'reels',
        amountMinor: STAKE_MINOR,
      });
      times.push(performance.now() - started);
      // A person thinks between two bets; this is not a load test of the wallet.
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const others = Array.from({ length: PLAYERS_MEANWHILE }, (_, slot) => playMeanwhile(slot));
  const outbox = { record: () => Promise.resolve() };
  const draw = { merchantId: MERCHANT, drawId, lotteryId: LOTTERY, catalogue: CATALOGUE };
  const started = performance.now();
  const totals = await runDraw(
    { db, clock, wallet, engine: testEngine, outbox },
    { ...draw, resultVersion: 1, numbers: ['0', '0', '0', '4', '2'] },
  );
  const settleMilliseconds = performance.now() - started;
  state.settled = true;
  await Promise.all(others);
  const voidStarted = performance.now();
  await runDraw(
    { db, clock, wallet, engine: testEngine, outbox },
    { ...draw, resultVersion: 0, numbers: null },
  );
  const voidMilliseconds = performance.now() - voidStarted;

  const met = (is: boolean): string => (is ? 'met' : 'MISSED');
  console.log(
    table(
      ['measured', 'value', 'bar', ''],
      [
        ['tickets/s, 1,000 numbers', count(spread), `≥ ${count(BARS.rate)}`, met(spread >= BARS.rate)],
        ['tickets/s, one number', count(hot), '≥ 80 % of it', met(hot >= BARS.hotShare * spread)],
        [
          'sold of one number, 1,000 buyers at two servers',
          count(crowd.sold),
          `${count(crowd.fitting)}, not a unit more`,
          met(crowd.sold === crowd.fitting && crowd.liabilityMinor === crowd.expectedMinor),
        ],
        [
          `settling ${count(size.tickets)} tickets of ${count(size.members)} members, ${count(totals?.winners ?? 0)} win`,
          milliseconds(settleMilliseconds),
          '< 5 s',
          met(settleMilliseconds < BARS.settleMilliseconds),
        ],
        [`p99 of ${count(times.length)} bets meanwhile`, milliseconds(p99Of(times)), '', ''],
        ['voiding it again', milliseconds(voidMilliseconds), '< 60 s', met(voidMilliseconds < 60_000)],
      ],
    ),
  );
  const { rows } = await sql<{
    sum: bigint;
  }>`select coalesce(sum(balance_minor), 0)::int8 as sum from member_accounts
    where merchant_id = ${MERCHANT} and balance_minor < 0`.execute(db);
  if (rows[0]?.sum !== 0n) throw new Error('an account is below zero');
  await wallet.close();
  await close();
}
