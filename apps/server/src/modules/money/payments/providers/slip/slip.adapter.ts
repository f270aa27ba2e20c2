import { z } from 'zod';
import type { PaymentAdapter } from '../provider.types.ts';

/** A bank account that nobody reports on: operators read its lines and enter them. */

const slipConfig = z.strictObject({
  bankName: z.string().trim().min(1).max(80),
  accountNumber: z.string().regex(/^[A-Za-z0-9 -]{4,34}$/),
  holder: z.string().trim().min(1).max(80),
});
export type SlipConfig = z.output<typeof slipConfig>;
const slipSecrets = z.strictObject({});
export type SlipSecrets = z.output<typeof slipSecrets>;

type Adapter = PaymentAdapter<SlipConfig, SlipSecrets>;

const begin: Adapter['begin'] = async ({ config }, order) => ({
  kind: 'begun',
  instructions: {
    kind: 'bank',
    bank: { bank: config.bankName, number: config.accountNumber, holder: config.holder },
    text: order.reference,
  },
});

const byHand = { kind: 'refused', code: 'by_hand', message: 'an operator pays from this account' } as const;

/** Transfers that a member proves by a picture, and payouts that an operator makes by hand. */
export const slipAdapter: Adapter = {
  id: 'slip',
  can: {
    deposit: true,
    payout: false,
    refund: false,
    list: false,
    balance: false,
    repeatsSafely: 'no',
    findsById: false,
  },
  read: ({ config, secrets }) => ({
    config: slipConfig.parse(config),
    secrets: slipSecrets.parse(secrets ?? {}),
  }),
  begin,
  // Nobody sends messages about such an account.
  readHook: () => ({ kind: 'forged' }),
  hookAnswer: { status: 404, body: '', contentType: 'text/plain' },
  ask: async (_account, { kind }) => ({
    state: kind === 'deposit' ? 'waiting' : 'under_way',
    movements: [],
  }),
  pay: async () => byHand,
  refund: async () => byHand,
  list: async () => ({ items: [], cursor: null }),
  balance: async () => undefined,
};
