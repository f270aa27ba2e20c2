import type {
  Begun,
  DepositOrder,
  Movement,
  PaymentAdapter,
  ProviderAbilities,
  RefundOrder,
  Seen,
  Sent,
} from '../providers/provider.types.ts';

/** What a test lets the provider do, and what it has been asked. */
export type ProviderDouble = {
  adapter: PaymentAdapter;
  can: ProviderAbilities;
  begin: () => Promise<Begun>;
  seen: Map<string, Seen>;
  listed: Movement[];
  refund: (order: RefundOrder) => Promise<Sent>;
  balanceMinor: bigint | undefined;
  begun: string[];
  /** The same in full. */
  orders: DepositOrder[];
  refunds: string[];
  asks: number;
  isDown: boolean;
};

export const page = (id: string): Begun => ({
  kind: 'begun',
  instructions: { kind: 'page', url: `https://pay.test/${id}`, theirId: `order-${id}` },
});

/** An adapter without a network, for tests of what happens around one; messages are `secret\njson` of movements. */
export function createProviderDouble(id = 'double'): ProviderDouble {
  const double: ProviderDouble = {
    can: {
      deposit: true,
      payout: false,
      refund: true,
      list: true,
      balance: true,
      repeatsSafely: 'by_id',
      findsById: true,
    },
    begin: async () => ({ kind: 'unknown', message: 'not set' }),
    seen: new Map(),
    listed: [],
    refund: async () => ({ kind: 'unknown', message: 'not set' }),
    balanceMinor: undefined,
    begun: [],
    orders: [],
    refunds: [],
    asks: 0,
    isDown: false,
    adapter: {
      id,
      get can() {
        return double.can;
      },
      read: ({ config, secrets }) => ({ config, secrets }),
      begin: async (_account, order) => {
        double.begun.push(order.id);
        double.orders.push(order);
        return double.isDown ? { kind: 'unknown', message: 'down' } : double.begin();
      },
      readHook: (_account, { rawBody }) => {
        const [secret, eventId = '', json = ''] = rawBody.toString().split('\n');
        if (secret !== 'secret') return { kind: 'forged' };
        const body = JSON.parse(json) as {
          hint?: { ourId: string };
          movements?: Array<Record<string, string>>;
          chargeback?: {
            ourId: string;
            theirId: string;
            state: 'opened' | 'won' | 'lost';
            amountMinor: string;
          };
        };
        if (body.hint) return [{ kind: 'hint', eventId, ...body.hint }];
        return [
          {
            kind: 'reported',
            eventId,
            movements: (body.movements ?? []).map((each) => movement(each as never)),
            ...(body.chargeback && {
              chargeback: { ...body.chargeback, amountMinor: BigInt(body.chargeback.amountMinor) },
            }),
          },
        ];
      },
      hookAnswer: { status: 200, body: '{"success":true}', contentType: 'application/json' },
      ask: async (_account, order) => {
        double.asks += 1;
        if (double.isDown) return { state: 'unknown', movements: [] };
        return double.seen.get(order.id) ?? { state: 'absent', movements: [] };
      },
      pay: async () => ({ kind: 'refused', code: 'no', message: 'no payouts' }),
      refund: async (_account, order) => {
        double.refunds.push(order.id);
        return double.refund(order);
      },
      list: async (_account, { from, until }) => {
        if (double.isDown) throw new Error('down');
        return { items: double.listed.filter(({ at }) => at >= from && at <= until), cursor: null };
      },
      balance: async () => {
        if (double.isDown) throw new Error('down');
        return double.balanceMinor === undefined
          ? undefined
          : [{ asset: 'EUR', amountMinor: double.balanceMinor }];
      },
    },
  };
  return double;
}

type Given = Partial<Omit<Movement, 'amountMinor' | 'at' | 'feeMinor'>> & {
  theirId: string;
  amountMinor: bigint | string;
  feeMinor?: bigint | string;
  at?: Date | string;
};

export const movement = ({ amountMinor, feeMinor, at = new Date(), ...given }: Given): Movement => ({
  direction: 'in',
  asset: 'EUR',
  payer: '',
  text: '',
  isFinal: true,
  ...given,
  amountMinor: BigInt(amountMinor),
  ...(feeMinor !== undefined && { feeMinor: BigInt(feeMinor) }),
  at: new Date(at),
});

/** A provider's message as `readHook` of the double reads it. */
export const hookBody = (eventId: string, body: object, secret = 'secret'): Buffer =>
  Buffer.from(
    `${secret}\n${eventId}\n${JSON.stringify(body, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )}`,
  );
