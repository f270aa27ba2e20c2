import { raffleTag, type RaffleLine } from '@croupier/fairplay/contests/raffle.ts';
import { sql } from 'kysely';
import type { SealedSpan } from '../../../games/figures/index.ts';
import type { Contest, ContestKey, Db, Tx } from '../contests.types.ts';
import { ownBets } from '../played.reads.ts';

type Raffle = Contest<'raffle'>;

/** Adds what members played in a sealed span; tickets follow from everything that they have played. */
export async function addTickets(tx: Tx, raffle: Raffle, span: SealedSpan): Promise<void> {
  const { merchantId, id: contestId, currency, shape } = raffle;
  if (shape.perBet === null) return;
  const tickets = sql`least(${shape.maxTickets}::int8, greatest(0, div(total.base, ${shape.perBet}::int8)) + total.extra)::int`;
  await sql`
    insert into raffle_tickets as t (merchant_id, contest_id, member_id, base_minor, extra, tickets, tag)
    select ${merchantId}, ${contestId}, total.member_id, total.base, total.extra, ${tickets},
      left(encode(sha256((${contestId}::text || ':' || total.member_id)::bytea), 'hex'), 16)
    from (
      select p.member_id, p.amount + coalesce(o.base_minor, 0) as base, coalesce(o.extra, 0) as extra
      from ${ownBets({ span, currency, classes: [] })} p
      left join raffle_tickets o on o.merchant_id = ${merchantId} and o.contest_id = ${contestId}
        and o.member_id = p.member_id
      where p.amount <> 0
    ) total order by total.member_id
    on conflict (merchant_id, contest_id, member_id) do update set
      base_minor = excluded.base_minor, tickets = excluded.tickets`.execute(tx);
}

/** Gives a member tickets that do not come from play. */
export async function giveTickets(
  tx: Tx,
  { raffle, memberId, tickets }: { raffle: Raffle; memberId: string; tickets: number },
): Promise<void> {
  const { merchantId, id: contestId, shape } = raffle;
  const given = Math.min(tickets, shape.maxTickets);
  await sql`
    insert into raffle_tickets as t (merchant_id, contest_id, member_id, base_minor, extra, tickets, tag)
    values (${merchantId}, ${contestId}, ${memberId}, 0, ${given}, ${given}, ${raffleTag(contestId, memberId)})
    on conflict (merchant_id, contest_id, member_id) do update set
      extra = t.extra + excluded.extra, tickets = least(${shape.maxTickets}, t.tickets + excluded.extra)`.execute(
    tx,
  );
}

/** Numbers all tickets, in the order of the tags, which nobody can choose. */
export async function numberTickets(tx: Tx, { merchantId, contestId }: ContestKey): Promise<void> {
  await sql`
    update raffle_tickets t set first = n.until - n.tickets, last = n.until - 1
    from (
      select member_id, tickets, sum(tickets) over (order by tag, member_id) as until from raffle_tickets
      where merchant_id = ${merchantId} and contest_id = ${contestId} and tickets > 0
    ) n
    where t.merchant_id = ${merchantId} and t.contest_id = ${contestId} and t.member_id = n.member_id`.execute(
    tx,
  );
}

export type OwnedLine = RaffleLine & { memberId: string };
type StoredLine = { first: bigint; last: bigint; tag: string; memberId: string };

const lineOf = ({ first, last, ...line }: StoredLine): OwnedLine => ({
  ...line,
  first: Number(first),
  last: Number(last),
});

/** The whole list, in the order of its tickets. */
export async function listLines(
  db: Db,
  { merchantId, contestId }: ContestKey,
  page?: { offset: number; limit: number },
): Promise<OwnedLine[]> {
  const { rows } = await sql<StoredLine>`
    select first, last, tag, member_id as "memberId" from raffle_tickets
    where merchant_id = ${merchantId} and contest_id = ${contestId} and first is not null
    order by first ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`.execute(db);
  return rows.map(lineOf);
}

export type OwnTickets = { contestId: string; tickets: number; baseMinor: bigint; wonMinor: bigint };

export async function listOwnTickets(
  db: Db,
  {
    merchantId,
    memberId,
    contestIds,
  }: { merchantId: string; memberId: string; contestIds: readonly string[] },
): Promise<OwnTickets[]> {
  const { rows } = await sql<OwnTickets>`
    select t.contest_id as "contestId", t.tickets, t.base_minor as "baseMinor",
      coalesce((select sum(d.amount_minor) from raffle_draws d
        where d.merchant_id = ${merchantId} and d.contest_id = t.contest_id and d.member_id = ${memberId}), 0)::int8
        as "wonMinor"
    from raffle_tickets t where t.merchant_id = ${merchantId} and t.member_id = ${memberId}
      and t.contest_id = any(${[...contestIds]}::uuid[])`.execute(db);
  return rows;
}
