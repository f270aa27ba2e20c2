import { sql } from 'kysely';
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
import { CURRENCY, MERCHANT } from '../ledger/players.ts';
import { CATALOGUE, LOTTERY, openDraw } from './tickets.ts';

const BUYERS = 1_000;
/** So many of their tickets fit under the limit, and half of one more. */
const FITTING = 333n;
const STAKE_MINOR = 10_000n;
const SERVERS = 2;

export type Crowd = { sold: number; fitting: number; liabilityMinor: bigint; expectedMinor: bigint };

/** As many buyers of one number at once, at two servers that share nothing but the database. */
export async function buyInCrowd(databaseUrl: string, memberIds: readonly string[]): Promise<Crowd> {
  const servers = Array.from({ length: SERVERS }, () => {
    const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
    const wallet = createWallet({ db: database.db, clock });
    return { ...database, wallet, lane: wallet.createLane(ticketDomain(clock), { lanes: 2 }) };
  });
  const [first] = servers;
  if (!first) throw new Error('no server');
  const drawId = await openDraw(first.db);
  const asked = { play: 'b3.d', pick: '042', lineMinor: STAKE_MINOR, group: 1_800, priceBps: 10_000 };
  const priced = priceTicket(testEngine, { catalogue: CATALOGUE, terms: TERMS }, [asked]);
  if (!priced.ok) throw new Error(priced.why);
  const { bets, sums } = priced;
  const limits = { ...TERMS.limits, maxCellMinor: FITTING * sums.mostMinor + sums.mostMinor / 2n };
  const terms = { ...TERMS, limits };
  const outcomes = await Promise.all(
    memberIds.slice(0, BUYERS).map((memberId, index) =>
      (servers[index % SERVERS] ?? first).lane.submit({
        kind: 'buy',
        merchantId: MERCHANT,
        currency: CURRENCY,
        id: newId(),
        memberId,
        drawId,
        lotteryId: LOTTERY,
        terms,
        bets,
        sums,
        cells: cellsOfBets(bets),
        words: '',
        digest: 'a'.repeat(64),
        chaseId: null,
      }),
    ),
  );
  const { rows } = await sql<{ minor: bigint }>`select liability_minor as minor from lottery_exposures
    where merchant_id = ${MERCHANT} and draw_id = ${drawId} and cell = '042'`.execute(first.db);
  for (const { wallet, close } of servers) {
    await wallet.close();
    await close();
  }
  return {
    sold: outcomes.filter((outcome) => outcome.status === 'done').length,
    fitting: Number(FITTING),
    liabilityMinor: rows[0]?.minor ?? 0n,
    expectedMinor: FITTING * sums.mostMinor,
  };
}
