import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { levelsOf, noAt } from './paths.rules.ts';

export type LinePerson = { id: string; account: string; nickname: string; type: number };

/** Everybody on a path below so many levels, the highest first. */
export async function listLine(
  db: Db,
  { merchantId, path, below }: { merchantId: string; path: string; below: number },
): Promise<LinePerson[]> {
  const nos: number[] = [];
  for (let level = below; level < levelsOf(path); level += 1) nos.push(noAt(path, level));
  if (nos.length === 0) return [];
  const { rows } = await sql<LinePerson>`select m.id, m.account, m.nickname, m.type from agent_nodes n
    join members m on m.merchant_id = ${merchantId} and m.id = n.member_id
    where n.merchant_id = ${merchantId} and n.no = any(${nos}::int[]) order by n.depth`.execute(db);
  return rows;
}
