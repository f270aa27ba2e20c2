import type { Host } from '../host/host.types.ts';
import type { Call, Operator, Order } from '../host/vendor.types.ts';

/** A transaction as the vendor lists it: items of a batch one by one. */
export type Transaction = {
  id: string;
  call: Call;
  order: Exclude<Order, { kind: 'batch' }>;
  unit: string;
  state: 'done' | 'refused' | 'rolled_back';
};

const stateOf = (call: Call): Transaction['state'] | undefined => {
  if (call.state === 'given_up') return 'rolled_back';
  return call.state === 'waiting' ? undefined : call.state;
};

/** The transactions of some calls; one that the operator has not answered yet is not listed. */
export function transactionsOf(calls: readonly Call[]): Transaction[] {
  const rolledBack = new Set(
    calls.flatMap(({ order, state }) => (order.kind === 'rollback' && state === 'done' ? [order.bet] : [])),
  );
  return calls.flatMap((call) => {
    const state = stateOf(call);
    if (!state) return [];
    const { order } = call;
    const items = order.kind === 'batch' ? order.items : [{ id: call.id, unit: call.unit, order }];
    return items.flatMap(({ id, unit, order: item }): Transaction[] =>
      item.kind === 'batch'
        ? []
        : [{ id, call, order: item, unit, state: rolledBack.has(id) ? 'rolled_back' : state }],
    );
  });
}

/** With the fault, one transaction is missing and another has a wrong amount. */
function distorted(host: Host, operator: Operator, list: Transaction[]): Transaction[] {
  if (list.length === 0 || !host.faults.take(operator.vendor, 'list_wrong', operator.account)) return list;
  const [, second, ...rest] = list;
  if (!second) return [];
  const { order } = second;
  return [
    { ...second, order: 'amount' in order ? { ...order, amount: order.amount + 10_000n } : order },
    ...rest,
  ];
}

export const listTransactions = (
  host: Host,
  operator: Operator,
  window: { from: number; until: number } | { unit: string },
): Transaction[] =>
  distorted(
    host,
    operator,
    transactionsOf(
      'unit' in window
        ? host.calls.listOfUnit(window.unit).filter((call) => call.operator === operator.id)
        : host.calls.listBetween(operator, window.from, window.until),
    ),
  );

export const amountOf = (order: Transaction['order']): bigint => {
  if (order.kind === 'correct') return order.payout;
  return 'amount' in order ? order.amount : 0n;
};
