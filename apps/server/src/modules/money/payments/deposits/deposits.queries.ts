import {
  DEPOSIT_STATES,
  DEPOSIT_TRANSITIONS,
  OPEN_DEPOSIT_STATES,
  mayFollow,
  type DepositState,
} from '@croupier/contract/payments/payment-states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { announcement, rowAnnouncement } from '../../../../platform/db/list-changes.ts';
import { together } from '../../../../platform/db/together.ts';
import type {
  DepositKey,
  DepositReason,
  DepositRow,
  OrderPage,
  StoredInstructions,
} from './deposits.types.ts';

const columnsOf = (d: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${d}merchant_id as "merchantId", ${d}id, ${d}member_id as "memberId", ${d}method_id as "methodId",
  ${d}account_id as "accountId", ${d}currency, ${d}reference, ${d}asked_minor as "askedMinor",
  ${d}received_minor as "receivedMinor", ${d}held_minor as "heldMinor", ${d}fee_minor as "feeMinor", ${d}state,
  ${d}state_reason as "stateReason", ${d}their_id as "theirId", ${d}instructions, ${d}slips,
  ${d}continues_id as "continuesId", ${d}created_at as "createdAt", ${d}changed_at as "changedAt",
  ${d}expires_at as "expiresAt", ${d}credited_at as "creditedAt", ${d}ask_at as "askAt", ${d}asks`;
const COLUMNS = columnsOf(sql``);
const COLUMNS_OF_D = columnsOf(sql`d.`);

const told = ({ merchantId, id }: { merchantId: string; id: string }) =>
  announcement({ what: 'row', list: 'deposits', merchantId, id });

async function first(db: Db, merchantId: string, rest: RawBuilder<unknown>): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and ${rest}`.execute(db);
  return rows[0];
}

export const findDeposit = (db: Db, { merchantId, id }: DepositKey): Promise<DepositRow | undefined> =>
  first(db, merchantId, sql`id = ${id}`);

export const lockDeposit: (tx: Tx, key: DepositKey) => Promise<DepositRow | undefined> = together<
  DepositKey,
  DepositRow | undefined
