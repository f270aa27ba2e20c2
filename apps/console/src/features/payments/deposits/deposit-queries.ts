import { depositList } from '@croupier/contract/payments/deposit-desk.ts';
import { movementList } from '@croupier/contract/payments/reconciliation.ts';

/** Lists and details that show a deposit or its money. */
export const CHANGED = [
  ['depositDesk.get'],
  ['movementDesk.get'],
  ['list', depositList.id],
  ['list', movementList.id],
];
