import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import { takesConsole } from './takes.console.ts';
import { deleteAttendanceBefore } from './takes.queries.ts';
import { refuseTaken } from './takes.usecases.ts';
import { viewsConsole } from './views.console.ts';
import type { DeskHooks, ViewDeps } from './views.usecases.ts';

export type Desk = {
  /** `lists`: what saved views can be of. */
  hooks: DeskHooks;
  consoleRoutes: readonly BoundRoutes[];
  jobs: readonly Job[];
  /** @throws `desk.taken` if another operator has taken the request, other than the one who asked */
  guardApproval: (
    tx: Tx,
    request: { merchantId: string; id: string; askedBy: string; operatorId: string },
  ) => Promise<void>;
};

/** How operators work with lists: who looks at a row, who works on it, and saved views. */
export function createDesk(deps: ViewDeps): Desk {
  const { db, clock } = deps;
  const hooks: DeskHooks = { lists: [] };
  return {
    hooks,
    consoleRoutes: [takesConsole(deps), viewsConsole({ ...deps, hooks })],
    jobs: [
      { name: 'takes-cleanup', cron: '*/10 * * * *', run: () => deleteAttendanceBefore(db, clock.now()) },
    ],
    guardApproval: (tx, { merchantId: merchantCode, id, askedBy, operatorId }) =>
      refuseTaken(
        tx,
        { list: 'approvals', merchantCode, id },
        { operatorId, now: clock.now(), exceptBy: askedBy },
      ),
  };
}
