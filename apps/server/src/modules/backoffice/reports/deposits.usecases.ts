import { readDepositsByMethod, type MethodDeposits } from './deposits.reads.ts';
import { addDays } from './folding.rules.ts';
import type { ReportsDeps } from './reports.types.ts';

type Query = { merchantId: string; from: string; to: string; language: string };

/** Deposits that began on these days, by method. */
export async function readDeposits(
  { db, merchants, payments }: ReportsDeps,
  { merchantId, from, to, language }: Query,
): Promise<{ currency: string; methods: MethodDeposits[] }> {
  const [{ currency }, names, methods] = await Promise.all([
    merchants.byId(merchantId),
    payments.methodNames(merchantId, language),
    readDepositsByMethod(db, { merchantId, from: new Date(from), until: new Date(addDays(to, 1)) }),
  ]);
  return {
    currency,
    methods: methods.map((row) => ({ ...row, name: names.get(row.methodId) ?? row.methodId })),
  };
}
