import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Lottery } from '../schedules/schedules.types.ts';

export type OfferRow = Pick<Lottery, 'id' | 'names' | 'family' | 'mode'> & {
  version: number | null;
  document: unknown;
  effectiveAt: Date | null;
};

/** Every lottery that a merchant may sell, with its newest rules; of one of them if an id is given. */
export async function listOffers(
  db: Db,
  { merchantId, lotteryId = null }: { merchantId: string; lotteryId?: string | null },
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select l.id, l.names, l.family, l.mode, r.version, r.document, r.effective_at as "effectiveAt"
    from lotteries l
    left join lateral (
      select version, document, effective_at from lottery_rules
      where merchant_id = ${merchantId} and lottery_id = l.id order by version desc limit 1
    ) r on true
    where (l.brand_of is null or l.brand_of = ${merchantId}) and (${lotteryId}::text is null or l.id = ${lotteryId})
    order by l.position, l.id`.execute(db);
  return rows;
}

export type PriceOf = { drawId: string | null; market: string; cell: string; priceBps: number };

export async function listAllPrices(
  db: Db,
  { merchantId, lotteryId }: { merchantId: string; lotteryId: string },
): Promise<PriceOf[]> {
  const { rows } = await sql<PriceOf>`
    select draw_id as "drawId", market, cell, price_bps as "priceBps" from lottery_prices
    where merchant_id = ${merchantId} and lottery_id = ${lotteryId} order by draw_id nulls first, market, cell`.execute(
    db,
  );
  return rows;
}

const MAX_CELLS = 200;

export async function listExposures(
  db: Db,
  { merchantId, drawId }: { merchantId: string; drawId: string },
): Promise<{ market: string; cell: string; liability: bigint }[]> {
  const { rows } = await sql<{ market: string; cell: string; liability: bigint }>`
    select market, cell, liability_minor as liability from lottery_exposures
    where merchant_id = ${merchantId} and draw_id = ${drawId} and liability_minor > 0
    order by liability_minor desc, market, cell limit ${MAX_CELLS}`.execute(db);
  return rows;
}

export type ShownClaim = {
  ticketId: string;
  run: number;
  memberId: string;
  account: string;
  gameCode: string;
  drawNumber: string;
  currency: string;
  owed: bigint;
  collected: bigint;
  state: 'open' | 'collected' | 'waived' | 'replaced';
  at: Date;
};

const MAX_CLAIMS = 200;

export async function listClaims(
  db: Db,
  of: { merchantId: string; state?: ShownClaim['state']; ticketId?: string; run?: number },
): Promise<ShownClaim[]> {
  const { merchantId, state = null, ticketId = null, run = null } = of;
  const { rows } = await sql<ShownClaim>`
    select c.ticket_id as "ticketId", c.run, c.member_id as "memberId", coalesce(m.account, '') as account,
      d.lottery_id as "gameCode", d.number as "drawNumber", c.currency, c.owed_minor as owed,
      c.collected_minor as collected, c.state, c.at
    from lottery_claims c
    join lottery_draws d on d.id = c.draw_id
    left join members m on m.merchant_id = ${merchantId} and m.id = c.member_id
    where c.merchant_id = ${merchantId} and (${state}::text is null or c.state = ${state})
      and (${ticketId}::uuid is null or c.ticket_id = ${ticketId}) and (${run}::int is null or c.run = ${run})
    order by c.at desc, c.ticket_id limit ${MAX_CLAIMS}`.execute(db);
  return rows;
}
