import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import { auditReader } from './audit.reads.ts';
import { addMember } from './balances.queries.ts';
import { refreshBalances, type BalanceDeps } from './balances.usecases.ts';
import { listsConsole } from './lists.console.ts';
import { memberReader } from './members.reads.ts';

export type Lists = {
  consoleRoutes: BoundRoutes;
  /** Lists a new member before the job does. */
  addMember: (member: { merchantId: string; memberId: string }) => Promise<void>;
  jobs: readonly Job[];
  exportable: readonly ExportableList[];
};

/** Operators' lists that read from several modules. */
export const createLists = (deps: BalanceDeps): Lists => ({
  consoleRoutes: listsConsole(deps),
  addMember: (member) => addMember(deps.db, member),
  jobs: [{ name: 'member-balances', cron: '* * * * *', run: () => refreshBalances(deps) }],
  exportable: [{ reader: auditReader, hasPlatformRows: true }, { reader: memberReader }],
});
