import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { rowAnnouncement } from '../../../../platform/db/list-changes.ts';
import { together } from '../../../../platform/db/together.ts';
import type { MovementRow, MovementState } from './movements.types.ts';

export const MOVEMENT_COLUMNS = sql`merchant_id as "merchantId", account_id as "accountId", their_id as "theirId", id,
  direction, amount_minor as "amountMinor", fee_minor as "feeMinor", asset, payer, payer_account as "payerAccount",
  text, at, seen_at as "seenAt", source, state, suspense_minor as "suspenseMinor", deposit_id as "depositId",
  payout_id as "payoutId", detail`;

export type NewMovement = Omit<MovementRow, 'suspenseMinor' | 'depositId' | 'payoutId'>;

type Stored = { row: MovementRow; isNew: boolean };

const put = together<NewMovement, Stored>(async (tx, merchantId, movements) => {
  const { rows: inserted } = await sql<MovementRow>`
    insert into movements (merchant_id, account_id, their_id, id, direction, amount_minor, fee_minor, asset, payer,
      payer_account, text, at, seen_at, source, state, detail)
    select ${merchantId}, m.* from unnest(
      ${movements.map(({ accountId }) => accountId)}::uuid[], ${movements.map(({ theirId }) => theirId)}::text[],
      ${movements.map(({ id }) => id)}::uuid[], ${movements.map(({ direction }) => direction)}::text[],
      ${movements.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${movements.map(({ feeMinor }) => feeMinor)}::bigint[], ${movements.map(({ asset }) => asset)}::text[],
      ${movements.map(({ payer }) => payer)}::text[], ${movements.map(({ payerAccount }) => payerAccount)}::text[],
      ${movements.map(({ text }) => text)}::text[], ${movements.map(({ at }) => at)}::timestamptz[],
      ${movements.map(({ seenAt }) => seenAt)}::timestamptz[], ${movements.map(({ source }) => source)}::text[],
      ${movements.map(({ state }) => state)}::text[],
      ${movements.map(({ detail }) => detail && JSON.stringify(detail))}::text[]::jsonb[])
      as m (account_id, their_id, id, direction, amount_minor, fee_minor, asset, payer, payer_account, text, at,
        seen_at, source, state, detail)
    order by m.account_id, m.their_id
    on conflict (merchant_id, account_id, their_id) do nothing
    returning ${MOVEMENT_COLUMNS}, ${rowAnnouncement('movements', merchantId, sql`id`)} as told`.execute(tx);
  const isOf =
    ({ accountId, theirId }: NewMovement) =>
    (row: MovementRow): boolean =>
      row.accountId === accountId && row.theirId === theirId;
  const missing = movements.filter((movement) => !inserted.some(isOf(movement)));
  const { rows: known } =
    missing.length === 0
      ? { rows: [] }
      : await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
          where merchant_id = ${merchantId}
            and account_id = any(${missing.map(({ accountId }) => accountId)}::uuid[])
            and their_id = any(${missing.map(({ theirId }) => theirId)}::text[])
          order by account_id, their_id for update`.execute(tx);
  return movements.map((movement) => {
    const fresh = inserted.find(isOf(movement));
    const row = fresh ?? known.find(isOf(movement));
    if (!row) throw new Error(`movement ${movement.theirId} was not stored`);
    return { row, isNew: fresh !== undefined };
  });
});

/** Stores a movement once, and locks it until the end of the transaction. */
export const putMovement = (tx: Tx, movement: NewMovement): Promise<Stored> => put(tx, movement);

type MovementKey = { merchantId: string; id: string };

export async function lockMovement(
  tx: Tx,
  { merchantId, id }: MovementKey,
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findMovement(
  db: Db,
  { merchantId, id }: MovementKey,
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and id = ${id}`.execute(db);
  return rows[0];
}

/** The largest incoming movement of a deposit. */
export async function mainMovementOf(
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and deposit_id = ${depositId} and direction = 'in'
    order by amount_minor desc, at limit 1`.execute(db);
  return rows[0];
}

export type MovementChange = {
  from: readonly MovementState[];
  to: MovementState;
  depositId?: string | null;
  payoutId?: string | null;
  suspenseMinor?: bigint;
};

type Move = MovementKey & MovementChange;

const move = together<Move, boolean>(async (tx, merchantId, moves) => {
  const { rows } = await sql<{ id: string }>`
    update movements m set state = change.to_state,
      deposit_id = case when change.sets_deposit then change.deposit_id else m.deposit_id end,
      payout_id = case when change.sets_payout then change.payout_id else m.payout_id end,
      suspense_minor = coalesce(change.suspense, m.suspense_minor)
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ depositId }) => depositId !== undefined)}::boolean[],
      ${moves.map(({ depositId }) => depositId ?? null)}::uuid[],
      ${moves.map(({ payoutId }) => payoutId !== undefined)}::boolean[],
      ${moves.map(({ payoutId }) => payoutId ?? null)}::uuid[],
      ${moves.map(({ suspenseMinor }) => suspenseMinor ?? null)}::bigint[],
      ${moves.map(({ from }) => from.join(' '))}::text[])
      as change (id, to_state, sets_deposit, deposit_id, sets_payout, payout_id, suspense, from_states)
    where m.merchant_id = ${merchantId} and m.id = change.id
      and m.id = any(${moves.map(({ id }) => id)}::uuid[])
      and m.state = any(string_to_array(change.from_states, ' '))
    returning m.id, ${rowAnnouncement('movements', merchantId, sql`m.id`)} as told`.execute(tx);
  return moves.map((each) => rows.some(({ id }) => id === each.id));
});

/** The one statement that changes a movement’s state; false if it is in none of the states `from`. */
export const moveMovement = (
  tx: Tx,
  { merchantId, id }: MovementKey,
  change: MovementChange,
): Promise<boolean> => move(tx, { ...change, merchantId, id });

/** What the provider says now of a movement that was not final; its amounts may have changed. */
export async function updatePending(
  tx: Tx,
  { merchantId, id }: MovementKey,
  now: Pick<MovementRow, 'amountMinor' | 'feeMinor' | 'at' | 'detail' | 'depositId'>,
): Promise<void> {
  await sql`update movements set state = 'pending', amount_minor = ${now.amountMinor}, fee_minor = ${now.feeMinor},
      at = ${now.at}, detail = ${JSON.stringify(now.detail)}::jsonb, deposit_id = ${now.depositId}
    where merchant_id = ${merchantId} and id = ${id} and state in ('pending', 'vanished')`.execute(tx);
}

/** Incoming movements of the account that are not final. */
export async function listPending(
  db: Db,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and account_id = ${accountId} and direction = 'in' and state = 'pending'`.execute(
    db,
  );
  return rows;
}

/** The movement that is held for a deposit, if there is one; locked. */
export async function lockHeldFor(
  tx: Tx,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and deposit_id = ${depositId} and state = 'suspense'
    order by at, id limit 1 for update`.execute(tx);
  return rows[0];
}

/** What is seen of a deposit’s money that is not final. */
export async function findPendingOf(
  db: Db,
  { merchantId, depositId }: { merchantId: string; depositId: string },
): Promise<MovementRow | undefined> {
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and deposit_id = ${depositId} and state = 'pending'
    order by seen_at desc limit 1`.execute(db);
  return rows[0];
}
