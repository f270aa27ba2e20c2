import { sql } from 'kysely';
import type { ContestKey, Db, Tx } from './contests.types.ts';

const someMembers = (merchantId: string, limit: number) => sql`(
  select id from members where merchant_id = ${merchantId} and status = 'open' and type <> 4 order by id limit ${limit}
)`;

/** For the demo: enters members into a race. */
export async function enterAll(
  db: Db,
  { merchantId, contestId, at, members }: ContestKey & { at: Date; members: number },
): Promise<void> {
  await sql`
    insert into race_scores (merchant_id, contest_id, member_id, joined_at)
    select ${merchantId}, ${contestId}, m.id, ${at} from ${someMembers(merchantId, members)} m
    on conflict do nothing`.execute(db);
}

/** For the demo: gives members numbers of tickets that only look like chance. */
export async function giveDemoTickets(
  tx: Tx,
  { merchantId, contestId, members, max }: ContestKey & { members: number; max: number },
): Promise<void> {
  await sql`
    insert into raffle_tickets (merchant_id, contest_id, member_id, base_minor, extra, tickets, tag)
    select ${merchantId}, ${contestId}, m.id, 0, t.tickets, t.tickets,
      left(encode(sha256((${contestId}::text || ':' || m.id)::bytea), 'hex'), 16)
    from ${someMembers(merchantId, members)} m
    cross join lateral (select 1 + abs(hashtext(m.id::text)) % least(${max}, 120) as tickets) t
    on conflict do nothing`.execute(tx);
}
