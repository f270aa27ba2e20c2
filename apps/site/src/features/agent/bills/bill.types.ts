import type { rebatesRoutes } from '@croupier/contract/agents/rebates.ts';
import type { BillDerivation } from '@croupier/contract/agents/contract-bills.ts';
import type { CallOutput } from '@croupier/contract/route.ts';

export type Bill = CallOutput<typeof rebatesRoutes.bill>;
export type BillRow = CallOutput<typeof rebatesRoutes.bills>['items'][number];
export type Derivation = BillDerivation;
