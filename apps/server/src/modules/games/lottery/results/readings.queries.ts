import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Feed, Reading } from './results.types.ts';

export async function listFeeds(db: Db): Promise<Feed[]> {
  const { rows } = await sql<Feed>`
    select id, owner, url, is_active as "isActive" from lottery_feeds order by id`.execute(db);
  return rows;
}

/** Takes the address and owner of a feed that exists. */
export async function saveFeed(db: Db, { id, owner, url, isActive }: Feed): Promise<void> {
  await sql`insert into lottery_feeds (id, owner, url, is_active) values (${id}, ${owner}, ${url}, ${isActive})
    on conflict (id) do update set owner = excluded.owner, url = excluded.url, is_active = excluded.is_active`.execute(
    db,
  );
}

type NewReading = { drawId: string; feedId: string; numbers: readonly string[]; evidence: string; at: Date };

/** @returns whether the feed has not told these numbers before */
export async function saveReading(db: Db, reading: NewReading): Promise<boolean> {
  const { drawId, feedId, numbers, evidence, at } = reading;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into lottery_readings (draw_id, feed_id, numbers, evidence, first_at, last_at)
    values (${drawId}, ${feedId}, ${numbers}::text[], ${evidence}, ${at}, ${at})
    on conflict (draw_id, feed_id, numbers) do update set last_at = excluded.last_at
    returning first_at = last_at as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

export async function listReadings(db: Db, drawId: string): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select r.draw_id as "drawId", r.feed_id as "feedId", f.owner, r.numbers, r.evidence, r.first_at as "firstAt",
      r.last_at as "lastAt"
    from lottery_readings r join lottery_feeds f on f.id = r.feed_id where r.draw_id = ${drawId}
    order by r.first_at, r.feed_id`.execute(db);
  return rows;
}

/** A result that two feeds may now agree on is looked at once more. */
export async function hurryDraw(db: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update lottery_draws set due_at = ${at}
    where id = ${id} and state in ('sealed', 'held', 'late') and due_at > ${at}`.execute(db);
}
