import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { CURRENCY, MERCHANT } from '../ledger/players.ts';

export const LOTTERY = 'ssc-bench';
export const CATALOGUE = 'ssc/1';
const SALE_MILLISECONDS = 3_600_000;

/** A draw that is on sale; the catalogue's own rows are not needed for what is measured. */
export async function openDraw(db: Db): Promise<string> {
  const id = newId();
  const now = Date.now();
  const at = (hours: number): Date => new Date(now + hours * SALE_MILLISECONDS);
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into lottery_draws (id, lottery_id, number, day, opens_at, closes_at, draws_at, late_at, void_at,
        state, catalogue_version, mapping_version)
      values (${id}, ${LOTTERY}, ${`20261201-${id.slice(9, 13).replaceAll(/\D/g, '1')}`}, '2026-12-01', ${at(-1)},
        ${at(1)}, ${at(2)}, ${at(3)}, ${at(4)}, 'open', ${CATALOGUE}, 'map/1')`.execute(tx);
    await sql`insert into lottery_sales values (${id})`.execute(tx);
    await sql`insert into lottery_rules values (${MERCHANT}, ${LOTTERY}, 1, '{}', ${at(-1)})
      on conflict do nothing`.execute(tx);
  });
  return id;
}

/**
 * Tickets of one bet on 10 of the 100 last two digits, with their rounds: a tenth of them wins whatever is drawn. Only the
 * rows that a run reads are written.
 */
export async function writeTickets(
  db: Db,
  { drawId, tickets, members }: { drawId: string; tickets: number; members: number },
): Promise<void> {
  const block = sql`(select string_agg(lpad((k * 10 + (k * 7 + n) % 10)::text, 2, '0'), ',' order by k)
    from generate_series(0, 9) as k)`;
  await db.transaction().execute(async (tx) => {
    await sql`create temp table bench_tickets on commit drop as
      select n, gen_random_uuid() as id, a.id as account, a.member_id, picks.pick
      from (select n, (n % ${members})::int + 1 as place from generate_series(0, ${tickets}::int - 1) as n) t
      join (select id, member_id, row_number() over (order by id) as place from member_accounts
        where merchant_id = ${MERCHANT} and kind = 'main') a on a.place = t.place
      join (select n as block, ${block} as pick from generate_series(0, 9) as n) picks
        on picks.block = (t.n / ${members} + t.n) % 10`.execute(tx);
    await sql`insert into rounds (id, member_id, opened_at, stake_minor, merchant_id, game_id, vendor, currency,
        rules_version, reference, valid_bet_minor, state, pool)
      select id, member_id, now(), 100000, ${MERCHANT}, ${LOTTERY}, 'HOUSE', ${CURRENCY}, '1', '', 100000, 'open',
        ${drawId}::uuid from bench_tickets`.execute(tx);
    await sql`insert into lottery_tickets (at, stake_minor, most_minor, valid_minor, share_minor, account, rules_version,
        bets, id, draw_id, member_id, merchant_id, currency, state, digest, words)
      select now(), 100000, 900000, 100000, 0, account, 1, 1, id, ${drawId}::uuid, member_id, ${MERCHANT}, ${CURRENCY},
        'open', repeat('a', 64), '' from bench_tickets`.execute(tx);
    await sql`insert into lottery_bets (at, line_minor, lines, account, prize_group, rebate_bps, price_bps, position,
        draw_id, ticket_id, merchant_id, catalogue, play, pick)
      select now(), 10000, 10, account, 1800, 800, 10000, 0, ${drawId}::uuid, id, ${MERCHANT}, ${CATALOGUE}, 'b2.d', pick
      from bench_tickets`.execute(tx);
  });
  for (const name of ['rounds', 'lottery_tickets', 'lottery_bets', 'member_accounts'])
    await sql`analyze ${sql.id(name)}`.execute(db);
  await sql`checkpoint`.execute(db);
}
