import type { ApplicationState } from '@croupier/contract/promotions/words.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MemberKey, PromotionKey } from '../promotions.types.ts';

export type Application = {
  id: string;
  merchantId: string;
  promotionId: string;
  version: number;
  memberId: string;
  comment: string;
  images: string[];
  state: ApplicationState;
  remark: string | null;
  amountMinor: bigint | null;
  grantId: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** Since when its pictures are gone. */
  picturesErasedAt: Date | null;
};

const COLUMNS = sql`id, merchant_id as "merchantId", promotion_id as "promotionId", version, member_id as "memberId",
  comment, images, state, remark, amount_minor as "amountMinor", grant_id as "grantId", asked_at as "askedAt",
  decided_at as "decidedAt", decided_by as "decidedBy", pictures_erased_at as "picturesErasedAt"`;

/** False while an earlier one of the member waits. */
export async function insertApplication(
  tx: Tx,
  row: PromotionKey &
    MemberKey & { id: string; version: number; comment: string; images: readonly string[]; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into applications (merchant_id, id, promotion_id, version, member_id, comment, images, state, asked_at)
    values (${row.merchantId}, ${row.id}, ${row.promotionId}, ${row.version}, ${row.memberId}, ${row.comment},
      ${[...row.images]}::uuid[], 'waiting', ${row.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function lockApplication(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from applications
    where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findApplication(
  db: Db,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from applications
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function moveApplication(
  tx: Tx,
  move: {
    merchantId: string;
    id: string;
    state: ApplicationState;
    remark?: string | null;
    amountMinor?: bigint | null;
    grantId?: string | null;
    by: string | null;
    at: Date;
  },
): Promise<void> {
  const { merchantId, id, state, remark = null, amountMinor = null, grantId = null, by, at } = move;
  await sql`update applications set state = ${state}, remark = ${remark}, amount_minor = ${amountMinor},
      grant_id = ${grantId}, decided_by = ${by}, decided_at = ${at}
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** A member's applications, the newest first. */
export async function listOfMember(
  db: Db,
  { merchantId, memberId, promotionId }: MemberKey & { promotionId?: string },
): Promise<Application[]> {
  const { rows } = await sql<Application>`select ${COLUMNS} from applications
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and (${promotionId ?? null}::uuid is null or promotion_id = ${promotionId ?? null}::uuid)
    order by asked_at desc, id desc limit 50`.execute(db);
  return rows;
}

/** Takes applications whose pictures are no longer needed, and notes that these are gone. */
export async function takePictured(
  tx: Tx,
  { merchantId, before, at, limit }: { merchantId: string; before: Date; at: Date; limit: number },
): Promise<Array<{ id: string; memberId: string; count: number }>> {
  const { rows } = await sql<{ id: string; memberId: string; count: number }>`
    with due as (
      select id from applications
      where merchant_id = ${merchantId} and decided_at <= ${before} and pictures_erased_at is null and images <> '{}'
        and state in ('granted', 'rejected')
      order by decided_at limit ${limit} for update skip locked
    )
    update applications a set pictures_erased_at = ${at} from due
    where a.merchant_id = ${merchantId} and a.id = due.id
    returning a.id, a.member_id as "memberId", cardinality(a.images) as count`.execute(tx);
  return rows;
}
