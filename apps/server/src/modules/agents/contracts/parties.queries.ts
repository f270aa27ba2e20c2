import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { MemberKey } from './contracts.types.ts';

/** A member's place in the tree with what decides about contracts. */
export type PartyNode = {
  no: number;
  memberId: string;
  uplineNo: number;
  path: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
};

const PARTY = sql`n.no, n.member_id as "memberId", n.upline_no as "uplineNo", n.path, m.type, m.status`;
const parties = (merchantId: string) =>
  sql`agent_nodes n join members m on m.merchant_id = ${merchantId} and m.id = n.member_id`;

export async function findParty(db: Db, { merchantId, memberId }: MemberKey): Promise<PartyNode | undefined> {
  const { rows } = await sql<PartyNode>`select ${PARTY} from ${parties(merchantId)}
    where n.merchant_id = ${merchantId} and n.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/**
 * Locks both parties of a contract, in order of their numbers: all changes of contracts between neighbours wait for each
 * other. The house needs no lock.
 */
export async function lockParties(
  tx: Tx,
  { merchantId, nos }: { merchantId: string; nos: readonly number[] },
): Promise<Map<number, PartyNode>> {
  const { rows } = await sql<PartyNode>`select ${PARTY} from ${parties(merchantId)}
    where n.merchant_id = ${merchantId} and n.no = any(${[...nos]}::int[]) order by n.no
    for no key update of n`.execute(tx);
  return new Map(rows.map((row) => [row.no, row]));
}
