import type { BadgeName } from '@croupier/contract/loyalty/vip.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey } from '../loyalty.types.ts';

/** Gives a badge. False if the member has it. */
export async function insertBadge(
  tx: Tx,
  {
    merchantId,
    memberId,
    badge,
    reference,
    at,
  }: MemberKey & { badge: BadgeName; reference: string | null; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member_badges (merchant_id, member_id, badge, at, reference)
    values (${merchantId}, ${memberId}, ${badge}, ${at}, ${reference}) on conflict do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Badges of levels, to everybody who has reached them. */
export async function insertBadges(
  tx: Tx,
  {
    merchantId,
    badges,
    at,
  }: { merchantId: string; badges: ReadonlyArray<{ memberId: string; badge: string }>; at: Date },
): Promise<void> {
  if (badges.length === 0) return;
  await sql`
    insert into member_badges (merchant_id, member_id, badge, at)
    select ${merchantId}, * , ${at} from unnest(${badges.map(({ memberId }) => memberId)}::uuid[],
      ${badges.map(({ badge }) => badge)}::text[])
    order by 2, 3 on conflict do nothing`.execute(tx);
}

export async function listBadges(db: Db, { merchantId, memberId }: MemberKey): Promise<Map<string, Date>> {
  const { rows } = await sql<{ badge: string; at: Date }>`
    select badge, at from member_badges where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(
    db,
  );
  return new Map(rows.map(({ badge, at }) => [badge, at]));
}
