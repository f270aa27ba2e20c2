import type { ReceiptState, WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import type { RuleCheck } from '@croupier/contract/payments/withdrawal-desk.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement } from '../../../../platform/db/list-changes.ts';
import type { WithdrawalKey, WithdrawalRow, WithdrawalStep } from './withdrawals.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, member_id as "memberId", method_id as "methodId",
  beneficiary_id as "beneficiaryId", currency, reference, amount_minor as "amountMinor", fee_minor as "feeMinor",
  state, state_reason as "stateReason", checks, approved_by as "approvedBy", decided_by as "decidedBy", receipt,
  requested_at as "requestedAt", changed_at as "changedAt", promised_at as "promisedAt", paid_at as "paidAt",
  receipt_due_at as "receiptDueAt"`;

export async function findWithdrawal(
  db: Db,
  { merchantId, id }: WithdrawalKey,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select ${COLUMNS} from withdrawals where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

export async function lockWithdrawal(
  tx: Tx,
  { merchantId, id }: WithdrawalKey,
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select ${COLUMNS} from withdrawals where merchant_id = ${merchantId} and id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** False when the member has an open one, or the id or reference is taken. */
export async function insertWithdrawal(
  tx: Tx,
  row: Pick<
    WithdrawalRow,
    | 'merchantId'
    | 'id'
    | 'memberId'
    | 'methodId'
    | 'beneficiaryId'
    | 'currency'
    | 'reference'
    | 'amountMinor'
    | 'feeMinor'
  > & { at: Date },
): Promise<boolean> {
  const { merchantId, id, at } = row;
  const { rows } = await sql`
    insert into withdrawals (merchant_id, id, member_id, method_id, beneficiary_id, currency, reference, amount_minor,
      fee_minor, state, checks, requested_at, changed_at)
    values (${merchantId}, ${id}, ${row.memberId}, ${row.methodId}, ${row.beneficiaryId}, ${row.currency},
      ${row.reference}, ${row.amountMinor}, ${row.feeMinor}, 'requested', '[]', ${at}, ${at})
    on conflict do nothing
    returning ${announcement({ what: 'row', list: 'withdrawals', merchantId, id })}`.execute(tx);
  return rows.length === 1;
}

export async function storeChecks(
  tx: Tx,
  { merchantId, id, checks }: WithdrawalKey & { checks: readonly RuleCheck[] },
): Promise<void> {
  await sql`update withdrawals set checks = ${JSON.stringify(checks)}::jsonb
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

export type Move = {
  to: WithdrawalState;
  at: Date;
  /** Each stays as it is where it is left out. */
  stateReason?: string | null;
  approvedBy?: string | null;
  decidedBy?: string | null;
  promisedAt?: Date;
  paid?: { at: Date; receiptDueAt: Date };
};

/** Changes the state where it is still the row's; undefined when it has changed. */
export async function moveWithdrawal(
  tx: Tx,
  { merchantId, id, ...row }: WithdrawalRow,
  move: Move,
): Promise<WithdrawalRow | undefined> {
  const { to, at, paid } = move;
  const stateReason = move.stateReason === undefined ? row.stateReason : move.stateReason;
  const approvedBy = move.approvedBy === undefined ? row.approvedBy : move.approvedBy;
  const decidedBy = move.decidedBy === undefined ? row.decidedBy : move.decidedBy;
  const { rows } = await sql<WithdrawalRow>`
    update withdrawals set state = ${to}, changed_at = ${at}, state_reason = ${stateReason},
      approved_by = ${approvedBy}, approved_at = case when ${approvedBy}::uuid is null then null
        when approved_by = ${approvedBy} then approved_at else ${at} end,
      decided_by = ${decidedBy}, decided_at = case when ${decidedBy}::uuid is null then null
        when decided_by = ${decidedBy} then decided_at else ${at} end,
      promised_at = ${move.promisedAt ?? row.promisedAt}, paid_at = ${paid?.at ?? row.paidAt},
      receipt = ${paid ? 'awaiting' : row.receipt}, receipt_due_at = ${paid?.receiptDueAt ?? row.receiptDueAt}
    where merchant_id = ${merchantId} and id = ${id} and state = ${row.state}
    returning ${COLUMNS}, ${announcement({ what: 'row', list: 'withdrawals', merchantId, id })} as told`.execute(
    tx,
  );
  return rows[0];
}

/** Changes the receipt where it is still the row's; undefined when it has changed. */
export async function moveReceipt(
  tx: Tx,
  { merchantId, id, receipt }: WithdrawalRow,
  { to, at }: { to: ReceiptState; at: Date },
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    update withdrawals set receipt = ${to}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and receipt = ${receipt}
    returning ${COLUMNS}, ${announcement({ what: 'row', list: 'withdrawals', merchantId, id })} as told`.execute(
    tx,
  );
  return rows[0];
}

/** The withdrawal is locked by the caller, so that numbers have no gaps. */
export async function insertStep(
  tx: Tx,
  { merchantId, id, step, at, actorKind, operatorId, reason }: WithdrawalKey & WithdrawalStep,
): Promise<void> {
  await sql`
    insert into withdrawal_steps (merchant_id, withdrawal_id, number, step, at, actor_kind, operator_id, reason)
    select ${merchantId}, ${id}, coalesce(max(number), 0) + 1, ${step}, ${at}::timestamptz, ${actorKind},
      ${operatorId}::uuid, ${reason}
    from withdrawal_steps where merchant_id = ${merchantId} and withdrawal_id = ${id}`.execute(tx);
}

/** Lets the approvals of one operator in a currency wait for each other, so that their sum is exact. */
export async function lockCeiling(
  tx: Tx,
  { operatorId, currency }: { operatorId: string; currency: string },
): Promise<void> {
  const key = `withdrawals:${currency}:${operatorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * What the operator has approved alone since then: at all merchants with the currency, and for one member. Of one that
 * came back for another decision, what was paid or is under way by the approval counts.
 */
export async function approvedAlone(
  db: Db,
  of: {
    merchantIds: readonly string[];
    merchantId: string;
    memberId: string;
    operatorId: string;
    currency: string;
    since: Date;
  },
): Promise<{ movedMinor: bigint; ofMemberMinor: bigint }> {
  const { merchantIds, merchantId, memberId, operatorId, currency, since } = of;
  const { rows } = await sql<{ movedMinor: bigint; ofMemberMinor: bigint }>`
    with approved as (
      select distinct s.merchant_id, s.withdrawal_id from withdrawal_steps s
      where s.merchant_id = any(${[...merchantIds]}::text[]) and s.operator_id = ${operatorId}
        and s.step = 'approved' and s.at > ${since}
        and not exists (select 1 from withdrawal_steps first
          where first.merchant_id = any(${[...merchantIds]}::text[]) and first.merchant_id = s.merchant_id
          and first.withdrawal_id = s.withdrawal_id and first.number = s.number - 1 and first.step = 'second')
    ), moved as (
      select w.merchant_id, w.member_id,
        case when w.state in ('approved', 'sending', 'paid', 'returned') then w.amount_minor
          else coalesce((select sum(p.amount_minor) from payouts p
            where p.merchant_id = any(${[...merchantIds]}::text[]) and p.merchant_id = w.merchant_id and p.withdrawal_id = w.id and p.state <> 'refused'), 0)
        end as minor
      from approved a
      join withdrawals w on w.merchant_id = a.merchant_id and w.id = a.withdrawal_id
      where w.merchant_id = any(${[...merchantIds]}::text[]) and w.currency = ${currency}
    )
    select coalesce(sum(minor), 0)::int8 as "movedMinor",
      coalesce(sum(minor) filter (where merchant_id = ${merchantId} and member_id = ${memberId}), 0)::int8
        as "ofMemberMinor"
    from moved where merchant_id = any(${[...merchantIds]}::text[])`.execute(db);
  return rows[0] ?? { movedMinor: 0n, ofMemberMinor: 0n };
}

/** Whether another withdrawal of the member has not ended. */
export async function hasOtherOpen(
  tx: Tx,
  { merchantId, memberId, id }: WithdrawalKey & { memberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from withdrawals
    where merchant_id = ${merchantId} and member_id = ${memberId} and id <> ${id}
      and state in ('requested', 'review', 'held', 'second', 'approved', 'sending') limit 1`.execute(tx);
  return rows.length > 0;
}
