import { derivedId } from '../../../../platform/ids.ts';
import type { AccountRef, HouseAccountKind, Transfer } from '../../wallet/index.ts';

const house = (kind: HouseAccountKind, accountId: string): AccountRef => ({
  owner: 'house',
  kind,
  key: accountId,
});

/** What a provider account owes us for deposits: a debit says that the money is there. */
export const depositClearing = (accountId: string): AccountRef => house('deposit_clearing', accountId);
/** Deposits that payers’ banks have taken back until somebody has decided. */
export const disputedClearing = (accountId: string): AccountRef => depositClearing(`${accountId}/disputed`);
export const withdrawalClearing = (accountId: string): AccountRef => house('withdrawal_clearing', accountId);
/** Money without owner or permission. */
export const suspense = (accountId: string): AccountRef => house('suspense', accountId);
export const exchange = (accountId: string): AccountRef => house('exchange', accountId);
export const feeCost = (accountId: string): AccountRef => house('fee_cost', accountId);
export const bankOf = (accountId: string): AccountRef => house('bank', accountId);
export const paymentLoss = (accountId: string): AccountRef => house('payment_loss', accountId);
/** Fees that members pay, by method. */
export const feeIncome = (methodId: string): AccountRef => house('fee_income', methodId);

type Step = Omit<Transfer, 'id' | 'amountMinor'> & {
  /** Together with the cause it makes the id: the same step never moves money twice. */
  step: string;
  amountMinor: bigint;
};

/** Transfers of one cause; steps without an amount are left out. */
export const transfersOf = (cause: { merchantId: string; id: string }, steps: readonly Step[]): Transfer[] =>
  steps
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ step, ...transfer }) => ({
      ...transfer,
      id: derivedId('payments', cause.merchantId, cause.id, step),
    }));
