import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { MovementRow, MovementState } from './movements.types.ts';

export const MOVEMENT_COLUMNS = sql`merchant_id as "merchantId", account_id as "accountId", their_id as "theirId", id,
  direction, amount_minor as "amountMinor", fee_minor as "feeMinor", asset, payer, payer_account as "payerAccount",
  text, at, seen_at as "seenAt", source, state, suspense_minor as "suspenseMinor", deposit_id as "depositId",
  payout_id as "payoutId", detail`;

export type NewMovement = Omit<MovementRow, 'suspenseMinor' | 'depositId' | 'payoutId'>;

/** Stores a movement once, and locks it until the end of the transaction. */
export async function putMovement(tx: Tx, movement: NewMovement): Promise<MovementRow> {
  const { merchantId, accountId, theirId } = movement;
  await sql`
    insert into movements (merchant_id, account_id, their_id, id, direction, amount_minor, fee_minor, asset, payer,
      payer_account, text, at, seen_at, source, state, detail)
    values (${merchantId}, ${accountId}, ${theirId}, ${movement.id}, ${movement.direction}, ${movement.amountMinor},
      ${movement.feeMinor}, ${movement.asset}, ${movement.payer}, ${movement.payerAccount}, ${movement.text},
      ${movement.at}, ${movement.seenAt}, ${movement.source}, ${movement.state},
      ${JSON.stringify(movement.detail)}::jsonb)
    on conflict (merchant_id, account_id, their_id) do nothing`.execute(tx);
  const { rows } = await sql<MovementRow>`select ${MOVEMENT_COLUMNS} from movements
    where merchant_id = ${merchantId} and account_id = ${accountId} and their_id = ${theirId} for update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`movement ${theirId} was not stored`);
  return row;
}

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

export type MovementChange = {
  from: readonly MovementState[];
  to: MovementState;
  depositId?: string | null;
  payoutId?: string | null;
  suspenseMinor?: bigint;
};

/** The one statement that changes a movement’s state; false if it is in none of the states `from`. */
export async function moveMovement(
  tx: Tx,
  { merchantId, id }: MovementKey,
  { from, to, depositId, payoutId, suspenseMinor }: MovementChange,
): Promise<boolean> {
  const sets = [
    sql`state = ${to}`,
    ...(depositId === undefined ? [] : [sql`deposit_id = ${depositId}`]),
    ...(payoutId === undefined ? [] : [sql`payout_id = ${payoutId}`]),
    ...(suspenseMinor === undefined ? [] : [sql`suspense_minor = ${suspenseMinor}`]),
  ];
  const { numAffectedRows } = await sql`update movements set ${sql.join(sets)}
    where merchant_id = ${merchantId} and id = ${id} and state = any(${[...from]}::text[])`.execute(tx);
  return numAffectedRows === 1n;
}

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
