import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { sql } from 'kysely';

/** The straightforward implementation: every word occurs in a name, no typos allowed, most popular first. */
export const searchBySql =
  (db: Db, merchantId: string) =>
  async (text: string): Promise<unknown> => {
    const patterns = text.split(' ').map((word) => `%${word}%`);
    const { rows } = await sql`
      select g.id, g.names, g.category, v.code, v.state, count(*) over () as total
      from games g
        join vendors v on v.id = g.vendor_id
        join merchant_vendors m on m.merchant_id = ${merchantId} and m.vendor_id = v.id and m.shown
      where g.withdrawn_at is null
        and concat_ws(' ', g.names ->> 'EN', g.names ->> 'TY', v.name) ilike all (${patterns}::text[])
      order by g.popularity desc, g.id limit 24`.execute(db);
    return rows;
  };
