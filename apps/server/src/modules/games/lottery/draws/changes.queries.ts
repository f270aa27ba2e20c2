import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { DrawState } from './draws.types.ts';

export const DRAWS_CHANNEL = 'lottery_draws';

/** What open pages are told about a draw. */
export type DrawChange = {
  drawId: string;
  lotteryId: string;
  brandOf: string | null;
  number: string;
  state: DrawState;
  /** Empty until it is drawn. */
  numbers: readonly string[];
};

/** Pages are told when the transaction is committed. */
export async function notifyChange(tx: Tx, change: DrawChange): Promise<void> {
  await sql`select pg_notify(${DRAWS_CHANNEL}, ${JSON.stringify(change)})`.execute(tx);
}
