import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey } from '../contracts.types.ts';

export const CONTRACTS_CHANNEL = 'contracts';

/** Members whose contracts or bills have changed. */
export type Changed = { merchantId: string; memberIds: ReadonlySet<string> };

export function readChanged(notice: string): Changed {
  const { merchantId, memberIds } = JSON.parse(notice) as { merchantId: string; memberIds: string[] };
  return { merchantId, memberIds: new Set(memberIds) };
}

/** Ids in one notice, which holds at most 8,000 bytes. */
const MAX_TOLD = 150;

/** Numbers a change for each member and tells their open pages at the commit. */
export async function numberChanges(
  tx: Tx,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<void> {
  const members = [...new Set(memberIds)].toSorted();
  for (let from = 0; from < members.length; from += MAX_TOLD) {
    const told = members.slice(from, from + MAX_TOLD);
    await sql`
      with numbered as (
        insert into contract_changes (merchant_id, member_id, sequence)
        select ${merchantId}, member_id, 1 from unnest(${told}::uuid[]) as changed (member_id) order by member_id
        on conflict (merchant_id, member_id) do update set sequence = contract_changes.sequence + 1
      )
      select pg_notify(${CONTRACTS_CHANNEL}, ${JSON.stringify({ merchantId, memberIds: told })})`.execute(tx);
  }
}

export async function newestChange(db: Db, { merchantId, memberId }: MemberKey): Promise<bigint> {
  const { rows } = await sql<{ sequence: bigint }>`select sequence from contract_changes
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return rows[0]?.sequence ?? 0n;
}

export const SETTLED_CHANNEL = 'contracts_settled';

/** Everything before a period is settled. */
export type Settled = { merchantId: string; until: number };

/** Tells every process how far a merchant's settlements are. */
export async function tellSettled(db: Db, settled: Settled): Promise<void> {
  await sql`select pg_notify(${SETTLED_CHANNEL}, ${JSON.stringify(settled)})`.execute(db);
}
