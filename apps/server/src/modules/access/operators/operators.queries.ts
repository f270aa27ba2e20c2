import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { accountKey } from '../members/index.ts';
import type { ListedOperator } from './operators.types.ts';

export type OperatorRow = {
  id: string;
  email: string;
  name: string;
  status: 'open' | 'closed';
  password_hash: string;
  /** Increases with every change, so that it identifies the password. */
  password_changed_at: Date;
};

const COLUMNS = sql`id, email, name, status, password_hash, password_changed_at`;

export async function findOperator(db: Db, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`select ${COLUMNS} from operators where id = ${id}`.execute(db);
  return rows[0];
}

/** Reads and locks an operator: opening sessions and changing credentials wait for each other. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${COLUMNS} from operators where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export async function findOperatorByEmail(db: Db, email: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${COLUMNS} from operators where email_key = ${accountKey(email)}`.execute(db);
  return rows[0];
}

/** By name. */
export async function listOperators(db: Db): Promise<ListedOperator[]> {
  const { rows } = await sql<ListedOperator>`
    select id, email, name, status, last_login_at as "lastLoginAt" from operators order by name, id`.execute(
    db,
  );
  return rows;
}

export async function insertOperator(
  tx: Tx,
  operator: { id: string; email: string; name: string; passwordHash: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at)
    values (${operator.id}, ${operator.email}, ${accountKey(operator.email)}, ${operator.name}, ${operator.passwordHash},
      ${operator.at}, ${operator.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function markOperatorSignedIn(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update operators set last_login_at = ${at} where id = ${id}`.execute(tx);
}

/** Stores the same password, hashed with the current parameters. Does nothing when the password was changed. */
export async function rehashOperator(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await sql`update operators set password_hash = ${to} where id = ${id} and password_hash = ${from}`.execute(
    db,
  );
}

/** False when it was changed in the meantime. The time increases with every change, also when the clock does not. */
export async function replaceOperatorPassword(
  tx: Tx,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ last: Date }>`
    select password_changed_at as last from operators where id = ${id} for update`.execute(tx);
  const changedAt = new Date(Math.max(at.getTime(), (rows[0]?.last.getTime() ?? 0) + 1));
  const { numAffectedRows } = await sql`
    update operators set password_hash = ${to}, password_changed_at = ${changedAt}
    where id = ${id} and password_hash = ${from}`.execute(tx);
  return numAffectedRows === 1n;
}
