import type { AssetAmount, PaymentAdapter, PayoutOrder, Seen, Sent } from '../providers/provider.types.ts';
import { createProviderDouble } from './provider-double.ts';

/** How the provider takes the next payouts. `lost`: it pays, but the answer never arrives; `down`: nothing arrives. */
export type PayoutMode = 'accepted' | 'paid' | 'refused' | 'lost' | 'down';

/** A provider that pays out and keeps a book of its own, by our ids. */
export function createPayoutDouble(id = 'payer') {
  const base = createProviderDouble(id);
  base.can = { ...base.can, payout: true, repeatsSafely: 'no' };
  const book = new Map<string, { order: PayoutOrder; state: Seen['state'] }>();
  const double = {
    base,
    book,
    mode: 'accepted' as PayoutMode,
    calls: 0,
    /** What it keeps of each payout. */
    feeMinor: 0n,
    /** What leaves it for the next payouts, where it is not the currency. */
    left: undefined as AssetAmount | undefined,
    /** What it tells of one of our orders from now on. */
    tell: (payoutId: string, state: Seen['state']): void => {
      const entry = book.get(payoutId);
      if (!entry) throw new Error(`no payout ${payoutId}`);
      entry.state = state;
    },
    adapter: {
      ...base.adapter,
      get can() {
        return base.can;
      },
      pay: async (_account, order): Promise<Sent> => {
        double.calls += 1;
        if (double.mode === 'down') return { kind: 'unknown', message: 'down' };
        if (double.mode === 'refused') return { kind: 'refused', code: 'closed_account', message: 'no' };
        if (!book.has(order.id))
          book.set(order.id, { order, state: double.mode === 'paid' ? 'paid' : 'under_way' });
        if (double.mode === 'lost') return { kind: 'unknown', message: 'cut' };
        return { kind: 'accepted', theirId: `payout-${order.id}` };
      },
      ask: async (_account, order): Promise<Seen> => {
        if (double.mode === 'down') return { state: 'unknown', movements: [] };
        const entry = book.get(order.id);
        if (!entry) return { state: 'absent', movements: [] };
        const { feeMinor, left } = double;
        const theirId = `payout-${order.id}`;
        return { state: entry.state, theirId, feeMinor, ...(left && { left }), movements: [] };
      },
    } satisfies PaymentAdapter,
  };
  return double;
}

export type PayoutDouble = ReturnType<typeof createPayoutDouble>;
