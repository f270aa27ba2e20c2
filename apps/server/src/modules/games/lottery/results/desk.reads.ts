import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { drawColumns } from '../draws/draws.queries.ts';
import type { Draw, DrawState } from '../draws/draws.types.ts';

const PAGE_DRAWS = 50;

type Filter = {
  states: readonly DrawState[];
  lotteryId: string | null;
  source: Draw['source'] | null;
  before: Date | null;
  /** Brands that the operator may see; null for all. */
  brands: readonly string[] | null;
  isComing: boolean;
};

/** The states stand in the statement as in the indexes. Newest first; coming draws the next one first. */
export async function listDeskDraws(db: Db, filter: Filter): Promise<Draw[]> {
  const { states, lotteryId, source, before, brands, isComing } = filter;
  const { rows } = await sql<Draw>`
    select ${drawColumns} from lottery_draws d join lotteries l on l.id = d.lottery_id
    where d.state in (${sql.join(states.map((state) => sql.lit(state)))}) and (${lotteryId}::text is null or d.lottery_id = ${lotteryId})
      and (${source}::text is null or l.source = ${source})
      and (${before}::timestamptz is null or d.draws_at < ${before})
      and (${brands}::text[] is null or l.brand_of is null or l.brand_of = any(${brands}::text[]))
    order by ${isComing ? sql`d.draws_at, d.id` : sql`d.draws_at desc, d.id desc`} limit ${PAGE_DRAWS}`.execute(
    db,
  );
  return rows;
}
