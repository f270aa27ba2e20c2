import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { WithdrawalKey, WithdrawalStep } from './withdrawals.types.ts';

export type NamedStep = WithdrawalStep & { operatorName: string | null };

/** Oldest first. */
export async function listSteps(db: Db, { merchantId, id }: WithdrawalKey): Promise<NamedStep[]> {
  const { rows } = await sql<NamedStep>`
    select s.step, s.at, s.actor_kind as "actorKind", s.operator_id as "operatorId", s.reason,
      o.name as "operatorName"
    from withdrawal_steps s left join operators o on o.id = s.operator_id
    where s.merchant_id = ${merchantId} and s.withdrawal_id = ${id} order by s.number`.execute(db);
  return rows;
}

/** The withdrawal that must end before the member can request another one. */
export async function findOpenWithdrawal(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from withdrawals
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state in ('requested', 'review', 'held', 'second', 'approved', 'sending')`.execute(db);
  return rows[0]?.id ?? null;
}
