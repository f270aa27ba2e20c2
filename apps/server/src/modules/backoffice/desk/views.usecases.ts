import type { SavedView, ViewBody } from '@croupier/contract/backoffice/views.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import { AppError, appError } from '../../../platform/http/errors.ts';
import type { Account } from '../../../platform/http/context.ts';
import { decodeInput } from '../../../platform/http/validation.ts';
import { answerList, type ExportableList } from '../../../platform/lists/list-reader.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import { CONSOLE } from '../../access/sessions/index.ts';
import { DESK } from './desk.config.ts';
import { deskErrors } from './desk.errors.ts';
import type { TakeDeps } from './takes.usecases.ts';
import { countViews, deleteView, listViews, putView, type ViewOwner } from './views.queries.ts';

export type ViewDeps = TakeDeps & { audit: Pick<Audit, 'record'> };
export type DeskHooks = { lists: ExportableList[] };

type Caller = { account: Account; ip: string; requestId: string };
type Count = { count: number; isCountExact: boolean };

/** A shared view changes what others see, so it is recorded. */
async function recordShared(
  { audit }: ViewDeps,
  tx: Tx,
  { account, ip, requestId }: Caller,
  entry: { action: string; id: string; after?: object },
): Promise<void> {
  const { id, ...what } = entry;
  await audit.record(tx, {
    merchantId: CONSOLE,
    actor: account,
    subject: `view:${id}`,
    ...what,
    ip,
    requestId,
  });
}

/** @throws `desk.view_not_found` for an id of somebody else, `desk.too_many` */
export function saveView(
  deps: ViewDeps,
  { id, owner, body }: { id: string; owner: ViewOwner; body: ViewBody },
  caller: Caller,
): Promise<SavedView> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await putView(tx, owner, { ...body, id, at: deps.clock.now() })))
      throw appError(deskErrors.viewNotFound);
    if ((await countViews(tx, owner)) > DESK.maxViews) throw appError(deskErrors.tooMany);
    const { roleId } = owner;
    if (roleId !== null)
      await recordShared(deps, tx, caller, { action: 'view.shared', id, after: { ...body, roleId } });
    return { id, ...body, roleId };
  });
}

/** @throws `desk.view_not_found` */
export async function removeView(
  deps: ViewDeps,
  { id, owner }: { id: string; owner: ViewOwner },
  caller: Caller,
): Promise<null> {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteView(tx, owner, id))) throw appError(deskErrors.viewNotFound);
    if (owner.roleId !== null) await recordShared(deps, tx, caller, { action: 'view.removed', id });
  });
  return null;
}

/** The filters and order of a view as in the list's call; what the list does not know is left out. */
function selectionOf({ reader, check }: ExportableList, search: string): object | undefined {
  const known = new Set([...Object.keys(reader.list.filters), 'sort']);
  const texts = Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => known.has(name)));
  try {
    const query = decodeInput(reader.list.query, texts) as object;
    check?.(query);
    return query;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Counts the rows of pinned views, with the rights of the operator who asks. */
export function createViewCounts(deps: ViewDeps, hooks: DeskHooks) {
  const counts = createFresh<Count | undefined>({
    clock: deps.clock,
    milliseconds: DESK.countMilliseconds,
    maxKeys: DESK.maxCounts,
  });

  const count = async (view: SavedView, operatorId: string): Promise<Count | undefined> => {
    const list = hooks.lists.find(({ reader }) => reader.list.id === view.list);
    const query = list && selectionOf(list, view.search);
    if (!list || !query) return undefined;
    const rights = await deps.permissions.rightsOf(operatorId, { exact: false });
    if (rights.merchantsWith(list.reader.list.permission).length === 0) return undefined;
    const { hasPlatformRows = false } = list;
    const page = await answerList(deps, list.reader, { query, rights }, { hasPlatformRows });
    return { count: page.count, isCountExact: page.isCountExact };
  };

  return async (operatorId: string): Promise<Array<Count & { id: string }>> => {
    const pinned = (await listViews(deps.db, { operatorId, now: deps.clock.now() })).filter(
      ({ isPinned }) => isPinned,
    );
    const found = await Promise.all(
      pinned.map(async (view) => {
        const key = JSON.stringify([operatorId, view]);
        const counted = await counts.get(key, () => count(view, operatorId));
        return counted ? [{ id: view.id, ...counted }] : [];
      }),
    );
    return found.flat();
  };
}
