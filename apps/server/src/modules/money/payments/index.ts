import type { Database } from '../../../platform/db/database.ts';
import { loadMasterKeys } from '../../../platform/db/master-keys.ts';
import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { Job } from '../../../platform/jobs.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { createThrottle } from '../../../platform/throttle.ts';
import type { AuditCheck, MoneyTx } from '../wallet/index.ts';
import type { ExportableList } from '../../../platform/lists/list-reader.ts';
import { createSettingsChange, type ApprovalKind } from '../../access/approvals/index.ts';
import { requestOf } from './acts/acts.usecases.ts';
import { creditAct } from './acts/credit.usecases.ts';
import { takeChargeback } from './chargebacks/chargebacks.usecases.ts';
import { depositsConsole } from './desk/deposits.console.ts';
import { chargebackReader, depositReader, refundReader } from './desk/deposits.reads.ts';
import { findingReader, movementReader } from './desk/movements.reads.ts';
import { debtAct } from './debts/debts.usecases.ts';
import { memberPaymentsConsole } from './desk/member-payments.console.ts';
import { settingsConsole } from './desk/settings.console.ts';
import { PAYMENT_RULES } from './desk/settings.usecases.ts';
import { reconciliationConsole } from './desk/reconciliation.console.ts';
import { settlementAct } from './reconciliation/settlement.usecases.ts';
import { refundAct } from './refunds/refunding.usecases.ts';
import { followRefundHint, followRefunds, refundEndAct, takeRefund } from './refunds/sending.usecases.ts';
import { accountChange } from './accounts/account-change.usecases.ts';
import { methodChange } from './channels/method-change.usecases.ts';
import { accountsConsole } from './desk/accounts.console.ts';
import { createAccounts } from './accounts/accounts.usecases.ts';
import {
  newestChange,
  PAYMENTS_CHANNEL,
  readChanged,
  type Changed,
  type MemberKey,
} from './changes/changes.queries.ts';
import { createRecordChange } from './changes/changes.usecases.ts';
import { bindMethods } from './channels/methods.routes.ts';
import { readMethodNames } from './channels/methods.usecases.ts';
import { askById, askDue } from './deposits/asking.usecases.ts';
import { depositedSince } from './deposits/sums.reads.ts';
import { bindDeposits } from './deposits/deposits.routes.ts';
import { seedDeposit, type DemoDeposit } from './deposits/deposits.demo.ts';
import { createDepositUsecases } from './deposits/deposits.usecases.ts';
import { createHookWork } from './hooks/hook-work.usecases.ts';
import { receiveHook, workOnEvents, type HookInput, type HookParts } from './hooks/hooks.usecases.ts';
import type { MovementHooks } from './movements/movements.types.ts';
import { HOOK_MARK_MILLISECONDS, TICK_MILLISECONDS, UNSIGNED_ASK_MILLISECONDS } from './payments.config.ts';
import { seedPaymentDemo } from './payments.demo.ts';
import { auditPayments } from './payments.checks.ts';
import { paymentJobs } from './payments.jobs.ts';
import type { PaymentDeps, PaymentParts } from './payments.types.ts';
import { createPaymentAdapters } from './providers/payment-adapters.adapter.ts';
import { startTicks, type Tick } from '../../../platform/ticks.ts';
import { PAYOUT_TIMING } from './payouts/payouts.config.ts';
import { createWithdrawals, type Withdrawals } from './withdrawals/create-withdrawals.usecases.ts';

export { createPaymentRecords } from './records/records.usecases.ts';
export { MAX_HOOK_BYTES } from './payments.config.ts';
export type { DepositAdmission } from './payments.types.ts';
export type { PayoutTiming } from './payouts/payouts.types.ts';
export type { Obstacle, WithdrawalCheck } from './withdrawals/withdrawals.types.ts';

export type Payments = {
  /** A provider's message: an answer in its own form, or only a status for a forged or misdirected one. */
  receiveHook: (hook: HookInput) => Promise<Awaited<ReturnType<typeof receiveHook>>>;
  /** What counts towards deposit limits. */
  depositedSince: typeof depositedSince;
  /** The number of the member's last change, and what it was about. */
  newestChange: (member: MemberKey) => ReturnType<typeof newestChange>;
  /** Calls back for every change that any process makes. */
  listen: (
    database: Pick<Database, 'listen'>,
    onChange: (changed: Changed) => void,
  ) => Promise<() => Promise<void>>;
  /** Follows up what can't wait for a minute, in the worker. */
  startTicks: () => () => Promise<void>;
  /** The same once, for tests. */
  tick: () => Promise<void>;
  seedDemo: (sandboxUrl: string) => Promise<void>;
  /** A deposit over a demo shop's branch account, which is credited at once. Again, it changes nothing. */
  seedDeposit: (deposit: DemoDeposit) => Promise<void>;
  /** The member must play a credit before it can be withdrawn. For the transaction that posts it, after the transfers. */
  requireTurnover: (tx: MoneyTx, credit: Omit<Parameters<Withdrawals['credited']>[1], 'at'>) => Promise<void>;
  /** Valid bet that the member still owes for deposits. */
  turnoverLeft: Withdrawals['turnoverLeft'];
  /** What a member may withdraw now, and why not more. */
  withdrawalTerms: Withdrawals['terms'];
  /** Names of the merchant's deposit methods by id. */
  methodNames: (merchantId: string, language: string) => Promise<Map<string, string>>;
  /** `checks`: objections of later modules to a member's withdrawals, such as bonuses and unpaid bills. */
  hooks: Withdrawals['hooks'];
  routes: BoundRoutes[];
  consoleRoutes: BoundRoutes[];
  /** For the ledger audit. */
  check: AuditCheck;
  /** Kinds of requests for what one operator may not do alone. */
  requests: readonly ApprovalKind[];
  exportable: readonly ExportableList[];
  jobs: Job[];
  /** Waits for the work on messages and the questions to providers that have started, for tests. */
  settled: () => Promise<void>;
  /**
   * Finishes what is under way. Messages that still wait for their turn stay stored, and the worker takes them.
   */
  close: () => Promise<void>;
};

