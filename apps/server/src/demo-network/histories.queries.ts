import { sql } from 'kysely';
import { systemClock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type DemoHistory = {
  merchantId: string;
  beginsAt: Date;
  playedUntil: Date;
  finishedAt: Date | null;
};

/** A history that nobody has played on for so long is given up, so that it can't hold anything back for ever. */
const ABANDONED_SECONDS = 180;

/** Whether the shop has moved money already: its past can't be played any more. */
export async function hasLedger(db: Db, merchantId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ledger_seals where merchant_id = ${merchantId}`.execute(db);
  return rows.length > 0;
}

export async function findHistory(db: Db, merchantId: string): Promise<DemoHistory | undefined> {
  const { rows } = await sql<DemoHistory>`
    select merchant_id as "merchantId", begins_at as "beginsAt", played_until as "playedUntil",
      finished_at as "finishedAt"
    from demo_histories where merchant_id = ${merchantId}`.execute(db);
  return rows[0];
}

export async function insertHistory(db: Db, merchantId: string, beginsAt: Date): Promise<void> {
  await sql`insert into demo_histories (merchant_id, begins_at, played_until, touched_at)
    values (${merchantId}, ${beginsAt}, ${beginsAt}, ${systemClock.now()}) on conflict do nothing`.execute(
    db,
  );
}

/** Somebody is at work on it, by the real clock: that of the history is moved. */
export async function touchHistory(db: Db, merchantId: string): Promise<void> {
  await sql`update demo_histories set touched_at = ${systemClock.now()}
    where merchant_id = ${merchantId} and finished_at is null`.execute(db);
}

export async function moveHistory(db: Db, merchantId: string, playedUntil: Date): Promise<void> {
  await sql`update demo_histories set played_until = ${playedUntil}, touched_at = ${systemClock.now()}
    where merchant_id = ${merchantId}`.execute(db);
}

export async function finishHistory(db: Db, merchantId: string): Promise<void> {
  // So much was written at once that plans would go by tables that were nearly empty.
  await sql`analyze`.execute(db);
  await sql`update demo_histories set finished_at = ${systemClock.now()}
    where merchant_id = ${merchantId} and finished_at is null`.execute(db);
}

/** Whether the past of a shop is being played now. */
export async function isPlayingHistory(db: Db): Promise<boolean> {
  const since = new Date(systemClock.now().getTime() - ABANDONED_SECONDS * 1_000);
  const { rows } = await sql`
    select 1 from demo_histories where finished_at is null and touched_at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}

/** Up to where the ledger of a shop is sealed. */
export async function sealedUntil(db: Db, merchantId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select closing_until as until from ledger_seals where merchant_id = ${merchantId}`.execute(db);
  return rows[0]?.until;
}

export async function listAccounts(db: Db, merchantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ account: string }>`
    select m.account from members m join agent_nodes n on n.merchant_id = ${merchantId} and n.member_id = m.id
    where m.merchant_id = ${merchantId}`.execute(db);
  return new Set(rows.map(({ account }) => account));
}

export async function listBalances(
  db: Db,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: string; balance: bigint }>`
    select member_id as id, balance_minor as balance from member_accounts
    where merchant_id = ${merchantId} and kind = 'main' and member_id = any(${[...memberIds]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** Notes that members were there. */
export async function noteVisits(
  tx: Tx | Db,
  { merchantId, memberIds, at }: { merchantId: string; memberIds: readonly string[]; at: Date },
): Promise<void> {
  await sql`update members set last_login_at = ${at}
    where merchant_id = ${merchantId} and id = any(${[...memberIds]}::uuid[])
      and (last_login_at is null or last_login_at < ${at})`.execute(tx);
}

export type DemoGame = { id: string; vendor: string; category: string };

/** Some vendors’ games of each category that the shop shows, in an order that stays. */
export async function listGames(db: Db, merchantId: string, perCategory: number): Promise<DemoGame[]> {
  const { rows } = await sql<DemoGame>`
    select id, vendor, category from (
      select g.id, v.code as vendor, g.category,
        row_number() over (partition by g.category order by md5(g.id)) as place
      from games g join vendors v on v.id = g.vendor_id
      join merchant_vendors s on s.vendor_id = v.id and s.merchant_id = ${merchantId} and s.shown
      where not v.in_house and g.is_game
    ) games where place <= ${perCategory} order by category, place`.execute(db);
  return rows;
}

/** Settlements that wait for an operator, and of which something newer exists. */
export async function listReviews(db: Db, merchantId: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from settlement_runs
    where merchant_id = ${merchantId} and state = 'review' and computed_at < ${before} order by computed_at`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type StandingContract = { account: string; kind: string };

/** The contracts that agents have or were offered. */
export async function listStanding(db: Db, merchantId: string): Promise<StandingContract[]> {
  const { rows } = await sql<StandingContract>`
    select m.account, c.kind from contracts c
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = c.payee_no
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where c.merchant_id = ${merchantId} and c.state in ('requested', 'running')`.execute(db);
  return rows;
}
