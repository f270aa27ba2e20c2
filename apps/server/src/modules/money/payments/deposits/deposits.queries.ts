import {
  DEPOSIT_STATES,
  DEPOSIT_TRANSITIONS,
  OPEN_DEPOSIT_STATES,
  mayFollow,
  type DepositState,
} from '@croupier/contract/payments/payment-states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { DepositKey, DepositReason, DepositRow, StoredInstructions } from './deposits.types.ts';

const COLUMNS = sql`merchant_id as "merchantId", id, member_id as "memberId", method_id as "methodId",
  account_id as "accountId", currency, reference, asked_minor as "askedMinor", received_minor as "receivedMinor",
  held_minor as "heldMinor", fee_minor as "feeMinor", state, state_reason as "stateReason", their_id as "theirId",
  instructions, slips, continues_id as "continuesId", created_at as "createdAt", changed_at as "changedAt",
  expires_at as "expiresAt", credited_at as "creditedAt", ask_at as "askAt", asks`;

async function first(db: Db, merchantId: string, rest: RawBuilder<unknown>): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and ${rest}`.execute(db);
  return rows[0];
}

export const findDeposit = (db: Db, { merchantId, id }: DepositKey): Promise<DepositRow | undefined> =>
  first(db, merchantId, sql`id = ${id}`);

export const lockDeposit = (tx: Tx, { merchantId, id }: DepositKey): Promise<DepositRow | undefined> =>
  first(tx, merchantId, sql`id = ${id} for update`);

type OfAccount = { merchantId: string; accountId: string };

/** Deposits of the account with one of the references, the first payment of each. */
export async function findByReferences(
  db: Db,
  { merchantId, accountId, references }: OfAccount & { references: readonly string[] },
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and account_id = ${accountId} and reference = any(${[...references]}::text[])
      and continues_id is null`.execute(db);
  return rows;
}

/** The deposit that the provider knows by this id; of a member’s own address the one that waits, else the newest. */
export const findByTheirId = (
  db: Db,
  { merchantId, accountId, theirId }: OfAccount & { theirId: string },
): Promise<DepositRow | undefined> =>
  first(
    db,
    merchantId,
    sql`account_id = ${accountId} and their_id = ${theirId} and continues_id is null
      order by (state = any(${[...OPEN_DEPOSIT_STATES]}::text[])) desc, created_at desc limit 1`,
  );

const AMOUNT_STATES: readonly DepositState[] = ['waiting', 'seen', 'review'];
/** Whether its amount alone may lead to the deposit. */
export const waitsForAmount = ({ state }: DepositRow): boolean => AMOUNT_STATES.includes(state);

/** Deposits of the account that wait for exactly this amount; at most two, enough to see that it is not one. */
export async function findByAmount(
  db: Db,
  { merchantId, accountId, amountMinor }: OfAccount & { amountMinor: bigint },
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and account_id = ${accountId} and asked_minor = ${amountMinor}
      and state = any(${[...AMOUNT_STATES]}::text[]) limit 2`.execute(db);
  return rows;
}

export async function countOpen(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state = any(${[...OPEN_DEPOSIT_STATES]}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewDeposit = Pick<
  DepositRow,
  | 'merchantId'
  | 'id'
  | 'memberId'
  | 'methodId'
  | 'accountId'
  | 'currency'
  | 'reference'
  | 'askedMinor'
  | 'state'
  | 'continuesId'
  | 'expiresAt'
  | 'askAt'
> & { at: Date };

export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<void> {
  const {
    merchantId,
    id,
    memberId,
    methodId,
    accountId,
    currency,
    reference,
    askedMinor,
    state,
    continuesId,
  } = deposit;
  await sql`
    insert into deposits (merchant_id, id, member_id, method_id, account_id, currency, reference, asked_minor, state,
      continues_id, created_at, changed_at, expires_at, ask_at)
    values (${merchantId}, ${id}, ${memberId}, ${methodId}, ${accountId}, ${currency}, ${reference}, ${askedMinor},
      ${state}, ${continuesId}, ${deposit.at}, ${deposit.at}, ${deposit.expiresAt}, ${deposit.askAt})`.execute(
    tx,
  );
}

/** The states from which the table of transitions leads to `to`. */
const statesBefore = (to: DepositState): DepositState[] =>
  DEPOSIT_STATES.filter((from) => mayFollow(DEPOSIT_TRANSITIONS, from, to));

export type DepositChange = {
  to: DepositState;
  /** Only from these of the states that the table allows. */
  from?: readonly DepositState[];
  at: Date;
  reason?: DepositReason | null;
  theirId?: string;
  instructions?: StoredInstructions;
  askAt?: Date | null;
  credited?: { receivedMinor: bigint; heldMinor: bigint; feeMinor: bigint };
};

/**
 * The one statement that changes a deposit's state.
 *
 * @returns undefined if the deposit is in no state from which it may change so
 */
export async function moveDeposit(
  tx: Tx,
  { merchantId, id }: DepositKey,
  change: DepositChange,
): Promise<DepositRow | undefined> {
  const { to, at, reason = null, theirId, instructions, askAt = null, credited } = change;
  const from = statesBefore(to).filter((state) => change.from?.includes(state) ?? true);
  const sets = [
    sql`state = ${to}, changed_at = ${at}, state_reason = ${reason}, ask_at = ${askAt}, asks = 0`,
    ...(theirId === undefined ? [] : [sql`their_id = ${theirId}`]),
    ...(instructions === undefined ? [] : [sql`instructions = ${JSON.stringify(instructions)}::jsonb`]),
    ...(credited
      ? [
          sql`received_minor = ${credited.receivedMinor}, held_minor = ${credited.heldMinor},
            fee_minor = ${credited.feeMinor}, credited_at = ${at}`,
        ]
      : []),
  ];
  const { rows } = await sql<DepositRow>`update deposits set ${sql.join(sets)}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${from}::text[])
    returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

