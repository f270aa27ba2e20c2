import { sql } from 'kysely';
import { createRounds, type Outcome, type RoundCommand } from '../../apps/server/src/modules/rounds/index.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { closedLoop, type Measured } from '../src/load.ts';
import type { Players } from './players.ts';
import { createTraffic, type Mix } from './traffic.ts';

export type Bounds = { seconds: number; warmUpSeconds: number };
export type Result = Measured & { refusedShare: number; walBytesPerTransfer: number };
export type Submit = (slot: number, command: RoundCommand) => Promise<Outcome>;

/** More than this share of unforeseen answers, and the run measured something else than it says. */
const WRONG_SHARE = 0.02;

async function walPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ at: bigint }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as at`.execute(db);
  return rows[0]?.at ?? 0n;
}

/** One cell of the table. */
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
      // A win can overtake its bet, as callers do not wait for each other; it must stay the exception.
      else wrong += 1;
    },
    onMeasuring: async () => {
      begin = await walPosition(db);
      [accepted, refused, wrong] = [0, 0, 0];
    },
  });
  const walBytes = Number((await walPosition(db)) - begin);
  const all = accepted + refused + wrong;
  if (wrong > all * WRONG_SHARE)
    throw new Error(`${wrong} of ${all} commands got an answer that was not expected`);
  return { ...measured, refusedShare: refused / all, walBytesPerTransfer: walBytes / accepted };
}

/** One transaction per command, as fast as it goes: prepared, two round trips, a connection for each caller. */
export async function measureOneByOne(
  databaseUrl: string,
  players: Players,
  options: Bounds & { connections: number },
): Promise<Result> {
  const { connections } = options;
  const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const wallet = createWallet({ db: database.db, clock: systemClock });
  const callers = Array.from({ length: connections }, () =>
    createRounds({ db: database.db, clock: systemClock, wallet, lanes: { lanes: 1, maxBatch: 1 } }),
  );
  const submit: Submit = async (slot, command) => {
    const caller = callers[slot];
    if (!caller) throw new Error('more callers than connections');
    return caller.submit(command);
  };
  const result = await measure(database.db, players, {
    ...options,
    mix: 'hot',
    inFlight: connections,
    submit,
  });
  await wallet.close();
  await database.close();
  return result;
}
