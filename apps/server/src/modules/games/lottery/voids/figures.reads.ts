import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { RunTotals } from '../runs/runs.types.ts';

type DrawKey = { merchantId: string; drawId: string };
export type Sold = { currency: string; tickets: number; stake: bigint };
export type ShownRun = {
  run: number;
  resultVersion: number;
  state: 'running' | 'done';
  startedAt: Date;
  doneAt: Date | null;
  totals: RunTotals | null;
};

export async function listSold(db: Db, { merchantId, drawId }: DrawKey): Promise<Sold[]> {
  const { rows } = await sql<Sold>`select currency, count(*)::int as tickets, sum(stake_minor)::int8 as stake
    from lottery_tickets where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open'
    group by currency order by currency`.execute(db);
  return rows;
}

export async function listRuns(db: Db, { merchantId, drawId }: DrawKey): Promise<ShownRun[]> {
  const { rows } = await sql<ShownRun>`select run, result_version as "resultVersion", state,
      started_at as "startedAt", done_at as "doneAt", totals
    from lottery_runs where merchant_id = ${merchantId} and draw_id = ${drawId} order by run`.execute(db);
  return rows;
}
