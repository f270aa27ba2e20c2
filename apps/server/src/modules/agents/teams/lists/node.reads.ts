import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { ClassFigures, Days, TeamFigures } from '../teams.types.ts';
import { figureColumns, playOf, withFigures, type Whose } from './figures.reads.ts';

type OfNode = { merchantId: string; no: number; days: Days };

/** The figures of one node; number 0 is the house with everybody. */
export async function readNode(db: Db, { no, ...of }: OfNode & { whose: Whose }): Promise<TeamFigures> {
  const { rows } = await sql<TeamFigures>`select ${figureColumns()}
    from (select ${no}::int as no) n ${withFigures(of)}`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a sum has one row');
  return figures;
}

/** What a node's team settled by class. */
export async function listClasses(db: Db, { merchantId, no, days }: OfNode): Promise<ClassFigures[]> {
  const { rows } = await sql<ClassFigures>`
    select class, sum(${playOf('team', 'stake')})::int8 as stake, sum(${playOf('team', 'valid_bet')})::int8 as "validBet",
      sum(${playOf('team', 'payout')})::int8 as payout
    from team_days d where merchant_id = ${merchantId} and no = ${no}
      and day between ${days.from}::date and ${days.until}::date
    group by class order by class`.execute(db);
  return rows;
}
