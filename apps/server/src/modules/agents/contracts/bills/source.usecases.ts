import type { BillDerivation } from '@croupier/contract/agents/contract-bills.ts';
import { contractTerms } from '@croupier/contract/agents/contract-terms.ts';
import { z } from 'zod';
import { addDays } from '../../../../platform/zone.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { calendar } from '../../network/index.ts';
import type { BillSource, ContractDay } from '../../rebates/index.ts';
import { contractErrors } from '../contracts.errors.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { inputsOf } from '../runs/inputs.rules.ts';
import {
  findBill,
  listBills,
  readBelow,
  readExplained,
  readIncome,
  readOpenTotal,
  readPayments,
  sumBills,
} from './bills.reads.ts';

/** Everything that a bill was computed of, and what came of it. @throws `contracts.not_found` */
export async function deriveBill(
  db: Db,
  { merchantId, billId }: { merchantId: string; billId: string },
): Promise<BillDerivation> {
  const row = await readExplained(db, { merchantId, billId });
  if (!row) throw appError(contractErrors.notFound);
  const [below, payments] = await Promise.all([
    readBelow(db, { merchantId, runId: row.runId, payerNo: row.payeeNo }),
    readPayments(db, { merchantId, billId }),
  ]);
  return {
    terms: z.decode(contractTerms, row.terms),
    beforeGross: row.revision === 1 ? null : row.beforeMinor,
    ...inputsOf(row.inputs),
    base: row.baseMinor,
    downlines: below.map(({ inputs, ...bill }) => {
      const { activeMembers, validBetMinor, netLossMinor } = inputsOf(inputs).reached;
      return {
        billId: bill.id,
        payee: { memberId: bill.memberId, account: bill.account },
        activeMembers,
        validBet: validBetMinor,
        netLoss: netLossMinor,
        gross: bill.grossMinor,
        paid: bill.paidMinor,
        open: bill.openMinor,
      };
    }),
    offset: row.offsetMinor,
    payments: payments.map(({ amountMinor, ...payment }) => ({ ...payment, amount: amountMinor })),
  };
}

/** Bills of contracts for the list of all bills. */
export function createBillSource({ db, merchants }: Pick<ContractDeps, 'db' | 'merchants'>): BillSource {
  return {
    list: (member, query) => listBills(db, member, query),
    sums: (member, query) => sumBills(db, member, query),
    find: (member, billId) => findBill(db, member, billId),
    derive: (member, billId) => deriveBill(db, { merchantId: member.merchantId, billId }),
    income: async (member, { from, until }) => {
      const { settlement } = (await merchants.byId(member.merchantId)).settings;
      const [rows, openMinor] = await Promise.all([
        readIncome(db, {
          ...member,
          from: calendar.firstPeriodOf(from, settlement),
          until: calendar.firstPeriodOf(addDays(until, 1), settlement),
        }),
        readOpenTotal(db, member),
      ]);
      const days = new Map<string, ContractDay>();
      for (const { until: end, kind, ...row } of rows) {
        const day = calendar.dayOfPeriod(end - 1, settlement);
        const sum = days.get(`${day} ${kind}`) ?? {
          day,
          kind,
          grossMinor: 0n,
          downlineMinor: 0n,
          takeMinor: 0n,
          openMinor: 0n,
        };
        sum.grossMinor += row.grossMinor;
        sum.downlineMinor += row.downlineMinor;
        sum.takeMinor += row.takeMinor;
        sum.openMinor += row.openMinor;
        days.set(`${day} ${kind}`, sum);
      }
      const inOrder = [...days.values()].toSorted((a, b) =>
        a.day < b.day || (a.day === b.day && a.kind < b.kind) ? -1 : 1,
      );
      return { days: inOrder, openMinor };
    },
  };
}
