import type { Method } from '../channels/channels.types.ts';

export type DemoMethod = Pick<Method, 'direction' | 'id' | 'kind' | 'names' | 'position'> & {
  /** The member's fee. */
  feeBps?: number;
};

/** A provider of the sandbox with the methods that demo shops offer over it. */
export type DemoProvider = {
  adapter: string;
  name: string;
  merchants: readonly string[];
  /** Config and secrets with which the sandbox lets the account in. */
  access: (account: { merchantId: string; accountId: string; currency: string; sandboxUrl: string }) => {
    config: unknown;
    secrets: unknown;
  };
  methods: readonly DemoMethod[];
};

/** Each adapter adds its own. */
export const DEMO_PROVIDERS: readonly DemoProvider[] = [
  {
    adapter: 'switch',
    name: 'Harbour Switch',
    merchants: ['croupier', 'lotus', 'saobien'],
    access: ({ sandboxUrl, accountId }) => ({
      config: { url: `${sandboxUrl}/switch/api` },
      // The sandbox accepts any key and derives the hash key from it.
      secrets: { apiKey: `demo-${accountId}`, hookKey: `hash-demo-${accountId}` },
    }),
    methods: [
      {
        direction: 'deposit',
        id: 'card',
        kind: 'page',
        names: { EN: 'Card', TY: 'บัตรเครดิตและเดบิต', VI: 'Thẻ' },
        position: 1,
      },
    ],
  },
  {
    adapter: 'slip',
    name: 'Bank transfer with slip',
    merchants: ['croupier', 'lotus', 'saobien'],
    access: () => ({
      config: { bankName: 'Harbour Bank', accountNumber: '1002003004', holder: 'Demo Payments' },
      secrets: {},
    }),
    methods: [
      {
        direction: 'deposit',
        id: 'slip',
        kind: 'slip',
        names: { EN: 'Bank transfer with slip', TY: 'โอนเงินพร้อมแนบสลิป', VI: 'Chuyển khoản kèm biên lai' },
        position: 5,
      },
    ],
  },
];
