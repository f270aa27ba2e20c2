import {
  mayFollow,
  REFUND_STATES,
  REFUND_TRANSITIONS,
  type RefundState,
} from '@croupier/contract/payments/payment-states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement } from '../../../../platform/db/list-changes.ts';
import type { RefundKey, RefundRow } from './refunds.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, deposit_id as "depositId", movement_id as "movementId",
  member_id as "memberId", account_id as "accountId", reference, asset, amount_minor as "amountMinor", state,
  state_reason as "stateReason", is_by_hand as "isByHand", their_id as "theirId", created_at as "createdAt",
  changed_at as "changedAt", submitted_at as "submittedAt", done_at as "doneAt", ask_at as "askAt", asks`;

const told = ({ merchantId, id }: { merchantId: string; id: string }) =>
  announcement({ what: 'row', list: 'refunds', merchantId, id });

async function list(db: Db, merchantId: string, rest: RawBuilder<unknown>): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`select ${COLUMNS} from refunds
    where merchant_id = ${merchantId} and ${rest}`.execute(db);
  return rows;
}
const one = async (db: Db, merchantId: string, rest: RawBuilder<unknown>): Promise<RefundRow | undefined> =>
  (await list(db, merchantId, rest))[0];

export const findRefund = (db: Db, { merchantId, id }: RefundKey): Promise<RefundRow | undefined> =>
  one(db, merchantId, sql`id = ${id}`);

export const lockRefund = (tx: Tx, { merchantId, id }: RefundKey): Promise<RefundRow | undefined> =>
  one(tx, merchantId, sql`id = ${id} for update`);

/** The refund that sends a movement back and has not ended. */
export const findOpenRefundOf = (
  db: Db,
  { merchantId, movementId }: { merchantId: string; movementId: string },
): Promise<RefundRow | undefined> =>
  one(db, merchantId, sql`movement_id = ${movementId} and state not in ('done', 'failed')`);

export const listRefundsOf = (
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<RefundRow[]> => list(db, merchantId, sql`deposit_id = ${depositId} order by created_at`);

export const findRefundByTheirs = (
  tx: Tx,
  {
    merchantId,
    accountId,
    theirId,
    references,
  }: {
    merchantId: string;
    accountId: string;
    theirId: string;
    references: readonly string[];
  },
): Promise<RefundRow | undefined> =>
  one(
    tx,
    merchantId,
    sql`account_id = ${accountId} and (their_id = ${theirId} or reference = any(${[...references]}::text[])) limit 1`,
  );

export const listRefundsDue = (
  db: Db,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<RefundRow[]> => list(db, merchantId, sql`ask_at <= ${now} order by ask_at limit 20`);

export async function insertRefund(
  tx: Tx,
  refund: Omit<RefundRow, 'stateReason' | 'theirId' | 'submittedAt' | 'doneAt' | 'asks' | 'changedAt'>,
): Promise<void> {
  const { merchantId, id, depositId, movementId, memberId, accountId, reference, asset, amountMinor } =
    refund;
  await sql`
    insert into refunds (merchant_id, id, deposit_id, movement_id, member_id, account_id, reference, asset,
      amount_minor, state, is_by_hand, created_at, changed_at, ask_at)
    values (${merchantId}, ${id}, ${depositId}, ${movementId}, ${memberId}, ${accountId}, ${reference}, ${asset},
      ${amountMinor}, ${refund.state}, ${refund.isByHand}, ${refund.createdAt}, ${refund.createdAt},
      ${refund.askAt})
    returning ${told(refund)}`.execute(tx);
}

export type RefundChange = {
  to: RefundState;
  from?: readonly RefundState[];
  at: Date;
  reason?: string | null;
  theirId?: string;
  askAt?: Date | null;
};

/** The one statement that changes a refund's state; undefined if it may not change so. */
export async function moveRefund(
  tx: Tx,
  { merchantId, id }: RefundKey,
  { to, at, reason = null, theirId, askAt = null, ...change }: RefundChange,
): Promise<RefundRow | undefined> {
  const from = REFUND_STATES.filter((state) => mayFollow(REFUND_TRANSITIONS, state, to)).filter(
    (state) => change.from?.includes(state) ?? true,
  );
  const sets = [
    sql`state = ${to}, changed_at = ${at}, state_reason = ${reason}, ask_at = ${askAt}, asks = 0`,
    ...(to === 'done' ? [sql`done_at = ${at}`] : []),
    ...(to === 'submitting' ? [sql`submitted_at = ${at}`] : []),
    ...(theirId === undefined ? [] : [sql`their_id = ${theirId}`]),
  ];
  const { rows } = await sql<RefundRow>`update refunds set ${sql.join(sets)}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${from}::text[])
    returning ${COLUMNS}, ${told({ merchantId, id })} as told`.execute(tx);
  return rows[0];
}

export async function setTheirId(
  db: Db,
  { merchantId, id, theirId, askAt }: RefundKey & { theirId: string; askAt: Date },
): Promise<void> {
  await sql`update refunds set their_id = ${theirId}, ask_at = ${askAt}
    where merchant_id = ${merchantId} and id = ${id} and state = 'submitting'`.execute(db);
}

/** Takes the next question about a refund: of several workers, one gets it. */
export async function claimRefundAsk(
  db: Db,
  { merchantId, id, askAt, next }: RefundKey & { askAt: Date; next: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update refunds set ask_at = ${next}, asks = asks + 1
    where merchant_id = ${merchantId} and id = ${id} and ask_at = ${askAt}`.execute(db);
  return numAffectedRows === 1n;
}

export async function askRefundNow(
  db: Db,
  { merchantId, id, at }: RefundKey & { at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update refunds set ask_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state in ('submitting', 'unknown')`.execute(db);
  return numAffectedRows === 1n;
}

/** Marks an outgoing movement as this refund, and takes what was sent back out of the movement it came from. */
export async function linkOutgoing(
  tx: Tx,
  { merchantId, movementId, refundId }: { merchantId: string; movementId: string; refundId: string },
): Promise<void> {
  await sql`update movements set state = 'matched', refund_id = ${refundId}
    where merchant_id = ${merchantId} and id = ${movementId} and state = 'pending'`.execute(tx);
}

export async function takeFromSuspense(
  tx: Tx,
  { merchantId, movementId, amountMinor }: { merchantId: string; movementId: string; amountMinor: bigint },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update movements set suspense_minor = suspense_minor - ${amountMinor},
      state = case when state = 'suspense' then 'returned' else state end
    where merchant_id = ${merchantId} and id = ${movementId} and suspense_minor = ${amountMinor}
    returning ${announcement({ what: 'row', list: 'movements', merchantId, id: movementId })}`.execute(tx);
  return numAffectedRows === 1n;
}
