import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey, Node } from '../network.types.ts';

const COLUMNS = sql`no, member_id as "memberId", upline_no as "uplineNo", depth, path`;

export async function findNode(db: Db, { merchantId, memberId }: MemberKey): Promise<Node | undefined> {
  const { rows } = await sql<Node>`select ${COLUMNS} from agent_nodes
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Undefined for the house. */
export async function findNodeByNo(
  db: Db,
  { merchantId, no }: { merchantId: string; no: number },
): Promise<Node | undefined> {
  const { rows } = await sql<Node>`select ${COLUMNS} from agent_nodes
    where merchant_id = ${merchantId} and no = ${no}`.execute(db);
  return rows[0];
}

/** Locks the node: changes of one node's rates wait for each other. */
export async function lockNode(tx: Tx, { merchantId, memberId }: MemberKey): Promise<Node | undefined> {
  const { rows } = await sql<Node>`select ${COLUMNS} from agent_nodes
    where merchant_id = ${merchantId} and member_id = ${memberId} for no key update`.execute(tx);
  return rows[0];
}

/** The tree of the merchant and its rates change in one transaction at a time from here on. */
export async function lockTree(tx: Tx, merchantId: string): Promise<void> {
  await sql`select 1 from tree_counters where merchant_id = ${merchantId} for update`.execute(tx);
}

/** The next number; the tree of the merchant changes in one transaction at a time from here on. */
export async function takeNo(tx: Tx, merchantId: string): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    insert into tree_counters (merchant_id, next_no, version) values (${merchantId}, 2, 1)
    on conflict (merchant_id) do update set next_no = tree_counters.next_no + 1
    returning next_no - 1 as no`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the counter gave no number');
  return row.no;
}

export async function insertNode(
  tx: Tx,
  { merchantId, at, linkKey, ...node }: Node & { merchantId: string; at: Date; linkKey?: string | undefined },
): Promise<void> {
  await sql`insert into agent_nodes (merchant_id, no, member_id, upline_no, depth, path, opened_at, link_key)
    values (${merchantId}, ${node.no}, ${node.memberId}, ${node.uplineNo}, ${node.depth}, ${node.path}, ${at},
      ${linkKey ?? null})`.execute(tx);
}
