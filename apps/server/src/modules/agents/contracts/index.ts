import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { AuditCheck } from '../../money/wallet/index.ts';
import type { BillSource } from '../rebates/index.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import { createSettingsChange, type ApprovalKind } from '../../access/approvals/index.ts';
import { contractsConsole } from './desk/desk.console.ts';
import { billReader, contractReader, runReader } from './desk/lists.reads.ts';
import { createOfferRequest } from './desk/offers.usecases.ts';
import { SETTLEMENT_RULES } from './desk/settings.usecases.ts';
import { createBillSource } from './bills/source.usecases.ts';
import { checkContracts } from './contracts.checks.ts';
import { contractJobs } from './contracts.jobs.ts';
import { readOwed } from './payment/debts.queries.ts';
import { checkMove, withdrawalCheck } from './payment/blocks.usecases.ts';
import { createResettlementRequest } from './resettlement/order.usecases.ts';
import { settleContracts } from './runs/settle.usecases.ts';
import { forecast } from './runs/forecast.usecases.ts';
import { readDebts } from './bills/debts.usecases.ts';
import { instantOf } from './periods/now.rules.ts';
import {
  CONTRACTS_CHANNEL,
  newestChange,
  readChanged,
  SETTLED_CHANNEL,
  type Changed,
  type Settled,
} from './changes/changes.queries.ts';
import { contractMoneyRoutes } from './bills/money.routes.ts';
import { contractRoutes } from './contracts.routes.ts';
import type { ContractDeps, MemberKey } from './contracts.types.ts';
import { createActions } from './contracts.usecases.ts';
import { createViews } from './views.usecases.ts';

type SettingsMerchants = Parameters<typeof createSettingsChange>[0]['merchants'];

export type Contracts = {
  /** Where a member stands with each kind: none, running, a new offer, a request to end. */
  standing: ReturnType<typeof createViews>['standing'];
  /** How many offers and requests to end wait for the member's answer. */
  countWaiting: (member: MemberKey) => Promise<number>;
  /** The number of the member's last change. */
  newestChange: (member: MemberKey) => Promise<bigint>;
  /** Calls back for every change that any process makes. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (changed: Changed) => void,
  ) => Promise<() => Promise<void>>;
  /** Calls back when everything before an instant is settled. */
  listenForSettled: (
    database: Pick<Database, 'listen'>,
    onSettled: (settled: { merchantId: string; until: number; at: Date }) => void,
  ) => Promise<() => Promise<void>>;
  /** Computes, bills and pays everything that is sealed; the job calls it every minute. */
  settle: () => Promise<void>;
  /** Bills of contracts, listed together with rebates. */
  billSource: BillSource;
  /** What open bills leave for a withdrawal. */
  withdrawalCheck: (db: Db, of: MemberKey & { currency: string }) => ReturnType<typeof withdrawalCheck>;
  /** What a member owes of open bills. */
  owed: (db: Db, member: MemberKey) => Promise<bigint>;
  /** Keeps commission where open bills are collected from. @throws `contracts.open_bills` */
  checkMove: (db: Db, member: MemberKey) => Promise<void>;
  /** Rules for the ledger audit. */
  check: AuditCheck;
  jobs: readonly Job[];
  /** Kinds of requests for what one operator may not do alone. */
  requests: readonly ApprovalKind[];
  exportable: readonly ExportableList[];
  consoleRoutes: BoundRoutes;
  routes: BoundRoutes[];
};

/** Contracts between neighbours of a line of agents: terms, settlement and payment. */
export function createContracts(deps: ContractDeps & { merchants: SettingsMerchants }): Contracts {
  const views = createViews(deps);
  return {
    standing: views.standing,
    countWaiting: views.countRequests,
    newestChange: (member) => newestChange(deps.db, member),
    listen: (database, onChange) =>
      database.listen(CONTRACTS_CHANNEL, (notice) => onChange(readChanged(notice))),
    listenForSettled: (database, onSettled) =>
      database.listen(SETTLED_CHANNEL, (notice) => {
        const settled = JSON.parse(notice) as Settled;
        onSettled({ ...settled, at: instantOf(settled.until) });
      }),
    settle: () => settleContracts(deps),
    billSource: createBillSource(deps),
    withdrawalCheck: (db, of) => withdrawalCheck(deps, db, of),
    owed: readOwed,
    checkMove,
    check: checkContracts,
    jobs: contractJobs(deps),
    requests: [
      createOfferRequest(deps),
      createSettingsChange(deps, SETTLEMENT_RULES),
      createResettlementRequest(deps),
    ],
    exportable: [contractReader, runReader, billReader].map((reader) => ({ reader })),
    consoleRoutes: contractsConsole(deps),
    routes: [
      contractRoutes({ views, act: createActions(deps) }),
      contractMoneyRoutes({
        forecast: (member) => forecast(deps, member),
        debts: (member) => readDebts(deps, member),
      }),
    ],
  };
}
