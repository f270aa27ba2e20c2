import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { RingMember, RingState } from './rings.types.ts';

type Found = { id: string; members: RingMember[]; reasons: string[] };

/** Members of dismissed rings: who joins one makes it open again. */
export async function listDismissed(tx: Tx, merchantId: string): Promise<Map<string, Set<number>>> {
  const { rows } = await sql<{ id: string; nos: number[] }>`
    select r.id, array_agg(m.no) as nos from rings r
    join ring_members m on m.merchant_id = ${merchantId} and m.ring_id = r.id
    where r.merchant_id = ${merchantId} and r.state = 'dismissed' group by r.id`.execute(tx);
  return new Map(rows.map(({ id, nos }) => [id, new Set(nos)]));
}

/** Replaces the rings of a merchant by those that were found; decisions stay, except about rings that have grown. */
export async function storeRings(
  tx: Tx,
  {
    merchantId,
    found,
    grown,
    at,
  }: { merchantId: string; found: readonly Found[]; grown: ReadonlySet<string>; at: Date },
): Promise<void> {
  await sql`delete from ring_members where merchant_id = ${merchantId}`.execute(tx);
  await sql`delete from rings where merchant_id = ${merchantId}
    and not id = any(${found.map(({ id }) => id)}::uuid[])`.execute(tx);
  for (const { id, members, reasons } of found) {
    await sql`insert into rings as r (merchant_id, id, state, reasons, size, found_at)
      values (${merchantId}, ${id}, 'open', ${reasons}::text[], ${members.length}, ${at})
      on conflict (merchant_id, id) do update set reasons = excluded.reasons, size = excluded.size`.execute(
      tx,
    );
    await sql`insert into ring_members (merchant_id, member_id, ring_id, no, reasons)
      select ${merchantId}, member_id, ${id}, no, string_to_array(reasons, ',')
      from unnest(${members.map(({ memberId }) => memberId)}::uuid[], ${members.map(({ no }) => no)}::int[],
        ${members.map((member) => member.reasons.join(','))}::text[]) as m (member_id, no, reasons)`.execute(
      tx,
    );
  }
  await sql`update rings set state = 'open', decided_at = null, decided_by = null, decision = null, found_at = ${at}
    where merchant_id = ${merchantId} and id = any(${[...grown]}::uuid[])`.execute(tx);
}

/** The members of nodes. */
export async function membersOfNodes(
  tx: Tx,
  { merchantId, nos }: { merchantId: string; nos: readonly number[] },
): Promise<Map<number, string>> {
  const { rows } = await sql<{
    no: number;
    memberId: string;
  }>`select no, member_id as "memberId" from agent_nodes
    where merchant_id = ${merchantId} and no = any(${[...nos]}::int[])`.execute(tx);
  return new Map(rows.map(({ no, memberId }) => [no, memberId]));
}

export async function decideRing(
  tx: Tx,
  {
    merchantId,
    id,
    ...decision
  }: {
    merchantId: string;
    id: string;
    state: Exclude<RingState, 'open'>;
    by: string;
    reason: string;
    at: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update rings set state = ${decision.state}, decided_at = ${decision.at},
      decided_by = ${decision.by}, decision = ${decision.reason}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
