import type { Db } from '../../../../../platform/db/database.ts';
import { arrayOf, runStatement } from '../../../../../platform/db/statement.ts';
import { CRASH_CHANNEL } from './relay.events.ts';

/** In a statement of its own, so that no transaction waits for it. */
export async function notifyRooms(db: Db, texts: readonly string[]): Promise<void> {
  await runStatement(db, {
    name: 'notify_crash_rooms',
    text: 'select pg_notify($1, notice.text) from unnest($2::text[]) as notice (text)',
    values: [CRASH_CHANNEL, arrayOf(texts, (text) => text)],
  });
}
