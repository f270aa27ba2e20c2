import type { PayoutState } from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement } from '../../../../platform/db/list-changes.ts';
import type { AssetAmount } from '../providers/provider.types.ts';
import type { PayoutKey, PayoutRow } from './payouts.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, withdrawal_id as "withdrawalId", member_id as "memberId",
  account_id as "accountId", reference, amount_minor as "amountMinor", fee_cost_minor as "feeCostMinor", asset,
  asset_minor as "assetMinor", state,
  state_reason as "stateReason", their_id as "theirId", is_by_hand as "isByHand", taken_by as "takenBy", proofs,
  created_at as "createdAt", changed_at as "changedAt", submitted_at as "submittedAt", paid_at as "paidAt",
  ask_at as "askAt", asks`;

const told = ({ merchantId, id }: PayoutKey) =>
  announcement({ what: 'row', list: 'payouts', merchantId, id });

/** Providers may report anything. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function findPayout(db: Db, { merchantId, id }: PayoutKey): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** Oldest first. */
export async function listPayouts(
  db: Db,
  { merchantId, withdrawalId }: { merchantId: string; withdrawalId: string },
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts
    where merchant_id = ${merchantId} and withdrawal_id = ${withdrawalId} order by created_at, id`.execute(
    db,
  );
  return rows;
}

export async function insertPayout(
  tx: Tx,
  row: Pick<
    PayoutRow,
    'merchantId' | 'id' | 'withdrawalId' | 'memberId' | 'accountId' | 'reference' | 'amountMinor' | 'isByHand'
  > & { at: Date },
): Promise<void> {
  const { merchantId, id, at } = row;
  await sql`
    insert into payouts (merchant_id, id, withdrawal_id, member_id, account_id, reference, amount_minor, state,
      is_by_hand, created_at, changed_at)
    values (${merchantId}, ${id}, ${row.withdrawalId}, ${row.memberId}, ${row.accountId}, ${row.reference},
      ${row.amountMinor}, 'queued', ${row.isByHand}, ${at}, ${at})
    returning ${told(row)}`.execute(tx);
}

export type PayoutMove = {
  to: PayoutState;
  at: Date;
  reason?: string | null;
  theirId?: string;
  feeCostMinor?: bigint;
  left?: AssetAmount;
  takenBy?: string | null;
  submittedAt?: Date;
  paidAt?: Date;
  /** When to ask the provider next; null for never. */
  askAt: Date | null;
};

/** Changes the state where it is still the row's; undefined when it has changed. */
export async function movePayout(
  tx: Tx,
  { merchantId, id, ...row }: PayoutRow,
  move: PayoutMove,
): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    update payouts set state = ${move.to}, changed_at = ${move.at},
      state_reason = ${move.reason === undefined ? row.stateReason : move.reason},
      their_id = ${move.theirId ?? row.theirId}, fee_cost_minor = ${move.feeCostMinor ?? row.feeCostMinor},
      asset = ${move.left?.asset ?? row.asset}, asset_minor = ${move.left?.amountMinor ?? row.assetMinor},
      taken_by = ${move.takenBy === undefined ? row.takenBy : move.takenBy},
      submitted_at = ${move.submittedAt ?? row.submittedAt}, paid_at = ${move.paidAt ?? row.paidAt},
      ask_at = ${move.askAt}
    where merchant_id = ${merchantId} and id = ${id} and state = ${row.state}
    returning ${COLUMNS}, ${told({ merchantId, id })} as told`.execute(tx);
  return rows[0];
}

/** Without a change of state: counts a question, or moves the next one. */
export async function planAsk(
  db: Db,
  { merchantId, id, state }: PayoutRow,
  { askAt, asked }: { askAt: Date | null; asked: number },
): Promise<void> {
  await sql`update payouts set ask_at = ${askAt}, asks = asks + ${asked}
    where merchant_id = ${merchantId} and id = ${id} and state = ${state}`.execute(db);
}

/** False when another operator has it. */
export async function setTaker(
  tx: Tx,
  { merchantId, id }: PayoutKey,
  { from, to, at }: { from: string | null; to: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payouts set taken_by = ${to}, changed_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and taken_by is not distinct from ${from}::uuid
    returning ${told({ merchantId, id })}`.execute(tx);
  return rows.length === 1;
}

export async function storeProofs(
  tx: Tx,
  { merchantId, id, proofs }: PayoutKey & { proofs: readonly string[] },
): Promise<void> {
  await sql`update payouts set proofs = ${[...proofs]}::uuid[]
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** The oldest queued payouts that a provider sends. */
export async function listQueued(
  db: Db,
  { merchantId, limit }: { merchantId: string; limit: number },
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts
    where merchant_id = ${merchantId} and state = 'queued' and not is_by_hand
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
}

export async function listToAsk(
  db: Db,
  { merchantId, at, limit }: { merchantId: string; at: Date; limit: number },
): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts
    where merchant_id = ${merchantId} and ask_at <= ${at} order by ask_at limit ${limit}`.execute(db);
  return rows;
}

/** The payout that an outgoing line is about: by our id, theirs, or a reference in its text. */
export async function findOutgoing(
  db: Db,
  of: {
    merchantId: string;
    accountId: string;
    ourId: string | null;
    theirId: string;
    references: readonly string[];
  },
): Promise<PayoutRow | undefined> {
  const { merchantId, accountId, ourId, theirId, references } = of;
  const id = ourId !== null && UUID.test(ourId) ? ourId : null;
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts
    where merchant_id = ${merchantId} and account_id = ${accountId}
      and (id = ${id}::uuid or their_id = ${theirId} or reference = any(${[...references]}::text[]))
    order by id = ${id}::uuid desc nulls last, their_id = ${theirId} desc nulls last limit 1`.execute(db);
  return rows[0];
}

/** A payout by hand that an incoming line says the bank has sent back. */
export async function findSentBack(
  db: Db,
  of: { merchantId: string; accountId: string; references: readonly string[]; amountMinor: bigint },
): Promise<PayoutRow | undefined> {
  const { merchantId, accountId, references, amountMinor } = of;
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from payouts
    where merchant_id = ${merchantId} and account_id = ${accountId} and is_by_hand and state = 'paid'
      and reference = any(${[...references]}::text[]) and amount_minor = ${amountMinor} limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Whether an outgoing line of the bank was matched with the payout already. */
export async function hasMovement(tx: Tx, { merchantId, id }: PayoutKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from movements where merchant_id = ${merchantId} and payout_id = ${id} and state = 'matched' and direction = 'out'
    limit 1`.execute(tx);
  return rows.length > 0;
}
