import type { Permission } from '@croupier/contract/access/permissions.ts';
import type { Attendance, DeskRow } from '@croupier/contract/backoffice/takes.ts';
import { LIVE_LISTS, type LiveList } from '@croupier/contract/console-realtime.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { announceChange } from '../../../platform/db/list-changes.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Permissions } from '../../access/permissions/index.ts';
import { CONSOLE } from '../../access/sessions/index.ts';
import { DESK } from './desk.config.ts';
import { deskErrors } from './desk.errors.ts';
import {
  countLooks,
  deleteAttendance,
  extendTake,
  listAttendance,
  putLook,
  putTake,
  type AttendanceRow,
} from './takes.queries.ts';

export type TakeDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'list'>;
  permissions: Pick<Permissions, 'rightsOf'>;
};

const after = (clock: Clock, milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

function attendanceOf(
  rows: readonly AttendanceRow[],
  { merchantCode, id }: Pick<DeskRow, 'merchantCode' | 'id'>,
  operatorId: string,
): Attendance {
  const personOf = ({ operatorId: personId, name }: AttendanceRow) => ({
    id: personId,
    name,
    isMe: personId === operatorId,
  });
  const take = rows.find(({ isTake }) => isTake);
  return {
    merchantCode,
    id,
    lookers: rows.filter(({ isTake }) => !isTake).map(personOf),
    takenBy: take ? { ...personOf(take), until: take.until } : null,
  };
}

/** Who is viewing rows of a list, at the merchants where the operator may see it, and who has taken them. */
export async function listTakes(
  { db, clock, merchants, permissions }: TakeDeps,
  list: LiveList,
  operatorId: string,
): Promise<Attendance[]> {
  const rights = await permissions.rightsOf(operatorId, { exact: false });
  const merchantIds = [CONSOLE, ...(await merchants.list()).map(({ id }) => id)].filter((merchantId) =>
    rights.may(LIVE_LISTS[list], merchantId),
  );
  const rows = await listAttendance(db, { merchantIds, list, now: clock.now() });
  const byRow = Map.groupBy(rows, ({ merchantCode, id }) => JSON.stringify([merchantCode, id]));
  return [...byRow.values()].flatMap((group) =>
    group[0] ? [attendanceOf(group, group[0], operatorId)] : [],
  );
}

/** What an operator who keeps others from a row must be able to do with it, besides seeing it. */
const TAKE_PERMISSIONS: Readonly<Partial<Record<LiveList, Permission>>> = { approvals: 'approvals.decide' };

/**
 * Changes who is viewing or has taken a row, and notifies the other pages if that is new.
 *
 * @throws `desk.row_not_found` for a list and merchant that the operator may not see, `permissions.missing`
 */
async function attend(
  { db, clock, permissions }: TakeDeps,
  row: DeskRow,
  {
    operatorId,
    needed,
    change,
  }: { operatorId: string; needed?: Permission | undefined; change: (tx: Tx) => Promise<boolean> },
): Promise<Attendance> {
  const { list, merchantCode, id } = row;
  const rights = await permissions.rightsOf(operatorId, { exact: true });
  if (!rights.may(LIVE_LISTS[list], merchantCode)) throw appError(deskErrors.rowNotFound);
  if (needed && !rights.may(needed, merchantCode))
    throw appError(requestErrors.permissionMissing, { value: { permission: needed } });
  return db.transaction().execute(async (tx) => {
    if (await change(tx)) await announceChange(tx, { what: 'take', list, merchantId: merchantCode, id });
    const found = { merchantIds: [merchantCode], list, id, now: clock.now() };
    return attendanceOf(await listAttendance(tx, found), row, operatorId);
  });
}

/** @throws `desk.too_many` */
async function look({ clock }: TakeDeps, tx: Tx, row: DeskRow, operatorId: string): Promise<boolean> {
  const own = { ...row, operatorId, now: clock.now() };
  const isNew = await putLook(tx, { ...own, until: after(clock, DESK.lookMilliseconds) });
  if (isNew && (await countLooks(tx, own)) > DESK.maxLooks) throw appError(deskErrors.tooMany);
  return isNew;
}

/** @throws `desk.row_not_found`, `desk.too_many` */
export const lookAt = (deps: TakeDeps, row: DeskRow, operatorId: string): Promise<Attendance> =>
  attend(deps, row, {
    operatorId,
    change: async (tx) => {
      const isNew = await look(deps, tx, row, operatorId);
      const until = after(deps.clock, DESK.takeMilliseconds);
      const isExtended = await extendTake(tx, { ...row, operatorId, until, now: deps.clock.now() });
      return isNew || isExtended;
    },
  });

/** @throws `desk.row_not_found`, `permissions.missing`, `desk.too_many`, `desk.taken` with the name of who has it */
export const take = (deps: TakeDeps, row: DeskRow, operatorId: string): Promise<Attendance> =>
  attend(deps, row, {
    operatorId,
    needed: TAKE_PERMISSIONS[row.list],
    change: async (tx) => {
      await look(deps, tx, row, operatorId);
      const [until, now] = [after(deps.clock, DESK.takeMilliseconds), deps.clock.now()];
      if (!(await putTake(tx, { ...row, operatorId, until, now })))
        await refuseTaken(tx, row, { operatorId, now });
      return true;
    },
  });

/** @throws `desk.row_not_found` */
export async function leave(deps: TakeDeps, row: DeskRow, operatorId: string): Promise<null> {
  await attend(deps, row, { operatorId, change: (tx) => deleteAttendance(tx, { ...row, operatorId }) });
  return null;
}

/** @throws `desk.taken` if somebody else has the row. @param by.exceptBy whose take keeps nobody from it */
export async function refuseTaken(
  tx: Tx,
  { list, merchantCode, id }: DeskRow,
  { operatorId, now, exceptBy }: { operatorId: string; now: Date; exceptBy?: string },
): Promise<void> {
  const rows = await listAttendance(tx, { merchantIds: [merchantCode], list, id, now });
  const other = rows.find(
    (row) => row.isTake && row.operatorId !== operatorId && row.operatorId !== exceptBy,
  );
  if (other) throw appError(deskErrors.taken, { value: { name: other.name } });
}
