import { sql } from 'kysely';
import type { TICKET_STATES } from '@croupier/contract/games/lottery-tickets.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { offsetOf, pageOf, type Page, type PageQuery } from '../../../../platform/paging.ts';
import { chaseColumns, chaseOf, type StoredChase } from './chases.queries.ts';
import type { Chase, ChaseState, ChaseStep, StepNow } from './chases.types.ts';

/** Chases with something to do: a step whose draw is on sale or over, unless a former one has to be settled first. */
export async function listDueChases(
  db: Db,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from lottery_chases c
    where c.merchant_id = ${merchantId} and c.state = 'running' and exists (
      select from lottery_chase_steps s left join lottery_draws d on d.id = s.draw_id
      where s.merchant_id = ${merchantId} and s.chase_id = c.id and s.state = 'waiting'
        and (d.id is null or d.closes_at <= ${now} or d.state not in ('planned', 'open')
          or d.state = 'open' and d.opens_at <= ${now} and not (c.stops_on_win and exists (
            select from lottery_chase_steps b where b.merchant_id = ${merchantId} and b.chase_id = c.id
              and b.state = 'bought' and not exists (select from round_pools p
                where p.merchant_id = ${merchantId} and p.id = b.draw_id and p.state in ('settled', 'voided'))))))
    order by c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Chases that stop on a win and have a ticket in a draw. */
export async function listStoppable(
  db: Db,
  { merchantId, drawId }: { merchantId: string; drawId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from lottery_chase_steps s
    join lottery_chases c on c.merchant_id = ${merchantId} and c.id = s.chase_id
    where s.merchant_id = ${merchantId} and s.draw_id = ${drawId} and s.state = 'bought' and c.state = 'running'
      and c.stops_on_win
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listRunning(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from lottery_chases
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'running' order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type ShownChase = Chase & {
  names: Readonly<Record<string, string>>;
  steps: number;
  bought: number;
  waiting: number;
  spentMinor: bigint;
  payoutMinor: bigint;
};
type StoredShown = StoredChase & Omit<ShownChase, keyof Chase>;

const shown = (merchantId: string) => sql`select ${chaseColumns}, l.names, s.*
  from lottery_chases c
  join lotteries l on l.id = c.lottery_id
  cross join lateral (
    select count(*)::int as steps, count(*) filter (where s.state = 'bought')::int as bought,
      count(*) filter (where s.state = 'waiting')::int as waiting,
      coalesce(sum(r.stake_minor), 0)::int8 as "spentMinor", coalesce(sum(r.payout_minor), 0)::int8 as "payoutMinor"
    from lottery_chase_steps s left join rounds r on r.merchant_id = ${merchantId} and r.id = s.ticket_id
    where s.merchant_id = ${merchantId} and s.chase_id = c.id
  ) s`;

const shownOf = (row: StoredShown): ShownChase => ({ ...row, ...chaseOf(row) });

export async function findShownChase(
  db: Db,
  { merchantId, memberId, id }: { merchantId: string; memberId: string; id: string },
): Promise<ShownChase | undefined> {
  const { rows } = await sql<StoredShown>`${shown(merchantId)}
    where c.merchant_id = ${merchantId} and c.id = ${id} and c.member_id = ${memberId}`.execute(db);
  return rows[0] && shownOf(rows[0]);
}

export type ChasesQuery = PageQuery & {
  merchantId: string;
  memberId: string;
  gameCode?: string | undefined;
  state?: ChaseState | undefined;
};

export async function listShownChases(db: Db, query: ChasesQuery): Promise<Page<ShownChase>> {
  const { merchantId, memberId, gameCode, state } = query;
  const where = sql.join(
    [
      sql`c.merchant_id = ${merchantId} and c.member_id = ${memberId}`,
      ...(gameCode ? [sql`c.lottery_id = ${gameCode}`] : []),
      ...(state ? [sql`c.state = ${state}`] : []),
    ],
    sql` and `,
  );
  const [page, total] = await Promise.all([
    sql<StoredShown>`${shown(merchantId)} where ${where} order by c.at desc, c.id desc
      limit ${query.pageSize} offset ${offsetOf(query)}`.execute(db),
    sql<{ count: bigint }>`select count(*) as count from lottery_chases c where ${where}`.execute(db),
  ]);
  return pageOf(page.rows.map(shownOf), Number(total.rows[0]?.count ?? 0n), query);
}

export type ShownStep = ChaseStep & {
  state: StepNow['state'];
  drawNumber: string;
  closesAt: Date | null;
  reason: string | null;
  ticketId: string | null;
  ticketState: (typeof TICKET_STATES)[number] | null;
  payoutMinor: bigint | null;
};

export async function listShownSteps(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<ShownStep[]> {
  const { rows } = await sql<ShownStep>`
    select s.step, s.draw_id as "drawId", s.multiplier, s.stake_minor as "stakeMinor", s.state,
      coalesce(d.number, '') as "drawNumber", d.closes_at as "closesAt", s.reason, s.ticket_id as "ticketId",
      case when r.id is null then null when r.state = 'open' then 'open' when r.state = 'voided' then 'refunded'
        when r.payout_minor > 0 then 'won' else 'lost' end as "ticketState",
      r.payout_minor as "payoutMinor"
    from lottery_chase_steps s
    left join lottery_draws d on d.id = s.draw_id
    left join played_rounds r on r.merchant_id = ${merchantId} and r.id = s.ticket_id
    where s.merchant_id = ${merchantId} and s.chase_id = ${id} order by s.step`.execute(db);
  return rows;
}

/** Draws by their ids, those of a lottery that can still be bought. */
export async function listChasable(
  db: Db,
  { lotteryId, ids, now }: { lotteryId: string; ids: readonly string[]; now: Date },
): Promise<{ id: string; drawsAt: Date; catalogue: string }[]> {
  const { rows } = await sql<{ id: string; drawsAt: Date; catalogue: string }>`
    select id, draws_at as "drawsAt", catalogue_version as catalogue from lottery_draws
    where id = any(${ids}::uuid[]) and lottery_id = ${lotteryId} and state in ('planned', 'open') and closes_at > ${now}`.execute(
    db,
  );
  return rows;
}