/** Takes the next question about a deposit: of several workers, one gets it. */
export async function claimAsk(
  db: Db,
  { merchantId, id, askAt, next }: DepositKey & { askAt: Date; next: Date | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update deposits set ask_at = ${next}, asks = asks + 1
    where merchant_id = ${merchantId} and id = ${id} and ask_at = ${askAt}`.execute(db);
  return numAffectedRows === 1n;
}

export async function listDue(
  db: Db,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and ask_at <= ${now} order by ask_at limit ${limit}`.execute(db);
  return rows;
}

/** Merchants with deposits to ask about or to expire. */
export async function listMerchantsDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ merchantId: string }>`
    select distinct merchant_id as "merchantId" from deposits where ask_at <= ${now}`.execute(db);
  return rows.map(({ merchantId }) => merchantId);
}

/** Lets the deposit be asked about now. */
export async function askNow(db: Db, { merchantId, id, at }: DepositKey & { at: Date }): Promise<void> {
  await sql`update deposits set ask_at = ${at}
    where merchant_id = ${merchantId} and id = ${id} and state <> 'credited'`.execute(db);
}

export async function listExpired(
  db: Db,
  { merchantId, now, limit }: { merchantId: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from deposits
    where merchant_id = ${merchantId} and state = 'waiting' and expires_at <= ${now}
    order by expires_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function setSlips(
  tx: Tx,
  { merchantId, id, slips }: DepositKey & { slips: readonly string[] },
): Promise<void> {
  await sql`update deposits set slips = ${[...slips]}::uuid[]
    where merchant_id = ${merchantId} and id = ${id}`.execute(tx);
}

/** In full, what a member has deposited since then and what still waits; for limits. */
export async function depositedSince(
  db: Db,
  query: { merchantId: string; memberId: string; since: Date; exceptId: string | undefined },
): Promise<bigint> {
  const { merchantId, memberId, since, exceptId = null } = query;
  const { rows } = await sql<{ sum: bigint | null }>`
    select sum(case when state = 'credited' then received_minor - held_minor else asked_minor end)::int8 as sum
    from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId} and id is distinct from ${exceptId}::uuid
      and (state = any(${[...OPEN_DEPOSIT_STATES]}::text[]) or (state = 'credited' and credited_at >= ${since}))`.execute(
    db,
  );
  return rows[0]?.sum ?? 0n;
}

/** The newest deposit of the member that still waits for money. */
export async function findOpenDeposit(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state = any(${[...OPEN_DEPOSIT_STATES]}::text[]) order by created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** What was credited to the member since then, deposit by deposit. */
export async function creditedSince(
  db: Db,
  { merchantId, memberId, since }: { merchantId: string; memberId: string; since: Date },
): Promise<bigint[]> {
  const { rows } = await sql<{ amount: bigint }>`select received_minor - held_minor as amount from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId} and state = 'credited'
      and credited_at >= ${since} order by credited_at`.execute(db);
  return rows.map(({ amount }) => amount);
}

/** What the member's deposits still wait for, in full. */
export async function waitingOf(
  db: Db,
  {
    merchantId,
    memberId,
    exceptId = null,
  }: { merchantId: string; memberId: string; exceptId?: string | null },
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint | null }>`select sum(asked_minor)::int8 as sum from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId} and id is distinct from ${exceptId}::uuid
      and state = any(${[...OPEN_DEPOSIT_STATES]}::text[])`.execute(db);
  return rows[0]?.sum ?? 0n;
}
