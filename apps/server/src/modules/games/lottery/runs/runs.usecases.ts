import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { runStatement, type Statement } from '../../../../platform/db/statement.ts';
import type { Outbox } from '../../../../platform/outbox.ts';
import type { Bulk, BulkChunk, Wallet } from '../../../money/wallet/index.ts';
import { IN_HOUSE_VENDOR } from '../../catalogue/index.ts';
import {
  beginPool,
  deleteWins,
  endPool,
  findPool,
  houseOf,
  insertResults,
  insertWins,
  writePooledRounds,
} from '../../rounds/index.ts';
import { BIG_WIN_TIMES } from '../lottery.config.ts';
import type { LotteryEngine } from '../tickets/tickets.types.ts';
import { houseKey, noRows, runAccount, type ChunkRows, type RunContext } from './account-run.usecases.ts';
import type { AccountPlan } from './accounts.rules.ts';
import { findWinning, plansOf, type Winning } from './plans.usecases.ts';
import {
  beginRun,
  claimChunk,
  endRun,
  insertClaims,
  insertPrizes,
  readOpenClaims,
  replaceClaims,
  writeCollected,
} from './runs.queries.ts';
import {
  findClass,
  listBiggestWins,
  type BiggestWin,
  listChangedTickets,
  listClaimedLotteries,
  listCurrencies,
  readShard,
  SHARDS,
} from './runs.reads.ts';
import type { OpenClaim, RunOf, RunTotals } from './runs.types.ts';

/** Accounts of one commit. */
const CHUNK_ACCOUNTS = 2_000;

export type RunDeps = {
  db: Db;
  clock: Clock;
  wallet: Pick<Wallet, 'openBulk' | 'accountNumber'>;
  engine: Pick<LotteryEngine, 'judge' | 'prizes'>;
  outbox: Pick<Outbox, 'record'>;
};

async function housesOf({ db, wallet }: RunDeps, of: RunOf): Promise<Map<string, number>> {
  const { merchantId, lotteryId } = of;
  const [currencies, claimed] = await Promise.all([
    listCurrencies(db, of),
    listClaimedLotteries(db, merchantId),
  ]);
  const houses = new Map<string, number>();
  for (const currency of currencies)
    for (const gameId of new Set([lotteryId, ...claimed])) {
      const ref = houseOf({ vendor: IN_HOUSE_VENDOR.code, gameId });
      houses.set(houseKey(gameId, currency), await wallet.accountNumber({ merchantId, currency, ref }));
    }
  return houses;
}

function writesOf({ key, settledAt }: RunContext, rows: ChunkRows): Statement[] {
  const { prizes, claims, rounds, results, collected } = rows;
  const { merchantId } = key;
  return [
    ...(rounds.length > 0 ? [writePooledRounds(merchantId, rounds)] : []),
    ...(prizes.length > 0 ? [insertPrizes(prizes)] : []),
    ...(settledAt && prizes.length > 0 ? [replaceClaims(key, prizes)] : []),
    ...(claims.length > 0
      ? [insertClaims(claims.map((claim) => ({ ...claim, collectedMinor: 0n, state: 'open' })))]
      : []),
    ...(collected.length > 0 ? writeCollected(merchantId, collected) : []),
    ...(results.length > 0 ? [insertResults(results)] : []),
  ];
}

function chunkOf(
  context: RunContext,
  plans: readonly AccountPlan[],
  claim: { shard: number; from: number; upto: number; isLast: boolean },
): BulkChunk {
  const { key, isVoid } = context;
  const accounts = plans.map(({ account }) => account);
  const winners = plans.filter(({ tickets }) => tickets.length > 0).map(({ account }) => account);
  return {
    merchantId: key.merchantId,
    accounts,
    house: [...context.houses.values()],
    guard: claimChunk(key, claim),
    reads: isVoid ? [] : [readOpenClaims(key.merchantId, winners)],
    decide: (ledger, [claims = []]) => {
      const open = Map.groupBy(claims as readonly OpenClaim[], ({ account }) => account);
      const rows = noRows();
      for (const plan of plans)
        runAccount(ledger, context, { plan, claims: open.get(plan.account) ?? [], rows });
      return writesOf(context, rows);
    },
  };
}

/** False if another worker has written a chunk meanwhile. */
async function writeChunks(
  bulk: Bulk,
  context: RunContext,
  { plans, shard, upto }: { plans: readonly AccountPlan[]; shard: number; upto: number },
): Promise<boolean> {
  let from = upto;
  for (let start = 0; start === 0 || start < plans.length; start += CHUNK_ACCOUNTS) {
    const part = plans.slice(start, start + CHUNK_ACCOUNTS);
    const last = part.at(-1)?.account ?? from;
    const isLast = start + CHUNK_ACCOUNTS >= plans.length;
    if (!(await bulk.write(chunkOf(context, part, { shard, from, upto: last, isLast })))) return false;
    from = last;
  }
  return true;
}

