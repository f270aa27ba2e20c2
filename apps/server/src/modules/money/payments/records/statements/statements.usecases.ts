import type { StatementFile } from '@croupier/contract/payments/records.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Db } from '../../../../../platform/db/database.ts';
import { appError } from '../../../../../platform/http/errors.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { STATEMENTS } from '../records.config.ts';
import { recordErrors } from '../records.errors.ts';
import type { OfMember } from '../records.types.ts';
import { countOpen, findBody, findStatement, insertStatement, listStatements } from './statements.queries.ts';
import { isAhead } from './statements.rules.ts';
import type { StatementRow } from './statements.types.ts';

type Deps = { db: Db; clock: Clock };

const fileOf = ({ id, period, format, state, entries, askedAt, expiresAt }: StatementRow): StatementFile => ({
  id,
  period,
  format,
  state,
  entries,
  askedAt,
  expiresAt,
});

type Order = OfMember & Pick<StatementRow, 'id' | 'period' | 'format' | 'language' | 'timeZone'>;

const isSame = (row: StatementRow, order: Order): boolean =>
  row.memberId === order.memberId && row.period === order.period && row.format === order.format;

/** @throws `payments.id_reused`, `payments.period_ahead`, `payments.too_many_statements` */
export async function askStatement({ db, clock }: Deps, order: Order): Promise<StatementFile> {
  const now = clock.now();
  if (isAhead(order.period, now)) throw appError(recordErrors.periodAhead);
  const row: StatementRow = {
    ...order,
    state: 'asked',
    entries: 0,
    askedAt: now,
    expiresAt: new Date(now.getTime() + STATEMENTS.keptMilliseconds),
  };
  return db.transaction().execute(async (tx) => {
    const open = await countOpen(tx, order);
    const known = await findStatement(tx, order);
    if (known && !isSame(known, order)) throw appError(paymentErrors.idReused);
    if (known) return fileOf(known);
    if (open >= STATEMENTS.maxOpen) throw appError(recordErrors.tooManyStatements);
    await insertStatement(tx, row);
    return fileOf(row);
  });
}

export async function listOwnStatements({ db, clock }: Deps, of: OfMember): Promise<StatementFile[]> {
  const rows = await listStatements(db, { ...of, now: clock.now(), limit: STATEMENTS.maxListed });
  return rows.map(fileOf);
}

/** @throws `payments.not_found` for a statement of somebody else, an unfinished or an expired one */
export async function readStatementFile(
  { db, clock }: Deps,
  key: OfMember & { id: string },
): Promise<Buffer> {
  const body = await findBody(db, { ...key, now: clock.now() });
  if (!body) throw appError(paymentErrors.notFound);
  return body;
}
