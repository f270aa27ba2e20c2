import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export type PoolKey = { merchantId: string; currency: string };

/** Of several at once, one is told true. */
export async function openJackpot(
  tx: Tx,
  { merchantId, currency, at }: PoolKey & { at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into jackpots (merchant_id, currency, opened_at) values (${merchantId}, ${currency}, ${at})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** From here on until the transaction ends, nobody else is paid out of this pool. */
export async function lockJackpot(tx: Tx, { merchantId, currency }: PoolKey): Promise<void> {
  const { rows } = await sql`select 1 from jackpots
    where merchant_id = ${merchantId} and currency = ${currency} for update`.execute(tx);
  if (rows.length === 0) throw new Error(`the jackpot of ${merchantId} was never opened`);
}

/** The payment was taken back. */
export async function voidHit(
  tx: Tx,
  { merchantId, roundId, at }: { merchantId: string; roundId: string; at: Date },
): Promise<void> {
  await sql`update jackpot_hits set voided_at = ${at}
    where merchant_id = ${merchantId} and round_id = ${roundId}`.execute(tx);
}

export type NewHit = PoolKey & {
  roundId: string;
  memberId: string;
  gameId: string;
  amountMinor: bigint;
  stakeMinor: bigint;
  drawnOncePerMinor: bigint;
  draw: string;
  rulesVersion: string;
  at: Date;
};

export async function insertHit(tx: Tx, hit: NewHit): Promise<void> {
  await sql`
    insert into jackpot_hits (merchant_id, round_id, member_id, game_id, currency, amount_minor, stake_minor,
      drawn_once_per_minor, draw, rules_version, hit_at)
    values (${hit.merchantId}, ${hit.roundId}, ${hit.memberId}, ${hit.gameId}, ${hit.currency}, ${hit.amountMinor},
      ${hit.stakeMinor}, ${hit.drawnOncePerMinor}, ${hit.draw}::numeric, ${hit.rulesVersion},
      ${hit.at})`.execute(tx);
}
