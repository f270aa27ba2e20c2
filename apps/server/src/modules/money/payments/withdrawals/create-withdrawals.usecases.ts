import type { BeneficiaryKind } from '@croupier/contract/payments/methods.ts';
import type { WithdrawalTerms } from '@croupier/contract/payments/withdrawals.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { BoundRoutes } from '../../../../platform/http/call.ts';
import type { Job } from '../../../../platform/jobs.ts';
import { createQueue } from '../../../../platform/queue.ts';
import type { ExportableList } from '../../../../platform/lists/list-reader.ts';
import type { ApprovalKind } from '../../../access/approvals/index.ts';
import type { OpenedAccount } from '../accounts/accounts.types.ts';
import { banksOf, type Bank } from '../beneficiaries/banks.config.ts';
import { beneficiariesRoutes } from '../beneficiaries/beneficiaries.routes.ts';
import type { DepositCredited, OutgoingTaker } from '../movements/movements.types.ts';
import { takePayoutHint } from '../payouts/hints.usecases.ts';
import { createOutgoingTaker, createReturnTaker } from '../payouts/outgoing.usecases.ts';
import { createPaidByHandRequest } from '../payouts/paid-by-hand.usecases.ts';
import { payoutReader } from '../payouts/payout-list.reads.ts';
import { payoutsConsole } from '../payouts/payouts.console.ts';
import { workOnPayouts } from '../payouts/payouts.jobs.ts';
import type { Hint } from '../providers/provider.types.ts';
import { createDisputeEnd } from '../receipts/dispute-ends.usecases.ts';
import { disputeReader } from '../receipts/dispute-list.reads.ts';
import { disputesConsole } from '../receipts/disputes.console.ts';
import { assumeReceipts } from '../receipts/receipts.usecases.ts';
import { requireTurnover, turnoverOf } from '../turnover/turnover.usecases.ts';
import { createTurnoverWaiver } from '../turnover/waiver.usecases.ts';
import { withdrawalReader } from './withdrawal-list.reads.ts';
import { withdrawalsConsole } from './withdrawals.console.ts';
import { findOpenWithdrawal } from './withdrawals.reads.ts';
import { withdrawalsRoutes } from './withdrawals.routes.ts';
import { withdrawalTerms } from './withdrawals.usecases.ts';
import type { WithdrawalDeps, WithdrawalHooks } from './withdrawals.types.ts';

export type Withdrawals = {
  hooks: WithdrawalHooks;
  /** The member owes turnover for a credited deposit. */
  credited: DepositCredited;
  /** Valid bet that the member still owes for deposits. */
  turnoverLeft: (db: Db, of: { merchantId: string; memberId: string; currency: string }) => Promise<bigint>;
  /** Finds the payout of an outgoing line. */
  takeOutgoing: OutgoingTaker;
  /** Finds the payout by hand that an incoming line sends back. */
  takeReturn: OutgoingTaker;
  takeHint: (opened: OpenedAccount, hint: Hint) => Promise<boolean>;
  /** Sends payouts, and asks what has become of those that were sent. */
  tick: () => Promise<void>;
  openWithdrawal: (of: { merchantId: string; memberId: string }) => Promise<string | null>;
  /** What the member may withdraw now, and why not more. */
  terms: (of: { merchantId: string; memberId: string }) => Promise<WithdrawalTerms>;
  banks: (merchantId: string) => Promise<Record<BeneficiaryKind, Bank[]>>;
  requests: readonly ApprovalKind[];
  routes: readonly BoundRoutes[];
  consoleRoutes: readonly BoundRoutes[];
  exportable: readonly ExportableList[];
  jobs: readonly Job[];
};

/** Transactions of this process at the same time, and those that wait. */
const TRANSACTIONS = { concurrency: 4, maxWaiting: 500 } as const;

/**
 * Lets a few transactions run at once: while they hold connections, what they wait for, such as a merchant's settings that
 * are loaded again, still needs one.
 */
function withQueue(given: WithdrawalDeps): WithdrawalDeps {
  const queue = createQueue(TRANSACTIONS);
  const { wallet } = given;
  return {
    ...given,
    wallet: { ...wallet, transaction: (work) => queue(() => wallet.transaction(work)) },
  };
}

/** Everything about money that leaves: beneficiaries, withdrawals, payouts, receipts, owed turnover. */
export function createWithdrawals(given: WithdrawalDeps): Withdrawals {
  const deps = withQueue(given);
  return {
    hooks: deps.hooks,
    credited: (tx, { depositId, amountMinor, at, ...of }) =>
      requireTurnover(deps, tx, { ...of, depositId, depositMinor: amountMinor, at }),
    turnoverLeft: async (db, of) => {
      const { requiredMinor, doneMinor } = await turnoverOf(deps, db, of);
      return requiredMinor - doneMinor;
    },
    takeOutgoing: createOutgoingTaker(deps),
    takeReturn: createReturnTaker(deps),
    takeHint: (opened, hint) => takePayoutHint(deps, opened, hint),
    tick: () => workOnPayouts(deps),
    openWithdrawal: (of) => findOpenWithdrawal(deps.db, of),
    terms: (of) => withdrawalTerms(deps, of),
    banks: async (merchantId) => {
      const { currency } = await deps.merchants.byId(merchantId);
      const { bank = [], card = [], phone = [], wallet = [] } = banksOf(currency);
      return { bank: [...bank], card: [...card], phone: [...phone], wallet: [...wallet] };
    },
    requests: [
      createPaidByHandRequest(deps),
      createDisputeEnd(deps, 'made_good'),
      createDisputeEnd(deps, 'forced'),
      createTurnoverWaiver(deps),
    ],
    routes: [beneficiariesRoutes(deps), withdrawalsRoutes(deps)],
    consoleRoutes: [withdrawalsConsole(deps), payoutsConsole(deps), disputesConsole(deps)],
    exportable: [{ reader: withdrawalReader }, { reader: payoutReader }, { reader: disputeReader }],
    jobs: [{ name: 'receipts', cron: '* * * * *', run: () => assumeReceipts(deps) }],
  };
}
