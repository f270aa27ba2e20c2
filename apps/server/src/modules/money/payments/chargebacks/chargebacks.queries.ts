import {
  CHARGEBACK_STATES,
  CHARGEBACK_TRANSITIONS,
  mayFollow,
  type ChargebackState,
} from '@croupier/contract/payments/payment-states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement } from '../../../../platform/db/list-changes.ts';

export type ChargebackRow = {
  merchantId: string;
  accountId: string;
  theirId: string;
  id: string;
  depositId: string;
  memberId: string;
  currency: string;
  amountMinor: bigint;
  heldMinor: bigint;
  state: ChargebackState;
  openedAt: Date;
};

const COLUMNS = sql`merchant_id as "merchantId", account_id as "accountId", their_id as "theirId", id,
  deposit_id as "depositId", member_id as "memberId", currency, amount_minor as "amountMinor",
  held_minor as "heldMinor", state, opened_at as "openedAt"`;

const told = ({ merchantId, id }: { merchantId: string; id: string }) =>
  announcement({ what: 'row', list: 'chargebacks', merchantId, id });

/** False for one that is known. */
export async function insertChargeback(tx: Tx, row: ChargebackRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chargebacks (merchant_id, account_id, their_id, id, deposit_id, member_id, currency, amount_minor,
      held_minor, state, opened_at, changed_at)
    values (${row.merchantId}, ${row.accountId}, ${row.theirId}, ${row.id}, ${row.depositId}, ${row.memberId},
      ${row.currency}, ${row.amountMinor}, ${row.heldMinor}, ${row.state}, ${row.openedAt}, ${row.openedAt})
    on conflict (merchant_id, account_id, their_id) do nothing
    returning ${told(row)}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function findChargeback(
  db: Db,
  { merchantId, accountId, theirId }: { merchantId: string; accountId: string; theirId: string },
): Promise<ChargebackRow | undefined> {
  const { rows } = await sql<ChargebackRow>`select ${COLUMNS} from chargebacks
    where merchant_id = ${merchantId} and account_id = ${accountId} and their_id = ${theirId}`.execute(db);
  return rows[0];
}

type Key = { merchantId: string; id: string };

/** The one statement that changes a chargeback's state; undefined if it may not change so. */
export async function moveChargeback(
  tx: Tx,
  { merchantId, id }: Key,
  { to, at }: { to: ChargebackState; at: Date },
): Promise<ChargebackRow | undefined> {
  const from = CHARGEBACK_STATES.filter((state) => mayFollow(CHARGEBACK_TRANSITIONS, state, to));
  const decidedAt = to === 'won' || to === 'lost' ? at : null;
  const { rows } = await sql<ChargebackRow>`
    update chargebacks set state = ${to}, changed_at = ${at}, decided_at = ${decidedAt}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${from}::text[])
    returning ${COLUMNS}, ${told({ merchantId, id })} as told`.execute(tx);
  return rows[0];
}

export async function insertDebt(
  tx: Tx,
  debt: {
    merchantId: string;
    id: string;
    memberId: string;
    chargebackId: string;
    currency: string;
    amountMinor: bigint;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into member_debts (merchant_id, id, member_id, chargeback_id, currency, amount_minor, at)
    values (${debt.merchantId}, ${debt.id}, ${debt.memberId}, ${debt.chargebackId}, ${debt.currency},
      ${debt.amountMinor}, ${debt.at})`.execute(tx);
}

/** What payers' banks have taken back of a deposit, or may still take. */
export async function chargedBackOf(
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<bigint> {
  const { rows } = await sql<{
    sum: bigint;
  }>`select coalesce(sum(amount_minor), 0)::int8 as sum from chargebacks
    where merchant_id = ${merchantId} and deposit_id = ${depositId} and state <> 'won'`.execute(db);
  return rows[0]?.sum ?? 0n;
}

/** The state of a deposit's last chargeback. */
export async function chargebackOf(
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<ChargebackState | null> {
  const { rows } = await sql<{ state: ChargebackState }>`select state from chargebacks
    where merchant_id = ${merchantId} and deposit_id = ${depositId} order by opened_at desc limit 1`.execute(
    db,
  );
  return rows[0]?.state ?? null;
}

/** All that payers' banks have asked back from the member, whatever became of it. */
export async function countChargebacks(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from chargebacks
    where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** Whether a payer's bank may still take a deposit of the member back. */
export async function hasOpenChargeback(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from chargebacks
    where merchant_id = ${merchantId} and member_id = ${memberId} and state in ('opened', 'answered') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** What the member owes the house. */
export async function owedBy(
  db: Db,
  { merchantId, memberId, currency }: { merchantId: string; memberId: string; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount_minor), 0)::int8 as sum from member_debts
    where merchant_id = ${merchantId} and member_id = ${memberId} and currency = ${currency}
      and settled_at is null`.execute(db);
  return rows[0]?.sum ?? 0n;
}
