import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { insertInto, type Statement } from '../../../platform/db/statement.ts';

export type PoolKey = { merchantId: string; currency: string };

/** Returns true for only one of several concurrent callers. */
export async function openJackpot(
  tx: Tx,
  { merchantId, currency, at }: PoolKey & { at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into jackpots (merchant_id, currency, opened_at) values (${merchantId}, ${currency}, ${at})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** Blocks other payments from this pool until the transaction ends. Returns no row if the pool was never opened. */
export const lockPool = ({ merchantId, currency }: PoolKey): Statement => ({
  name: 'lock_jackpot',
  text: 'select currency from jackpots where merchant_id = $1 and currency = $2 for update',
  values: [merchantId, currency],
});

/** Marks a payment as reversed. */
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

export const insertHits = insertInto<NewHit>('jackpot_hits', [
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['round_id', 'uuid', ({ roundId }) => roundId],
  ['member_id', 'uuid', ({ memberId }) => memberId],
  ['game_id', 'text', ({ gameId }) => gameId],
  ['currency', 'text', ({ currency }) => currency],
  ['amount_minor', 'bigint', ({ amountMinor }) => amountMinor],
  ['stake_minor', 'bigint', ({ stakeMinor }) => stakeMinor],
  ['drawn_once_per_minor', 'bigint', ({ drawnOncePerMinor }) => drawnOncePerMinor],
  ['draw', 'numeric', ({ draw }) => draw],
  ['rules_version', 'text', ({ rulesVersion }) => rulesVersion],
  ['hit_at', 'timestamptz', ({ at }) => at.toISOString()],
]);
