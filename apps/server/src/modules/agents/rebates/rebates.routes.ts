import { rebatesRoutes as routes } from '@croupier/contract/agents/rebates.ts';
import type { RateClass } from '@croupier/agreements/rates/sheets.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { PERIOD_SECONDS, statementView } from '../../money/wallet/index.ts';
import type { createCommission } from './account/commission.usecases.ts';
import type { Bill, Step } from './billing/bills.reads.ts';
import type { ListedBill } from './billing/bill-source.types.ts';
import type { createBills } from './billing/bills.usecases.ts';
import type { createClaims } from './billing/claims.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });
const startOf = (period: number): Date => new Date(period * PERIOD_SECONDS * 1_000);

const rebateBillOf = <B extends Pick<Bill, 'from' | 'until' | 'amountMinor'>>({
  from,
  until,
  amountMinor,
  ...bill
}: B) => ({
  ...bill,
  from: startOf(from),
  until: startOf(until),
  amount: amountMinor,
});
const billOf = ({ contract, ...bill }: ListedBill) => ({
  ...rebateBillOf(bill),
  contract: contract ?? null,
});
const stepOf = (step: Step) => ({
  from: startOf(step.period),
  class: step.class as RateClass,
  ratePpm: step.ratePpm,
  ownBet: step.ownBetMinor,
  teamBet: step.teamBetMinor,
  downline: step.downlineMinor,
  prizeShare: step.prizeShareMinor,
  own: step.ownMinor,
  share: step.shareMinor,
});

export const rebateRoutes = ({
  bills,
  claims,
  commission,
}: {
  bills: ReturnType<typeof createBills>;
  claims: ReturnType<typeof createClaims>;
  commission: ReturnType<typeof createCommission>;
}): BoundRoutes =>
  bindRoutes(routes, {
    rebate: async ({ account }) => {
      const { isManual, claimableMinor, minClaimMinor, until, classes } = await claims.view(keyOf(account));
      return {
        isManual,
        claimable: claimableMinor,
        minClaim: minClaimMinor,
        until: until === undefined ? null : startOf(until),
        classes: classes.map((row) => ({
          class: row.class as RateClass,
          validBet: row.validBetMinor,
          amount: row.amountMinor,
        })),
      };
    },
    claimRebate: async ({ account }) => rebateBillOf(await claims.claim(keyOf(account))),
    bills: async ({ account, query }) => {
      const { items, next, totalMinor, paidMinor } = await bills.list(keyOf(account), query);
      return { items: items.map(billOf), next, total: totalMinor, paid: paidMinor };
    },
    bill: async ({ account, params }) => {
      const found = await bills.explain(keyOf(account), params.billId);
      const { steps, isComplete, derivation = null, ...bill } = found;
      return { ...billOf(bill), isComplete, steps: steps.map(stepOf), derivation };
    },
    income: async ({ account, query }) => {
      const { days, contracts, ...sums } = await bills.income(keyOf(account), query);
      return {
        days: days.map((row) => ({
          day: row.day,
          class: row.class as RateClass,
          ownBet: row.ownBetMinor,
          teamBet: row.teamBetMinor,
          own: row.ownMinor,
          share: row.shareMinor,
        })),
        contracts: contracts.map((row) => ({
          day: row.day,
          kind: row.kind,
          gross: row.grossMinor,
          downline: row.downlineMinor,
          take: row.takeMinor,
          open: row.openMinor,
        })),
        earned: sums.earnedMinor,
        paid: sums.paidMinor,
        open: sums.openMinor,
      };
    },
    account: async ({ account, query }) => {
      const [page, balance] = await Promise.all([
        commission.statement(keyOf(account), query),
        commission.balance(keyOf(account)),
      ]);
      return { ...statementView(page), balance };
    },
    moveToMain: async ({ account, body }) => {
      const { id, amount } = body;
      const moved = await commission.moveToMain(keyOf(account), { id, amountMinor: amount });
      return { transferId: moved.transferId, balance: moved.balanceMinor };
    },
  });
