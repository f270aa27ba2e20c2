import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { accountKey } from '../members/index.ts';
import { stateOf } from './operators.rules.ts';
import type { ListedOperator } from './operators.types.ts';

export type OperatorRow = {
  id: string;
  email: string;
  name: string;
  status: 'open' | 'closed';
  /** Null until the operator uses a setup link. */
  password_hash: string | null;
  /** When the operator first chose a password. */
  set_up_at: Date | null;
  /** Increases with every change, so that it identifies the password. */
  password_changed_at: Date;
};

const COLUMNS = sql`id, email, name, status, password_hash, set_up_at, password_changed_at`;

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

type ListedRow = Omit<ListedOperator, 'state' | 'setupLink'> &
  Pick<OperatorRow, 'status' | 'password_hash' | 'set_up_at'> & {
    expiresAt: Date | null;
    collectorId: string | null;
  };

/** By name. */
export async function listOperators(db: Db, now: Date): Promise<ListedOperator[]> {
  const { rows } = await sql<ListedRow>`
    select o.id, o.email, o.name, o.status, o.password_hash, o.set_up_at, o.last_login_at as "lastLoginAt",
      l.expires_at as "expiresAt", case when l.token_hash is null then l.issued_by end as "collectorId"
    from operators o left join operator_setup_links l on l.operator_id = o.id and l.expires_at > ${now}
    order by o.name, o.id`.execute(db);
  return rows.map(({ id, email, name, lastLoginAt, expiresAt, collectorId, ...row }) => ({
    id,
    email,
    name,
    lastLoginAt,
    state: stateOf(row),
    setupLink: expiresAt && { expiresAt, collectorId },
  }));
}

export async function insertOperator(
  tx: Tx,
  operator: { id: string; email: string; name: string; passwordHash: string | null; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into operators (id, email, email_key, name, password_hash, password_changed_at, created_at,
      set_up_at)
    values (${operator.id}, ${operator.email}, ${accountKey(operator.email)}, ${operator.name}, ${operator.passwordHash},
      ${operator.at}, ${operator.at}, ${operator.passwordHash === null ? null : operator.at})
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

/** Locks the operator. The time increases with every change of the password, also when the clock does not. */
async function nextChangeAt(tx: Tx, { id, at }: { id: string; at: Date }): Promise<Date> {
  const { rows } = await sql<{ last: Date }>`
    select password_changed_at as last from operators where id = ${id} for update`.execute(tx);
  return new Date(Math.max(at.getTime(), (rows[0]?.last.getTime() ?? 0) + 1));
}

/** False when it was changed in the meantime. */
export async function replaceOperatorPassword(
  tx: Tx,
  { id, from, to, at }: { id: string; from: string; to: string; at: Date },
): Promise<boolean> {
  const changedAt = await nextChangeAt(tx, { id, at });
  const { numAffectedRows } = await sql`
    update operators set password_hash = ${to}, password_changed_at = ${changedAt}
    where id = ${id} and password_hash = ${from}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The caller has verified a setup link. */
export async function setOperatorPassword(
  tx: Tx,
  { id, passwordHash, at }: { id: string; passwordHash: string; at: Date },
): Promise<void> {
  const changedAt = await nextChangeAt(tx, { id, at });
  await sql`
    update operators set password_hash = ${passwordHash}, set_up_at = coalesce(set_up_at, ${at}),
      password_changed_at = ${changedAt}
    where id = ${id}`.execute(tx);
}

/** No password is right until a setup link is used. */
export async function clearOperatorPassword(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  const changedAt = await nextChangeAt(tx, { id, at });
  await sql`
    update operators set password_hash = null, password_changed_at = ${changedAt}
    where id = ${id}`.execute(tx);
}

export async function setOperatorStatus(
  tx: Tx,
  { id, status }: Pick<OperatorRow, 'id' | 'status'>,
): Promise<void> {
  await sql`update operators set status = ${status} where id = ${id}`.execute(tx);
}
