import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { Node } from '../network.types.ts';
import { endOfTeam } from '../tree/paths.rules.ts';

export type Move = {
  id: string;
  no: number;
  fromNo: number;
  toNo: number;
  reason: string;
  decidedAt: Date;
  duePeriod: number;
};

/** False if the node is about to move already. */
export async function insertMove(
  tx: Tx,
  { merchantId, ...move }: Move & { merchantId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into node_moves (merchant_id, id, no, from_no, to_no, reason, decided_at, due_period)
    values (${merchantId}, ${move.id}, ${move.no}, ${move.fromNo}, ${move.toNo}, ${move.reason}, ${move.decidedAt},
      ${move.duePeriod})
    on conflict (merchant_id, no) where moved_at is null and failed is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function isPending(
  db: Db,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from node_moves
    where merchant_id = ${merchantId} and no = ${no} and moved_at is null and failed is null`.execute(db);
  return rows.length > 0;
}

/**
 * The next move that is due, locked: every reader of figures has had all periods before, so that what was earned in the
 * old line stays there.
 */
export async function lockDueMove(tx: Tx, merchantId: string): Promise<Move | undefined> {
  const { rows } = await sql<Move>`
    select id, no, from_no as "fromNo", to_no as "toNo", reason, decided_at as "decidedAt", due_period as "duePeriod"
    from node_moves where merchant_id = ${merchantId} and moved_at is null and failed is null
      and due_period <= (select coalesce(min(until_period), 0) from figure_marks
        where merchant_id = ${merchantId} and name like 'reader:%')
    order by decided_at, id limit 1 for update`.execute(tx);
  return rows[0];
}

/** The depth of the deepest node of a team. */
export async function deepestOf(
  db: Db,
  { merchantId, path }: { merchantId: string; path: string },
): Promise<number> {
  const { rows } = await sql<{ depth: number }>`select max(depth)::int as depth from agent_nodes
    where merchant_id = ${merchantId} and path >= ${path} and path < ${endOfTeam(path)}`.execute(db);
  return rows[0]?.depth ?? 0;
}

/** Gives a node with everybody below another upline. */
export async function moveTeam(
  tx: Tx,
  { merchantId, node, to, path }: { merchantId: string; node: Node; to: Node | undefined; path: string },
): Promise<void> {
  const depthChange = (to?.depth ?? 0) + 1 - node.depth;
  await sql`update agent_nodes set path = ${path}::text || substr(path, ${node.path.length + 1}),
      depth = depth + ${depthChange}, upline_no = case when no = ${node.no} then ${to?.no ?? 0} else upline_no end
    where merchant_id = ${merchantId} and path >= ${node.path} and path < ${endOfTeam(node.path)}`.execute(
    tx,
  );
  await sql`update members set upline_id = ${to?.memberId ?? null}
    where merchant_id = ${merchantId} and id = ${node.memberId}`.execute(tx);
  await sql`update tree_counters set version = version + 1 where merchant_id = ${merchantId}`.execute(tx);
}

export async function endMove(
  tx: Tx,
  {
    merchantId,
    id,
    ...end
  }: { merchantId: string; id: string } & ({ day: string; at: Date } | { failed: string }),
): Promise<void> {
  const set =
    'failed' in end ? sql`failed = ${end.failed}` : sql`moved_on = ${end.day}::date, moved_at = ${end.at}`;
  await sql`update node_moves set ${set} where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** A move that was done, with the paths that its node and its former upline have now. */
export type DoneMove = { no: number; path: string; fromPath: string };

/** Moves that were done since an instant, the last one first. */
export async function listMovesSince(
  db: Db,
  { merchantId, since }: { merchantId: string; since: Date },
): Promise<DoneMove[]> {
  const { rows } = await sql<DoneMove>`
    select m.no, n.path, coalesce(u.path, '') as "fromPath" from node_moves m
    join agent_nodes n on n.merchant_id = ${merchantId} and n.no = m.no
    left join agent_nodes u on u.merchant_id = ${merchantId} and u.no = m.from_no
    where m.merchant_id = ${merchantId} and m.moved_at > ${since} order by m.moved_at desc, m.decided_at desc, m.id desc`.execute(
    db,
  );
  return rows;
}
