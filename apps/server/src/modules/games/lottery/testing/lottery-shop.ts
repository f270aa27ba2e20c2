import { sql } from 'kysely';
import { systemClock as clock } from '../../../../platform/clock.ts';
import { openDatabase, type Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import { createWallet } from '../../../money/wallet/index.ts';
import { createFigures } from '../../figures/index.ts';
import { createRounds } from '../../rounds/index.ts';
import { createChases } from '../chases/chases.usecases.ts';
import { checkLotteryMoney } from '../lottery-money.checks.ts';
import { createShown } from '../draws/shown.usecases.ts';
import { settleTickets } from '../runs/settlement.usecases.ts';
import { QUICKNET_BEACON, seedLotteries } from '../schedules/seed.usecases.ts';
import { SHIPPED_LOTTERIES } from '../schedules/lotteries.config.ts';
import { defaultDocument } from '../terms/documents.config.ts';
import { insertRules } from '../terms/documents.queries.ts';
import { storedDocument } from '../terms/documents.rules.ts';
import { createTerms } from '../terms/terms.usecases.ts';
import { createTickets } from '../tickets/buying.usecases.ts';
import { lotteryEngine } from '../tickets/engine.rules.ts';
import { drawByHand, openDrawByHand, openSaleByHand } from './draws-by-hand.ts';

export const SHOP = { merchantId: 'croupier', currency: 'USD', lotteryId: 'ssc-1m' };
const { merchantId, currency, lotteryId } = SHOP;
const CATALOGUE = 'ssc/1';
const AHEAD = 6;

type StoredDraw = { id: string; state: string };

/** One lottery of one merchant without its server, for processes that are killed and for those that compare. */
export function openLotteryShop(url: string) {
  const database = openDatabase({ url, maxConnections: 12 });
  const { db } = database;
  const wallet = createWallet({ db, clock });
  const rounds = createRounds({ db, clock, wallet });
  const figures = createFigures({ db, clock });
  wallet.hooks.checks.push(rounds.check, figures.check, checkLotteryMoney(lotteryEngine));
  const outbox = { record: () => Promise.resolve() };
  const shown = createShown({ db, clock });
  const termsFor = createTerms({ db, clock, memberRate: () => Promise.resolve(undefined) });
  const merchants = {
    byId: () => Promise.resolve({ currency } as Awaited<ReturnType<Merchants['byId']>>),
  };
  const protection = {
    stateOf: () => Promise.resolve({ code: null, until: null, mayGetMarketing: true }),
  };
  const deps = { db, clock, wallet, rounds, merchants, protection, outbox, shown, termsFor };
  const tickets = createTickets(deps);
  const chases = createChases(deps);

  const listDraws = async (...states: string[]): Promise<string[]> => {
    const { rows } = await sql<StoredDraw>`select id, state from lottery_draws
      where state = any(${states}::text[]) order by draws_at`.execute(db);
    return rows.map(({ id }) => id);
  };
  /** As the events of the draw do, which come again after a crash. */
  const settle = async (drawId: string): Promise<void> => {
    await settleTickets({ ...deps, engine: lotteryEngine }, { merchantId, drawId });
    await chases.afterSettlement({ merchantId, drawId });
  };
  const settleAll = async (): Promise<void> => {
    for (const id of await listDraws('drawn', 'void')) await settle(id);
  };
  const draw = (id: string, numbers: readonly string[] | null): Promise<void> => drawByHand(db, id, numbers);

  /** Keeps some draws planned, and the first of them on sale. */
  const openNext = async (): Promise<void> => {
    const planned = await listDraws('planned');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from lottery_draws`.execute(
      db,
    );
    let number = rows[0]?.count ?? 0;
    while (planned.length < AHEAD) {
      number += 1;
      const id = await openDrawByHand(db, {
        lotteryId,
        number: `20261201-${String(number).padStart(4, '0')}`,
        catalogue: CATALOGUE,
        now: new Date(Date.now() - 1_000),
        saleSeconds: 86_400 + number * 60,
        isPlanned: true,
      });
      planned.push(id);
    }
    const [first] = planned;
    if (first && (await listDraws('open')).length === 0) await openSaleByHand(db, first);
  };

  return {
    db,
    wallet,
    tickets,
    chases,
    listDraws,
    settle,
    settleAll,
    draw,
    openNext,
    close: async () => {
      await wallet.close();
      await database.close();
    },
  };
}
export type LotteryShop = ReturnType<typeof openLotteryShop>;

/** The merchant, its lottery, and members with money. */
export async function furnishShop({ db, wallet, openNext }: LotteryShop, members: number, eachMinor: bigint) {
  await sql`insert into merchants (id, name, currency, settings, created_at)
    values (${merchantId}, 'Croupier', ${currency}, '{}', now())`.execute(db);
  await seedLotteries({ db }, SHIPPED_LOTTERIES, {
    beacon: QUICKNET_BEACON,
    isActive: (id) => id === lotteryId,
  });
  const document = storedDocument(defaultDocument('ELOTT'));
  await insertRules(db, { merchantId, lotteryId, version: 1, document, effectiveAt: new Date(0) });
  const ids = Array.from({ length: members }, newId);
  for (const memberId of ids)
    await wallet.submit({
      merchantId,
      currency,
      transfers: [
        {
          id: newId(),
          debit: { owner: 'house', kind: 'adjustment', key: 'test' },
          credit: { owner: 'member', memberId, kind: 'main' },
          amountMinor: eachMinor,
          code: 'adjustment',
          reference: memberId,
        },
      ],
    });
  await openNext();
  return ids;
}

export type Listed = { id: string; state: string };

export const listStates = async (
  db: Db,
  table: 'lottery_tickets' | 'lottery_chases',
): Promise<Map<string, string>> => {
  const { rows } = await sql<Listed>`select id, state from ${sql.table(table)}
    where merchant_id = ${merchantId}`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
};