/** Money in and out: methods, provider accounts, deposits, withdrawals. */
export function createPayments(
  given: Omit<PaymentDeps, 'adapters'> & Partial<Pick<PaymentDeps, 'adapters'>>,
): Payments {
  const deps: PaymentDeps = { adapters: createPaymentAdapters(given), ...given };
  // The label is part of every stored secret's key, so it must not change.
  const box = createSecretBox({ label: 'croupier payments', loadMasters: () => loadMasterKeys(deps) });
  const parts: PaymentParts = {
    ...deps,
    box,
    accounts: createAccounts({ ...deps, box }),
    recordChange: createRecordChange(deps),
  };
  const withdrawals = createWithdrawals({
    ...parts,
    hooks: { checks: [], requested: [] },
    timing: deps.payoutTiming ?? PAYOUT_TIMING,
  });
  const hooks: MovementHooks = {
    outgoing: [takeRefund(parts), withdrawals.takeOutgoing],
    returned: [withdrawals.takeReturn],
    credited: [withdrawals.credited],
  };
  const credit = { ...parts, hooks };
  const underWay = new Set<Promise<void>>();
  const askSoon: HookParts['askSoon'] = (key) => {
    const asking = askById(credit, key)
      .catch((error: unknown) => deps.log.warn({ err: error, deposit: key.id }, 'provider not asked'))
      .finally(() => underWay.delete(asking));
    underWay.add(asking);
  };
  const marks = createThrottle(HOOK_MARK_MILLISECONDS, () => deps.clock.now().getTime());
  const asks = createThrottle(UNSIGNED_ASK_MILLISECONDS, () => deps.clock.now().getTime());
  const hookParts: HookParts = {
    ...credit,
    takers: {
      hints: [withdrawals.takeHint, (opened, hint) => followRefundHint(parts, opened, hint)],
      chargebacks: [(opened, chargeback) => takeChargeback(parts, opened, chargeback)],
    },
    askSoon,
    mayAsk: (depositId) => asks(depositId) !== undefined,
    mayMark: (accountId) => marks(accountId) !== undefined,
  };
  const hookWork = createHookWork(hookParts, (keys) => workOnEvents(hookParts, keys));
  const settled = async (): Promise<void> => {
    await hookWork.settled();
    await Promise.all(underWay);
  };
  const ticks: Tick[] = [
    () => hookWork.takeMissed(),
    () => askDue(credit),
    () => followRefunds(credit),
    withdrawals.tick,
  ];

  return {
    receiveHook: (hook) => receiveHook(hookParts, hookWork, hook),
    turnoverLeft: withdrawals.turnoverLeft,
    requireTurnover: (tx, credit) => withdrawals.credited(tx, { ...credit, at: deps.clock.now() }),
    depositedSince,
    newestChange: (member) => newestChange(deps.db, member),
    listen: (database, onChange) =>
      database.listen(PAYMENTS_CHANNEL, (notice) => onChange(readChanged(notice))),
    startTicks: () => startTicks({ ticks, milliseconds: TICK_MILLISECONDS, log: deps.log }),
    tick: async () => {
      for (const tick of ticks) await tick();
    },
    seedDemo: (sandboxUrl) => seedPaymentDemo(parts, sandboxUrl),
    seedDeposit: (deposit) => seedDeposit(credit, deposit),
    routes: [
      bindMethods(parts, {
        openWithdrawal: withdrawals.openWithdrawal,
        banks: async ({ merchantId }) => ({ banks: await withdrawals.banks(merchantId) }),
      }),
      bindDeposits(parts, createDepositUsecases(credit)),
      ...withdrawals.routes,
    ],
    consoleRoutes: [
      ...withdrawals.consoleRoutes,
      ...depositsConsole(credit),
      ...reconciliationConsole(credit),
      accountsConsole(parts),
      settingsConsole(parts),
      memberPaymentsConsole(parts),
    ],
    withdrawalTerms: withdrawals.terms,
    methodNames: (merchantId, language) => readMethodNames(parts, { merchantId, language }),
    hooks: withdrawals.hooks,
    check: auditPayments,
    requests: [
      ...withdrawals.requests,
      requestOf(parts, creditAct(credit)),
      requestOf(parts, refundAct(parts)),
      requestOf(parts, refundEndAct(parts)),
      requestOf(parts, settlementAct(parts)),
      requestOf(parts, debtAct(parts)),
      accountChange(parts),
      methodChange(parts),
      createSettingsChange(parts, PAYMENT_RULES),
    ],
    exportable: [
      ...withdrawals.exportable,
      { reader: depositReader },
      { reader: refundReader },
      { reader: chargebackReader },
      { reader: movementReader },
      { reader: findingReader },
    ],
    jobs: [...paymentJobs(credit), hookWork.job, ...withdrawals.jobs],
    settled,
    close: async () => {
      hookWork.stop();
      await settled();
    },
  };
}
