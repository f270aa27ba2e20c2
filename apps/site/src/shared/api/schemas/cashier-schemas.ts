import type { SiteApi } from '@croupier/contract/api.ts';
import { paymentMethodsRoutes } from '@croupier/contract/payments/methods.ts';
import { depositsRoutes } from '@croupier/contract/payments/deposits.ts';
import { beneficiariesRoutes, withdrawalsRoutes } from '@croupier/contract/payments/withdrawals.ts';
import { recordsRoutes } from '@croupier/contract/payments/records.ts';

/** Deposits, withdrawals and records of money. */
export const api = {
  paymentMethods: paymentMethodsRoutes,
  deposits: depositsRoutes,
  beneficiaries: beneficiariesRoutes,
  withdrawals: withdrawalsRoutes,
  records: recordsRoutes,
} satisfies Partial<SiteApi>;
