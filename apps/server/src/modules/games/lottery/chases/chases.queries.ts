import { formatMoney, parseMoney } from '@croupier/contract/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { AskedBet } from '../tickets/tickets.types.ts';
import type { Chase, ChaseState, ChaseStep, StepChange, StepNow } from './chases.types.ts';

type StoredBet = Omit<AskedBet, 'lineMinor'> & { line: string };

const storedBets = (bets: readonly AskedBet[]): StoredBet[] =>
  bets.map(({ lineMinor, ...bet }) => ({ ...bet, line: formatMoney(lineMinor) }));

export const betsOf = (stored: readonly StoredBet[]): AskedBet[] =>
  stored.map(({ line, ...bet }) => ({ ...bet, lineMinor: parseMoney(line) ?? 0n }));

export const chaseColumns = sql`c.merchant_id as "merchantId", c.id, c.member_id as "memberId", c.currency,
  c.lottery_id as "lotteryId", c.at, c.bets, c.words, c.stops_on_win as "stopsOnWin", c.digest,
  c.held_minor as "heldMinor", c.left_minor as "leftMinor", c.state, c.ended_at as "endedAt"`;

export type StoredChase = Omit<Chase, 'bets'> & { bets: StoredBet[] };
export const chaseOf = (row: StoredChase): Chase => ({ ...row, bets: betsOf(row.bets) });

/** False if the id is known. */
export async function insertChase(tx: Tx, chase: Chase, steps: readonly ChaseStep[]): Promise<boolean> {
  const { merchantId, id } = chase;
  const { rows } =
    await sql`insert into lottery_chases (merchant_id, id, member_id, currency, lottery_id, at, bets, words,
      stops_on_win, digest, held_minor, left_minor, state)
    values (${merchantId}, ${id}, ${chase.memberId}, ${chase.currency}, ${chase.lotteryId}, ${chase.at},
      ${JSON.stringify(storedBets(chase.bets))}::jsonb, ${chase.words}, ${chase.stopsOnWin}, ${chase.digest},
      ${chase.heldMinor}, ${chase.leftMinor}, 'running')
    on conflict do nothing returning id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`insert into lottery_chase_steps (merchant_id, chase_id, step, draw_id, multiplier, stake_minor, state)
    select ${merchantId}, ${id}, v.step, v.draw_id, v.multiplier, v.stake, 'waiting'
    from unnest(${steps.map(({ step }) => step)}::int[], ${steps.map(({ drawId }) => drawId)}::uuid[],
      ${steps.map(({ multiplier }) => multiplier)}::int[], ${steps.map(({ stakeMinor }) => stakeMinor)}::bigint[])
      as v (step, draw_id, multiplier, stake)`.execute(tx);
  return true;
}

/** Running ones among these, locked until the transaction ends; another worker's are left out unless `waits`. */
export async function lockChases(
  tx: Tx,
  { merchantId, ids, waits }: { merchantId: string; ids: readonly string[]; waits: boolean },
): Promise<Chase[]> {
  const { rows } = await sql<StoredChase>`select ${chaseColumns} from lottery_chases c
    where c.merchant_id = ${merchantId} and c.id = any(${ids}::uuid[]) and c.state = 'running'
    order by c.id for update ${waits ? sql`` : sql`skip locked`}`.execute(tx);
  return rows.map(chaseOf);
}

/** The steps of chases that are locked, with the settled result of their tickets. */
export async function listSteps(
  tx: Db,
  { merchantId, ids }: { merchantId: string; ids: readonly string[] },
): Promise<(StepNow & { chaseId: string })[]> {
  const { rows } = await sql<StepNow & { chaseId: string }>`
    select s.chase_id as "chaseId", s.step, s.draw_id as "drawId", s.multiplier, s.stake_minor as "stakeMinor", s.state,
      d.state as "drawState", d.catalogue_version as catalogue, d.opens_at as "opensAt", d.closes_at as "closesAt",
      coalesce(p.state in ('settled', 'voided'), false) as "isSettled", coalesce(r.payout_minor, 0)::int8 as "payoutMinor"
    from lottery_chase_steps s
    left join lottery_draws d on d.id = s.draw_id
    left join round_pools p on p.merchant_id = ${merchantId} and p.id = s.draw_id and s.state = 'bought'
    left join rounds r on r.merchant_id = ${merchantId} and r.id = s.ticket_id
    where s.merchant_id = ${merchantId} and s.chase_id = any(${ids}::uuid[]) order by s.chase_id, s.step`.execute(
    tx,
  );
  return rows;
}

type ChaseKey = { merchantId: string; id: string };

export async function writeSteps(
  tx: Tx,
  { merchantId, id }: ChaseKey,
  changes: readonly StepChange[],
): Promise<void> {
  await sql`update lottery_chase_steps s set state = v.state, reason = v.reason, ticket_id = v.ticket_id
    from unnest(${changes.map(({ step }) => step)}::int[], ${changes.map(({ state }) => state)}::text[],
      ${changes.map((change) => ('reason' in change ? change.reason : null))}::text[],
      ${changes.map((change) => ('ticketId' in change ? change.ticketId : null))}::uuid[])
      as v (step, state, reason, ticket_id)
    where s.merchant_id = ${merchantId} and s.chase_id = ${id} and s.step = v.step and s.state = 'waiting'`.execute(
    tx,
  );
}

export async function writeChase(
  tx: Tx,
  { merchantId, id }: ChaseKey,
  { leftMinor, state, endedAt }: { leftMinor: bigint; state: ChaseState; endedAt: Date | null },
): Promise<void> {
  await sql`update lottery_chases set left_minor = ${leftMinor}, state = ${state}, ended_at = ${endedAt}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}
