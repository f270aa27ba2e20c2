import type { DepositState, WithdrawalState } from '@croupier/contract/payments/payment-states.ts';
import type { PaymentDirection } from '@croupier/contract/payments/methods.ts';
import { callQuery } from '../api/call.ts';

/** The socket reports changes; this is for pages whose socket is down. */
const POLL_MILLISECONDS = 15_000;

const ENDED_DEPOSITS: ReadonlySet<DepositState> = new Set(['credited', 'failed', 'expired', 'cancelled']);
const ENDED_WITHDRAWALS: ReadonlySet<WithdrawalState> = new Set(['rejected', 'cancelled', 'returned']);

/** What members may do changes with the time of day and with every payment. */
const fresh = { staleTime: 0 } as const;

export const methodsQuery = (direction: PaymentDirection) => ({
  ...callQuery('paymentMethods.methods', { query: { direction } }),
  ...fresh,
});

export const depositQuery = (id: string) => ({
  ...callQuery('deposits.get', { params: { id }, query: {} }),
  ...fresh,
  refetchInterval: ({ state }: { state: { data?: { state: DepositState } | undefined } }) =>
    state.data && ENDED_DEPOSITS.has(state.data.state) ? false : POLL_MILLISECONDS,
});

export const withdrawalQuery = (id: string) => ({
  ...callQuery('withdrawals.get', { params: { id } }),
  ...fresh,
  refetchInterval: ({ state }: { state: { data?: { state: WithdrawalState } | undefined } }) =>
    state.data && ENDED_WITHDRAWALS.has(state.data.state) ? false : POLL_MILLISECONDS,
});

export const termsQuery = { ...callQuery('withdrawals.terms'), ...fresh };
export const beneficiariesQuery = { ...callQuery('beneficiaries.list'), ...fresh };
export const banksQuery = callQuery('paymentMethods.banks');
export const fundsQuery = { ...callQuery('records.funds'), ...fresh };
