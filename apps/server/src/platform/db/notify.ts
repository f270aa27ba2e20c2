import type { Db } from './database.ts';
import { arrayOf, runStatement } from './statement.ts';

/** Tells whoever listens on a channel, in order; in a statement of its own, so that no transaction waits for it. */
export async function notifyAll(
  db: Db,
  { name, channel, texts }: { name: string; channel: string; texts: readonly string[] },
): Promise<void> {
  await runStatement(db, {
    name,
    text: 'select pg_notify($1, notice.text) from unnest($2::text[]) as notice (text)',
    values: [channel, arrayOf(texts, (text) => text)],
  });
}
