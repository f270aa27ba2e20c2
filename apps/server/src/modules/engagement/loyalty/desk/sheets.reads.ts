import { levelExchange, type LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../platform/db/database.ts';
import type { Rate } from '../points/rates.queries.ts';

const SHOWN_SHEETS = 12;
type Made = { createdByName: string | null; createdAt: Date };
const exchangeLevels = z.array(levelExchange);

/** The newest sheets of rates, those to come included. */
export async function listSheets(
  db: Db,
  merchantId: string,
): Promise<
  Array<
    Made & {
      fromPeriod: number;
      rates: Array<Omit<Rate, 'pointsPpm' | 'xpPpm'> & { pointsPpm: number; xpPpm: number }>;
    }
  >
> {
  const { rows } = await sql<Awaited<ReturnType<typeof listSheets>>[number]>`
    select s.from_period as "fromPeriod", o.name as "createdByName", s.created_at as "createdAt", (
      select coalesce(json_agg(json_build_object('class', r.class, 'level', r.level, 'pointsPpm', r.points_ppm,
        'xpPpm', r.xp_ppm) order by r.class, r.level), '[]')
      from point_rates r where r.merchant_id = ${merchantId} and r.from_period = s.from_period
    ) as rates
    from point_sheets s left join operators o on o.id = s.created_by
    where s.merchant_id = ${merchantId} order by s.from_period desc limit ${SHOWN_SHEETS}`.execute(db);
  return rows;
}

/** The newest exchange tables, those to come included. */
export async function listExchanges(
  db: Db,
  merchantId: string,
): Promise<Array<Made & { fromAt: Date; levels: LevelExchange[] }>> {
  const { rows } = await sql<Made & { fromAt: Date; levels: z.input<typeof exchangeLevels> }>`
    select e.from_at as "fromAt", e.levels, o.name as "createdByName", e.created_at as "createdAt"
    from exchange_rates e left join operators o on o.id = e.created_by
    where e.merchant_id = ${merchantId} order by e.from_at desc limit ${SHOWN_SHEETS}`.execute(db);
  return rows.map((row) => ({ ...row, levels: z.decode(exchangeLevels, row.levels) }));
}

/** How many members stand on each level. */
export async function countByLevel(db: Db, merchantId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; members: number }>`
    select level, count(*)::int as members from loyalty_members
    where merchant_id = ${merchantId} group by level`.execute(db);
  return new Map(rows.map(({ level, members }) => [level, members]));
}
