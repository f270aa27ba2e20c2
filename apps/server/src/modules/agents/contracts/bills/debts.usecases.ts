import type { ContractKind } from '@croupier/contract/agents/contract-terms.ts';
import type { ContractDeps, MemberKey } from '../contracts.types.ts';
import { instantOf } from '../periods/now.rules.ts';
import { readOpenBills } from './bills.reads.ts';

type Open = Awaited<ReturnType<typeof readOpenBills>>[number];

const debtOf = ({ contract, ...bill }: Open) => {
  if (!contract?.payer) throw new Error(`bill ${bill.id} of the house is open`);
  return {
    billId: bill.id,
    kind: bill.kind as ContractKind,
    from: instantOf(bill.from),
    until: instantOf(bill.until),
    gross: contract.gross,
    paid: contract.paid,
    open: contract.open,
    payer: { ...contract.payer, nickname: bill.payerNickname ?? '' },
    payee: { ...contract.payee, nickname: bill.payeeNickname },
  };
};
type Debt = ReturnType<typeof debtOf>;
const total = (debts: readonly Debt[]): bigint => debts.reduce((sum, { open }) => sum + open, 0n);

/** Who owes whom: what the member could not pay, and what it was not paid. */
export async function readDebts({ db }: Pick<ContractDeps, 'db'>, member: MemberKey) {
  const [owed, receivable] = await Promise.all([
    readOpenBills(db, member, 'owed'),
    readOpenBills(db, member, 'own'),
  ]);
  const [debts, claims] = [owed.map(debtOf), receivable.map(debtOf)];
  return { owed: debts, receivable: claims, owedTotal: total(debts), receivableTotal: total(claims) };
}
