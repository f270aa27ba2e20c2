import { sql } from 'kysely';
import type { Outcome, RoundCommand } from '../../apps/server/src/modules/games/rounds/index.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import type { Players } from './players.ts';
import { createTraffic, type Mix } from './traffic.ts';

export type Bounds = { seconds: number; warmUpSeconds: number };
export type Result = Measured & { refusedShare: number; walBytesPerTransfer: number };
export type Submit = (slot: number, command: RoundCommand) => Promise<Outcome>;

async function walPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ at: bigint }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as at`.execute(db);
  return rows[0]?.at ?? 0n;
}

export async function measure(
  db: Db,
  players: Players,
  options: Bounds & { mix: Mix; inFlight: number; submit: Submit },
): Promise<Result> {
  const next = createTraffic(options.mix, players, options.inFlight);
  let [accepted, refused, wrong] = [0, 0, 0];
  let begin = 0n;
  const measured = await closedLoop({
    ...options,
    call: async (slot) => {
      const outcome = await options.submit(slot, next());
      if (outcome.status === 'accepted') accepted += 1;
      else if (outcome.code === 'wallet.insufficient_funds') refused += 1;
      // A win can overtake its bet if callers do not wait for each other; this must remain rare.
      else wrong += 1;
    },
    onMeasuring: async () => {
      begin = await walPosition(db);
      [accepted, refused, wrong] = [0, 0, 0];
    },
  });
  const walBytes = Number((await walPosition(db)) - begin);
  const all = accepted + refused + wrong;
  if (wrong > all * 0.02) throw new Error(`${wrong} of ${all} commands got an answer that was not expected`);
  return { ...measured, refusedShare: refused / all, walBytesPerTransfer: walBytes / accepted };
}