>(async (tx, merchantId, keys) => {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and id = any(${keys.map(({ id }) => id)}::uuid[])
    order by id for update`.execute(tx);
  return keys.map((key) => rows.find(({ id }) => id === key.id));
});

type OfAccount = { merchantId: string; accountId: string };

type ByReferences = OfAccount & { references: readonly string[] };

/** Deposits of the account with one of the references, the first payment of each. */
export const findByReferences: (db: Db, query: ByReferences) => Promise<DepositRow[]> = together<
  ByReferences,
  DepositRow[]
>(async (db, merchantId, queries) => {
  const { rows } = await sql<DepositRow>`select ${COLUMNS} from deposits
    where merchant_id = ${merchantId} and account_id = any(${queries.map(({ accountId }) => accountId)}::uuid[])
      and reference = any(${queries.flatMap(({ references }) => references)}::text[])
      and continues_id is null`.execute(db);
  const keyOf = (account: string, reference: string): string => `${account}/${reference}`;
  const found = Map.groupBy(rows, (row) => keyOf(row.accountId, row.reference));
  // A text has dozens of readings, so looking for each in each row would hold up the event loop.
  return queries.map(({ accountId, references }) =>
    [...new Set(references)].flatMap((reference) => found.get(keyOf(accountId, reference)) ?? []),
  );
});

type ByTheirId = OfAccount & { theirId: string };

/** The deposit that the provider knows by this id; of a member’s own address the one that waits, else the newest. */
export const findByTheirId: (db: Db, query: ByTheirId) => Promise<DepositRow | undefined> = together<
  ByTheirId,
  DepositRow | undefined
>(async (db, merchantId, queries) => {
  const { rows } = await sql<DepositRow>`
    select found.* from unnest(${queries.map(({ accountId }) => accountId)}::uuid[],
      ${queries.map(({ theirId }) => theirId)}::text[]) as wanted (account_id, their_id)
    cross join lateral (select ${COLUMNS} from deposits
      where merchant_id = ${merchantId} and account_id = wanted.account_id and their_id = wanted.their_id
        and continues_id is null
      order by (state = any(${[...OPEN_DEPOSIT_STATES]}::text[])) desc, created_at desc limit 1) found`.execute(
    db,
  );
  return queries.map(({ accountId, theirId }) =>
    rows.find((row) => row.accountId === accountId && row.theirId === theirId),
  );
});

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

/** How many deposits of the member still wait for money, and how many for an operator. */
export async function countOpen(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ unpaid: number; inReview: number }> {
  const { rows } = await sql<{ unpaid: number; inReview: number }>`
    select count(*) filter (where state <> 'review')::int as unpaid,
      count(*) filter (where state = 'review')::int as "inReview" from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state = any(${[...OPEN_DEPOSIT_STATES]}::text[])`.execute(db);
  return rows[0] ?? { unpaid: 0, inReview: 0 };
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
> & { at: Date; orderPage?: OrderPage };

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
      continues_id, created_at, changed_at, expires_at, ask_at, order_page)
    values (${merchantId}, ${id}, ${memberId}, ${methodId}, ${accountId}, ${currency}, ${reference}, ${askedMinor},
      ${state}, ${continuesId}, ${deposit.at}, ${deposit.at}, ${deposit.expiresAt}, ${deposit.askAt},
      ${deposit.orderPage ? JSON.stringify(deposit.orderPage) : null}::jsonb)
    returning ${told(deposit)}`.execute(tx);
}

/** Where the member was when the deposit was ordered. */
export async function findOrderPage(db: Db, { merchantId, id }: DepositKey): Promise<OrderPage | null> {
  const { rows } = await sql<{ page: OrderPage | null }>`select order_page as page from deposits
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0]?.page ?? null;
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

type Move = DepositKey & DepositChange;

const move = together<Move, DepositRow | undefined>(async (tx, merchantId, moves) => {
  const { rows } = await sql<DepositRow>`
    update deposits d set state = change.to_state, changed_at = change.at, state_reason = change.reason,
      ask_at = change.ask_at, asks = 0, their_id = coalesce(change.their_id, d.their_id),
      instructions = coalesce(change.instructions, d.instructions),
      received_minor = coalesce(change.received, d.received_minor),
      held_minor = coalesce(change.held, d.held_minor), fee_minor = coalesce(change.fee, d.fee_minor),
      credited_at = case when change.received is null then d.credited_at else change.at end
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ at }) => at)}::timestamptz[], ${moves.map(({ reason }) => reason ?? null)}::text[],
      ${moves.map(({ askAt }) => askAt ?? null)}::timestamptz[],
      ${moves.map(({ theirId }) => theirId ?? null)}::text[],
      ${moves.map(({ instructions }) => (instructions ? JSON.stringify(instructions) : null))}::text[]::jsonb[],
      ${moves.map(({ credited }) => credited?.receivedMinor ?? null)}::bigint[],
      ${moves.map(({ credited }) => credited?.heldMinor ?? null)}::bigint[],
      ${moves.map(({ credited }) => credited?.feeMinor ?? null)}::bigint[],
      ${moves.map(({ to, from }) =>
        statesBefore(to)
          .filter((state) => from?.includes(state) ?? true)
          .join(' '),
      )}::text[])
      as change (id, to_state, at, reason, ask_at, their_id, instructions, received, held, fee, from_states)
    where d.merchant_id = ${merchantId} and d.id = change.id
      and d.id = any(${moves.map(({ id }) => id)}::uuid[])
      and d.state = any(string_to_array(change.from_states, ' '))
    returning ${COLUMNS_OF_D}, ${rowAnnouncement('deposits', merchantId, sql`d.id`)} as told`.execute(tx);
  return moves.map((each) => rows.find(({ id }) => id === each.id));
});

/**
 * The one statement that changes a deposit's state.
 *
 * @returns undefined if the deposit is in no state from which it may change so
 */
export const moveDeposit = (
  tx: Tx,
  { merchantId, id }: DepositKey,
  change: DepositChange,
): Promise<DepositRow | undefined> => move(tx, { ...change, merchantId, id });

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

/** The newest deposit of the member that still waits for money; without one, the newest in review. */
export async function findOpenDeposit(
  db: Db,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from deposits
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and state = any(${[...OPEN_DEPOSIT_STATES]}::text[])
    order by state = 'review', created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
