import { UTF8_MARK } from '@croupier/contract/csv.ts';
import { decodeInput } from '../../../platform/http/validation.ts';
import { columnsOf, headerLine, rowLine } from './cells.rules.ts';
import { EXPORTS } from './exports.config.ts';
import { addPart, claimExport, finishExport } from './exports.queries.ts';
import type { ExportDeps, ExportHooks, ExportRow } from './exports.types.ts';
import { listNamed, mayStillSee, record } from './exports.usecases.ts';

type Deps = ExportDeps & { hooks: ExportHooks };

/** Ends an export, with the entry in the audit log. */
async function finish(
  { db, audit }: Deps,
  row: ExportRow,
  { state, rows, isComplete }: { state: 'done' | 'refused'; rows: number; isComplete: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await finishExport(tx, { id: row.id, state, isComplete });
    await record(audit, tx, { row, action: `export.${state}`, after: { rows } });
  });
}

/** Writes one file. Every part is a page of the list in the order of the request, so that rows that move are not skipped. */
async function write(deps: Deps, row: ExportRow): Promise<void> {
  const { db, clock, hooks, permissions } = deps;
  const list = listNamed(hooks, row.listId);
  const { reader } = list;
  const isRefused = async (): Promise<boolean> =>
    !mayStillSee(list, await permissions.rightsIn(db, row.operatorId), row);
  const refused = { state: 'refused', rows: 0, isComplete: false } as const;
  if (await isRefused()) return finish(deps, row, refused);
  const columns = columnsOf(reader.list.item);
  const query = decodeInput(reader.list.query, row.query);
  let [number, rows, isComplete] = [1, 0, true];
  const add = (body: string) =>
    db.transaction().execute((tx) => addPart(tx, { id: row.id, number, body, rows, now: clock.now() }));
  await add(UTF8_MARK + headerLine(columns));
  for await (const items of reader.pages(db, {
    merchantIds: row.merchants,
    query,
    pageSize: EXPORTS.partRows,
  })) {
    const taken = items.slice(0, EXPORTS.maxRows - rows);
    isComplete = taken.length === items.length;
    if (taken.length === 0) break;
    number += 1;
    rows += taken.length;
    await add(taken.map((item) => rowLine(columns, item)).join(''));
    if (!isComplete) break;
  }
  if (await isRefused()) return finish(deps, row, refused);
  await finish(deps, row, { state: 'done', rows, isComplete });
}

/**
 * Writes the files that were asked for, one after another. One that fails is tried again after a while, and does not
 * keep the others waiting.
 *
 * @throws what the first failed one has thrown, at the end
 */
export async function writeExports(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  for (;;) {
    const now = clock.now();
    const interruptedBefore = new Date(now.getTime() - EXPORTS.interruptedMilliseconds);
    const row = await db.transaction().execute((tx) => claimExport(tx, { now, interruptedBefore }));
    if (!row) break;
    await write(deps, row).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
