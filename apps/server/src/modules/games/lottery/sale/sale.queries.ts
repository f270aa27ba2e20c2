import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { PriceOf } from './sale.reads.ts';

/** Starts the draws of a lottery. They belong to all merchants, so that nobody's switch ends them. */
export async function activateLottery(tx: Tx, lotteryId: string): Promise<void> {
  await sql`update lotteries set is_active = true where id = ${lotteryId} and not is_active`.execute(tx);
}

/** The full price is no row. */
export async function savePrice(
  tx: Tx,
  {
    merchantId,
    lotteryId,
    drawId,
    market,
    cell,
    priceBps,
  }: PriceOf & { merchantId: string; lotteryId: string },
): Promise<void> {
  await sql`delete from lottery_prices where merchant_id = ${merchantId} and lottery_id = ${lotteryId}
    and draw_id is not distinct from ${drawId}::uuid and market = ${market} and cell = ${cell}`.execute(tx);
  // A full price in one draw stands against a lower one in all.
  if (priceBps === FULL_BPS && drawId === null) return;
  await sql`insert into lottery_prices (merchant_id, lottery_id, draw_id, market, cell, price_bps)
    values (${merchantId}, ${lotteryId}, ${drawId}, ${market}, ${cell}, ${priceBps})`.execute(tx);
}
const FULL_BPS = 10_000;

/** A run that collects from the claim waits for this, or has been waited for. False if nothing is open. */
export async function waiveClaim(
  tx: Tx,
  { merchantId, ticketId, run }: { merchantId: string; ticketId: string; run: number },
): Promise<boolean> {
  const { rows } = await sql`update lottery_claims set state = 'waived'
    where merchant_id = ${merchantId} and ticket_id = ${ticketId} and run = ${run} and state = 'open'
    returning ticket_id`.execute(tx);
  return rows.length > 0;
}
