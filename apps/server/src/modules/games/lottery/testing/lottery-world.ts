import { sql } from 'kysely';
import { newId } from '../../../../platform/ids.ts';
import { createTestLedger, MERCHANT } from '../../../money/wallet/testing/ledger-fixture.ts';
import { createFigures } from '../../figures/index.ts';
import { createRounds } from '../../rounds/index.ts';
import { ticketDomain, type TicketOutcome } from '../tickets/tickets-domain.usecases.ts';
import { cellsOfBets, priceTicket } from '../tickets/tickets.rules.ts';
import type { AskedBet, Terms } from '../tickets/tickets.types.ts';
import { runDraw } from '../runs/runs.usecases.ts';
import { checkLotteryMoney } from '../lottery-money.checks.ts';
import { openDrawByHand } from './draws-by-hand.ts';
import { ONE, TERMS, testEngine } from './test-engine.ts';

export const LOTTERY = 'ssc-test';
const CATALOGUE = 'ssc/1';

type World = Awaited<ReturnType<typeof createLotteryWorld>>;
export type LotteryWorld = World;

/** A lottery, its draws by hand, and two servers that sell tickets. */
export async function createLotteryWorld() {
  const ledger = await createTestLedger();
  const { database, clock, wallet, other } = ledger;
  const { db } = database;
  const { merchantId, currency } = MERCHANT;
  const rounds = createRounds({ db, clock, wallet });
  const figures = createFigures({ db, clock });
  wallet.hooks.checks.push(rounds.check, figures.check, checkLotteryMoney(testEngine));
  const lanes = [wallet, other].map((one) => one.createLane(ticketDomain(clock), { lanes: 2 }));

  let draws = 0;
  const numberOf = (): string => `20261201-${String((draws += 1)).padStart(4, '0')}`;
  const openDraw = (): Promise<string> =>
    openDrawByHand(db, {
      lotteryId: LOTTERY,
      number: numberOf(),
      catalogue: CATALOGUE,
      now: clock.now(),
    });
  const setVersion = (version: number): Promise<unknown> =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into lottery_rules values (${merchantId}, ${LOTTERY}, ${version}, '{}', ${new Date(0)})`.execute(
        tx,
      );
    });
  await setVersion(1);

  /** Prices the bets as the server does and submits them. */
  const buy = (
    of: { memberId: string; drawId: string; id?: string; terms?: Terms; server?: 0 | 1 },
    ...asked: (Partial<AskedBet> & { pick: string })[]
  ): Promise<TicketOutcome> => {
    const { memberId, drawId, id = newId(), terms = TERMS, server = 0 } = of;
    const bets = asked.map((bet) => ({
      play: 'b2.d',
      lineMinor: ONE,
      group: 1_800,
      priceBps: 10_000,
      ...bet,
    }));
    const priced = priceTicket(testEngine, { catalogue: CATALOGUE, terms }, bets);
    if (!priced.ok) throw new Error(priced.why);
    const lane = lanes[server];
    if (!lane) throw new Error('no such server');
    return lane.submit({
      kind: 'buy',
      merchantId,
      id,
      memberId,
      currency,
      drawId,
      lotteryId: LOTTERY,
      terms,
      bets: priced.bets,
      sums: priced.sums,
      cells: cellsOfBets(priced.bets),
      words: id,
      digest: 'ab'.repeat(32),
      chaseId: null,
    });
  };

  const cancel = (
    { lineMinor = ONE, ...of }: { memberId: string; drawId: string; id: string; lineMinor?: bigint },
    ...picks: string[]
  ): Promise<TicketOutcome> => {
    const bets = picks.map((pick) => ({
      play: 'b2.d',
      lineMinor,
      group: 1_800,
      priceBps: 10_000,
      pick,
    }));
    const priced = priceTicket(testEngine, { catalogue: CATALOGUE, terms: TERMS }, bets);
    if (!priced.ok || !lanes[0]) throw new Error('cannot be priced');
    return lanes[0].submit({
      kind: 'cancel',
      merchantId,
      currency,
      lotteryId: LOTTERY,
      cells: cellsOfBets(priced.bets),
      ...of,
    });
  };

  const liabilityOf = async (drawId: string, cell: string): Promise<bigint> => {
    const { rows } = await sql<{ minor: bigint }>`select liability_minor as minor from lottery_exposures
      where merchant_id = ${merchantId} and draw_id = ${drawId} and cell = ${cell}`.execute(db);
    return rows[0]?.minor ?? 0n;
  };
  const outbox: Parameters<typeof runDraw>[0]['outbox'] = { record: () => Promise.resolve() };
  const runDeps = { db, clock, wallet, engine: testEngine, outbox };
  /** Null: everything goes back. */
  const settle = (drawId: string, resultVersion: number, numbers: string | null, deps = runDeps) =>
    runDraw(deps, {
      merchantId,
      drawId,
      lotteryId: LOTTERY,
      catalogue: CATALOGUE,
      resultVersion,
      numbers: numbers === null ? null : numbers.split(''),
    });
  const closeSale = (drawId: string): Promise<unknown> =>
    sql`delete from lottery_sales where draw_id = ${drawId}`.execute(db);
  const findings = async () => (await wallet.audit()).findings;
  return {
    ...ledger,
    db,
    rounds,
    openDraw,
    setVersion,
    buy,
    cancel,
    liabilityOf,
    closeSale,
    findings,
    settle,
    runDeps,
  };
}
