import type { ListExport } from '@croupier/contract/lists/exports.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Rights } from '../../../platform/http/context.ts';
import { decodeInput } from '../../../platform/http/validation.ts';
import { newId } from '../../../platform/ids.ts';
import { listMerchants } from '../../../platform/lists/list-merchants.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import { EXPORTS } from './exports.config.ts';
import { exportErrors } from './exports.errors.ts';
import { countOpen, findExport, findPart, insertExport, listExports } from './exports.queries.ts';
import type { ExportDeps, ExportHooks, ExportRow } from './exports.types.ts';

type Deps = ExportDeps & { hooks: ExportHooks };
type Operator = { account: { id: string }; ip: string; requestId: string };

export function listNamed({ lists }: ExportHooks, id: string): ExportableList {
  const found = lists.find(({ reader }) => reader.list.id === id);
  if (!found) throw appError(exportErrors.unknownList);
  return found;
}

type Selection = { merchantCode?: string | undefined; query: Readonly<Record<string, string>> };

/** The filters without a page: a file begins at the first row. */
const withoutPage = ({ after: _after, before: _before, ...selection }: Selection['query']) => selection;

/** @throws `permissions.missing` */
async function merchantsOf(
  deps: Pick<ExportDeps, 'merchants'>,
  list: ExportableList,
  {
    rights,
    merchantCode,
    requested,
  }: { rights: Rights; merchantCode: string | undefined; requested: string[] | undefined },
): Promise<string[]> {
  const all = (await deps.merchants.list()).map(({ id }) => id);
  const isOfOne = list.reader.list.route.path.includes('/:merchantCode/');
  return listMerchants({
    rights,
    permission: list.reader.list.permission,
    requested: isOfOne ? [merchantCode ?? ''] : requested,
    all: list.hasPlatformRows ? ['', ...all] : all,
  });
}

export const exportOf = ({
  operatorId: _operator,
  query: _query,
  merchants: _merchants,
  ...row
}: ExportRow): ListExport => row;

/** @throws `exports.unknown_list`, `exports.too_many`, `permissions.missing`, `request.invalid` for a wrong filter */
export async function askExport(
  deps: Deps,
  { listId, merchantCode, ...selection }: Selection & { listId: string },
  operator: Operator,
): Promise<ListExport> {
  const { db, clock, audit, permissions, hooks } = deps;
  const list = listNamed(hooks, listId);
  // What is checked here is what the worker reads later.
  const query = withoutPage(selection.query);
  const decoded = decodeInput(list.reader.list.query, query) as { merchants?: string[] | undefined };
  list.check?.(decoded);
  const { merchants: requested } = decoded;
  const rights = await permissions.rightsIn(db, operator.account.id);
  const merchants = await merchantsOf(deps, list, { rights, merchantCode, requested });
  const now = clock.now();
  const row: ExportRow = {
    id: newId(),
    operatorId: operator.account.id,
    listId,
    query,
    merchants,
    state: 'asked',
    rows: 0,
    parts: 0,
    isComplete: true,
    askedAt: now,
    expiresAt: new Date(now.getTime() + EXPORTS.expiryMilliseconds),
  };
  await db.transaction().execute(async (tx) => {
    if ((await countOpen(tx, row.operatorId)) >= EXPORTS.maxOpen) throw appError(exportErrors.tooMany);
    await insertExport(tx, row);
    await record(audit, tx, { row, action: 'export.asked', operator, after: { query: row.query } });
  });
  return exportOf(row);
}

type Recorded = { row: ExportRow; action: string; operator?: Operator; after?: object };

/** One entry per merchant, so that whoever may see a merchant's audit log sees who copied its data. */
export async function record(
  audit: ExportDeps['audit'],
  tx: Parameters<ExportDeps['audit']['record']>[0],
  { row, action, operator, after }: Recorded,
): Promise<void> {
  for (const merchantId of row.merchants)
    await audit.record(tx, {
      merchantId,
      actor: { kind: 'operator', id: row.operatorId },
      action,
      subject: `export:${row.id}`,
      after: { list: row.listId, ...after },
      ...(operator && { ip: operator.ip, requestId: operator.requestId }),
    });
}

export async function listOwn({ db, clock }: Deps, operatorId: string): Promise<ListExport[]> {
  const rows = await listExports(db, { operatorId, now: clock.now() }, EXPORTS.maxListed);
  return rows.map(exportOf);
}

/** Whether the operator may still see every merchant of a file. */
export const mayStillSee = (list: ExportableList, rights: Rights, row: ExportRow): boolean =>
  row.merchants.every((merchantId) => {
    const { permission } = list.reader.list;
    return merchantId === ''
      ? rights.merchantsWith(permission) === 'all'
      : rights.may(permission, merchantId);
  });

/** Parts can be read in any order, and not all of them have to be. */
async function wasDownloaded({ audit }: Pick<ExportDeps, 'audit'>, row: ExportRow): Promise<boolean> {
  const [merchantId = ''] = row.merchants;
  const entry = { merchantId, subject: `export:${row.id}`, action: 'export.downloaded' };
  return (await audit.latest({ ...entry, limit: 1 })).length > 0;
}

/** @throws `exports.not_found` for a file of somebody else, an unfinished or an expired one; `permissions.missing` */
export async function readPart(
  deps: Deps,
  { id, number }: { id: string; number: number },
  operator: Operator,
): Promise<{ text: string }> {
  const { db, clock, audit, permissions, hooks } = deps;
  const row = await findExport(db, { operatorId: operator.account.id, now: clock.now(), id });
  if (row?.state !== 'done') throw appError(exportErrors.notFound);
  const list = listNamed(hooks, row.listId);
  const rights = await permissions.rightsIn(db, row.operatorId);
  if (!mayStillSee(list, rights, row)) {
    const { permission } = list.reader.list;
    throw appError(requestErrors.permissionMissing, {
      value: { permission },
    });
  }
  const text = await findPart(db, { id, number });
  if (text === undefined) throw appError(exportErrors.notFound);
  if (number === 1 || !(await wasDownloaded(deps, row)))
    await db
      .transaction()
      .execute((tx) =>
        record(audit, tx, { row, action: 'export.downloaded', operator, after: { rows: row.rows } }),
      );
  return { text };
}
