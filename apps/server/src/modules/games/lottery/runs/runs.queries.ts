import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { arrayOf, insertInto, type Statement } from '../../../../platform/db/statement.ts';
import { SHARDS } from './runs.reads.ts';
import type { ClaimRow, OpenClaim, PrizeRow, RunKey, RunOf, RunTotals } from './runs.types.ts';

type RunRow = { run: number; resultVersion: number; state: 'running' | 'done' };

/** The runs of a draw at a merchant, the last one first. Of two that begin the same one, the key stops the second. */
async function lockRuns(tx: Tx, { merchantId, drawId }: RunOf): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select run, result_version as "resultVersion", state from lottery_runs
    where merchant_id = ${merchantId} and draw_id = ${drawId} order by run desc for update`.execute(tx);
  return rows;
}

/**
 * The run for a result version, begun if there is none.
 *
 * @throws Error while the run of another version is under way
 */
export async function beginRun(tx: Tx, of: RunOf, at: Date): Promise<RunRow> {
  const { merchantId, drawId, resultVersion } = of;
  const runs = await lockRuns(tx, of);
  const own = runs.find((run) => run.resultVersion === resultVersion);
  if (own) return own;
  const [last] = runs;
  if (last && (last.state === 'running' || last.resultVersion === 0))
    throw new Error(`draw ${drawId} cannot be settled again after run ${last.run}`);
  const run = (last?.run ?? 0) + 1;
  await sql`insert into lottery_runs (merchant_id, draw_id, run, result_version, state, started_at)
    values (${merchantId}, ${drawId}, ${run}, ${resultVersion}, 'running', ${at})`.execute(tx);
  await sql`insert into lottery_run_shards (merchant_id, draw_id, run, shard, upto, is_done)
    select ${merchantId}, ${drawId}, ${run}, shard, 0, false
    from generate_series(0, ${sql.lit(SHARDS - 1)}) as shard`.execute(tx);
  return { run, resultVersion, state: 'running' };
}

/** Claims the next accounts of a shard: of two workers one gets no row. */
export const claimChunk = (
  { merchantId, drawId, run }: RunKey,
  { shard, from, upto, isLast }: { shard: number; from: number; upto: number; isLast: boolean },
): Statement => ({
  name: 'claim_lottery_chunk',
  text: `update lottery_run_shards set upto = $6::int, is_done = $7::boolean
    where merchant_id = $1 and draw_id = $2 and run = $3 and shard = $4 and upto = $5::int and not is_done
    returning upto`,
  values: [merchantId, drawId, run, shard, from, upto, String(isLast)],
});

export const insertPrizes = insertInto<PrizeRow>('lottery_prizes', [
  ['merchant_id', 'text', ({ merchantId }) => merchantId],
  ['draw_id', 'uuid', ({ drawId }) => drawId],
  ['ticket_id', 'uuid', ({ ticketId }) => ticketId],
  ['run', 'int', ({ run }) => run],
  ['account', 'int', ({ account }) => account],
  ['due_minor', 'bigint', ({ dueMinor }) => dueMinor],
  ['paid_minor', 'bigint', ({ paidMinor }) => paidMinor],
  ['refund_minor', 'bigint', ({ refundMinor }) => refundMinor],
]);

export const insertClaims = insertInto<ClaimRow & { collectedMinor: bigint; state: string }>(
  'lottery_claims',
  [
    ['merchant_id', 'text', ({ merchantId }) => merchantId],
    ['ticket_id', 'uuid', ({ ticketId }) => ticketId],
    ['run', 'int', ({ run }) => run],
    ['draw_id', 'uuid', ({ drawId }) => drawId],
    ['member_id', 'uuid', ({ memberId }) => memberId],
    ['account', 'int', ({ account }) => account],
    ['currency', 'text', ({ currency }) => currency],
    ['owed_minor', 'bigint', ({ owedMinor }) => owedMinor],
    ['collected_minor', 'bigint', ({ collectedMinor }) => collectedMinor],
    ['state', 'text', ({ state }) => state],
    ['at', 'timestamptz', ({ at }) => at.toISOString()],
  ],
);

/** A later run decides again what these tickets owe. */
export const replaceClaims = (
  { merchantId, run }: RunKey,
  tickets: readonly { ticketId: string }[],
): Statement => ({
  name: 'replace_lottery_claims',
  text: `update lottery_claims set state = 'replaced'
    where merchant_id = $1 and ticket_id = any($2::uuid[]) and run < $3 and state = 'open'`,
  values: [merchantId, arrayOf(tickets, ({ ticketId }) => ticketId), run],
});

/** Read under the locks of the accounts; the claims are locked as well, because an operator may waive one. */
export const readOpenClaims = (merchantId: string, accounts: readonly number[]): Statement => ({
  name: 'read_open_lottery_claims',
  text: `select c.ticket_id as "ticketId", c.run, c.draw_id as "drawId", c.account, c.owed_minor as "owedMinor",
      c.collected_minor as "collectedMinor", t.stake_minor as "stakeMinor", t.valid_minor as "validMinor",
      t.share_minor as "shareMinor", d.lottery_id as "lotteryId", coalesce(l.mode, '') as class,
      p.due_minor as "dueMinor", p.paid_minor as "paidMinor", p.refund_minor as "refundMinor"
    from lottery_claims c
    join lottery_tickets t on t.merchant_id = $1 and t.id = c.ticket_id
    join lottery_prizes p on p.merchant_id = $1 and p.ticket_id = c.ticket_id and p.run = c.run
    join lottery_draws d on d.id = c.draw_id
    left join lotteries l on l.id = d.lottery_id
    where c.merchant_id = $1 and c.account = any($2::int[]) and c.state = 'open' order by c.at, c.ticket_id for update of c`,
  values: [merchantId, arrayOf(accounts, (account) => account)],
});

export type Collected = Pick<OpenClaim, 'ticketId' | 'run' | 'owedMinor'> & {
  collectedMinor: bigint;
  paidMinor: bigint;
};

export const writeCollected = (merchantId: string, claims: readonly Collected[]): Statement[] => {
  const ids = arrayOf(claims, ({ ticketId }) => ticketId);
  const runs = arrayOf(claims, ({ run }) => run);
  return [
    {
      name: 'collect_lottery_claims',
      text: `update lottery_claims c set collected_minor = v.collected,
          state = case when v.collected = c.owed_minor then 'collected' else 'open' end
        from unnest($2::uuid[], $3::int[], $4::bigint[]) as v (id, run, collected)
        where c.merchant_id = $1 and c.ticket_id = v.id and c.run = v.run`,
      values: [merchantId, ids, runs, arrayOf(claims, ({ collectedMinor }) => collectedMinor)],
    },
    {
      name: 'reduce_lottery_prizes',
      text: `update lottery_prizes p set paid_minor = v.paid
        from unnest($2::uuid[], $3::int[], $4::bigint[]) as v (id, run, paid)
        where p.merchant_id = $1 and p.ticket_id = v.id and p.run = v.run`,
      values: [merchantId, ids, runs, arrayOf(claims, ({ paidMinor }) => paidMinor)],
    },
  ];
};

/** Ends the run once all its shards are written; only one caller gets the totals. */
export async function endRun(tx: Tx, key: RunKey, at: Date): Promise<RunTotals | undefined> {
  const { merchantId, drawId, run } = key;
  const { rows } = await sql<{ totals: RunTotals }>`
    update lottery_runs r set state = 'done', done_at = ${at}, totals = (
      select jsonb_build_object('tickets', t.tickets, 'stakeMinor', t.stake::text, 'winners', p.winners,
        'paidMinor', p.paid::text, 'owedMinor', c.owed::text)
      from (
        select count(*) as tickets, coalesce(sum(stake_minor), 0) as stake from lottery_tickets
        where merchant_id = ${merchantId} and draw_id = ${drawId} and state = 'open'
      ) t
      cross join (
        select count(*) filter (where paid_minor > 0) as winners, coalesce(sum(paid_minor), 0) as paid from (
          select distinct on (ticket_id) paid_minor from lottery_prizes
          where merchant_id = ${merchantId} and draw_id = ${drawId} order by ticket_id, run desc
        ) last
      ) p
      cross join (
        select coalesce(sum(owed_minor), 0) as owed from lottery_claims
        where merchant_id = ${merchantId} and draw_id = ${drawId} and run = ${run}
      ) c
    )
    where r.merchant_id = ${merchantId} and r.draw_id = ${drawId} and r.run = ${run} and r.state = 'running'
      and not exists (select from lottery_run_shards s where s.merchant_id = ${merchantId}
        and s.draw_id = ${drawId} and s.run = ${run} and not s.is_done)
    returning r.totals`.execute(tx);
  return rows[0]?.totals;
}
