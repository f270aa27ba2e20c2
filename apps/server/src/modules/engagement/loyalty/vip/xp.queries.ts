import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import type { MemberKey } from '../loyalty.types.ts';
import type { Rising } from '../points/accrual.queries.ts';

/** Notes experience that is given. False if it was given before. */
export async function insertXpGift(
  tx: Tx,
  gift: MemberKey & { id: string; xpMinor: bigint; reference: string; at: Date },
): Promise<boolean> {
  const { merchantId, memberId, id, xpMinor, reference, at } = gift;
  const { numAffectedRows } = await sql`
    insert into xp_gifts (merchant_id, id, member_id, xp_minor, reference, at)
    values (${merchantId}, ${id}, ${memberId}, ${xpMinor}, ${reference}, ${at}) on conflict do nothing`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** Adds experience; answers the member as one who can rise. */
export async function addXpTo(
  tx: Tx,
  { merchantId, memberId, xpMinor }: MemberKey & { xpMinor: bigint },
): Promise<Rising[]> {
  const { rows } = await sql<Rising>`
    insert into loyalty_members as m (merchant_id, member_id, xp_ppm)
    values (${merchantId}, ${memberId}, ${xpMinor}::numeric * 1000000)
    on conflict (merchant_id, member_id) do update set xp_ppm = m.xp_ppm + excluded.xp_ppm
    returning member_id as "memberId", level, (xp_ppm - ladder_from_ppm)::text as "ladderPpm"`.execute(tx);
  return rows;
}