type Run = { of: RunOf; context: RunContext; winning: Winning };

/** Whatever was written before, by whomever, is skipped; the rest is evaluated again. */
async function runShard(deps: RunDeps, { of, context, winning }: Run, shard: number): Promise<void> {
  const bulk = deps.wallet.openBulk();
  const { run } = context.key;
  const isAgain = context.settledAt !== null;
  try {
    for (;;) {
      const { upto, isDone } = await readShard(deps.db, { ...context.key, shard });
      if (isDone) return;
      const plans = await plansOf(deps, { of, run, isAgain, shard, upto }, winning);
      if (await writeChunks(bulk, context, { plans, shard, upto })) return;
    }
  } finally {
    await bulk.close();
  }
}

/** Of the first run only: a correction is no news. */
async function tellBigWins(
  outbox: RunDeps['outbox'],
  tx: Tx,
  { merchantId, drawId, lotteryId }: RunOf,
  wins: readonly BiggestWin[],
): Promise<void> {
  for (const { id: ticketId, memberId, currency, stakeMinor, payoutMinor } of wins) {
    if (payoutMinor < stakeMinor * BIG_WIN_TIMES) continue;
    const amounts = { stakeMinor: String(stakeMinor), payoutMinor: String(payoutMinor) };
    const payload = { ticketId, drawId, lotteryId, memberId, currency, ...amounts };
    await outbox.record(tx, { merchantId, type: 'lottery.big_win', payload });
  }
}

/** The draw's biggest wins for the boards of winners; a correction takes down what has changed. */
async function writeWins(
  { outbox }: Pick<RunDeps, 'outbox'>,
  tx: Tx,
  { of, context, settledAt }: { of: RunOf; context: RunContext; settledAt: Date },
): Promise<void> {
  const { merchantId, lotteryId: gameId } = of;
  const wins = await listBiggestWins(tx, of);
  const rows = wins.map((win) => ({ ...win, merchantId, gameId, settledAt }));
  if (!context.settledAt) await tellBigWins(outbox, tx, of, wins);
  if (context.settledAt) {
    const old = [...(await listChangedTickets(tx, context.key)), ...wins];
    await runStatement(
      tx,
      deleteWins(
        merchantId,
        old.map(({ id }) => ({ id, gameId, settledAt })),
      ),
    );
  }
  if (rows.length > 0) await runStatement(tx, insertWins(rows));
}

/** The pool is settled as a whole, once all accounts are. */
async function finish(deps: RunDeps, { of, context }: Run): Promise<RunTotals | undefined> {
  const { merchantId, drawId, lotteryId, resultVersion } = of;
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const totals = await endRun(tx, context.key, at);
    if (!totals) return undefined;
    const settledAt = context.settledAt ?? at;
    const state = context.isVoid ? 'voided' : 'settled';
    await runStatement(tx, endPool({ merchantId, pool: drawId }, { state, at: settledAt }));
    await writeWins(deps, tx, { of, context, settledAt });
    const { run } = context.key;
    const payload = { drawId, lotteryId, run, resultVersion, totals };
    await deps.outbox.record(tx, { merchantId, type: 'lottery.draw_settled', payload });
    return totals;
  });
}

/**
 * Settles, corrects or voids a draw at one merchant: brings every ticket from what former runs have posted to what it is
 * due under this result. It may be repeated at any time and by any process; undefined if another has finished it.
 *
 * @throws Error while the run of another result is not finished, or after the draw was voided
 */
export async function runDraw(deps: RunDeps, of: RunOf): Promise<RunTotals | undefined> {
  const { db, clock } = deps;
  const { merchantId, drawId, lotteryId } = of;
  const isVoid = of.numbers === null;
  const begun = await db.transaction().execute(async (tx) => {
    const row = await beginRun(tx, of, clock.now());
    if (!isVoid) await runStatement(tx, beginPool({ merchantId, pool: drawId }));
    return row;
  });
  if (begun.state === 'done') return undefined;
  const [pool, houses, gameClass, winning] = await Promise.all([
    findPool(db, { merchantId, pool: drawId }),
    housesOf(deps, of),
    findClass(db, lotteryId),
    findWinning(deps, of),
  ]);
  const key = { merchantId, drawId, run: begun.run };
  const settledAt = pool?.settledAt ?? null;
  const context = { key, lotteryId, class: gameClass, isVoid, settledAt, houses };
  const run = { of, context, winning };
  await Promise.all(Array.from({ length: SHARDS }, (_, shard) => runShard(deps, run, shard)));
  return finish(deps, run);
}
