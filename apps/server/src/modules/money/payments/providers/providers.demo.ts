import type { Method } from '../channels/channels.types.ts';
import { demoChainAccess } from './evm/evm.demo.ts';

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

const [AURUM, LOTUS, SAO_BIEN] = ['croupier', 'lotus', 'saobien'] as const;

const CARD_NAMES = { EN: 'Card', TY: 'บัตรเครดิตหรือเดบิต', VI: 'Thẻ' };
const BANK_NAMES = { EN: 'Bank account', TY: 'บัญชีธนาคาร', VI: 'Tài khoản ngân hàng' };
const BY_HAND_NAMES = {
  EN: 'Bank transfer by our staff',
  TY: 'โอนโดยเจ้าหน้าที่',
  VI: 'Nhân viên chuyển khoản',
};
const TRANSFER_NAMES = {
  EN: 'Bank transfer with slip',
  TY: 'โอนเงินพร้อมสลิป',
  VI: 'Chuyển khoản kèm biên lai',
};

/** Accounts at the sandbox’s banks. */
const SEN_ACCOUNT = '19036660001';
const BRANCH_ACCOUNTS: Readonly<Record<string, object>> = {
  [AURUM]: { bankName: 'Harbour Bank', accountNumber: '1002003004', holder: 'AURUM ROOM LTD' },
  [LOTUS]: { bankName: 'Ratchaphruek Bank', accountNumber: '40055500019', holder: 'LOTUS NINE CO LTD' },
  [SAO_BIEN]: { bankName: 'Sen Bank', accountNumber: '190366600019', holder: 'SAO BIEN JSC' },
};
const BILLER_ID = '010555000000101';
/** The banks report to the shops whose accounts these are. */
export const DEMO_BANK_ACCOUNTS = [
  { merchantId: LOTUS, provider: 'scb', number: BILLER_ID },
  { merchantId: SAO_BIEN, provider: 'sepay', number: SEN_ACCOUNT },
] as const;

const toBank: DemoMethod = {
  direction: 'withdrawal',
  id: 'bank',
  kind: 'bank',
  names: BANK_NAMES,
  position: 1,
};

/** Operators pay it from the account that this provider reports on. */
const byHand: DemoMethod = {
  direction: 'withdrawal',
  id: 'transfer',
  kind: 'bank',
  names: BY_HAND_NAMES,
  position: 4,
};

/** Each adapter with its methods; the first account of a method is preferred. */
export const DEMO_PROVIDERS: readonly DemoProvider[] = [
  {
    adapter: 'switch',
    name: 'Harbour Switch',
    merchants: [AURUM, LOTUS, SAO_BIEN],
    access: ({ accountId, sandboxUrl }) => ({
      config: { url: `${sandboxUrl}/switch/api` },
      // The sandbox accepts any key and derives the hash key from it.
      secrets: { apiKey: `demo-${accountId}`, hookKey: `hash-demo-${accountId}` },
    }),
    methods: [{ direction: 'deposit', id: 'card', kind: 'page', names: CARD_NAMES, position: 2 }, toBank],
  },
  {
    adapter: 'signed',
    name: 'Kestrel Pay',
    merchants: [AURUM],
    access: ({ accountId, sandboxUrl }) => ({
      config: { url: `${sandboxUrl}/signed/api`, account: accountId },
      secrets: { key: `${accountId}-signing-key` },
    }),
    methods: [
      {
        direction: 'deposit',
        id: 'gateway',
        kind: 'page',
        names: { EN: 'Kestrel Pay', TY: 'Kestrel Pay' },
        position: 3,
        feeBps: 100,
      },
      toBank,
    ],
  },
  {
    adapter: 'signed',
    name: 'Kestrel Pay',
    merchants: [LOTUS],
    access: ({ accountId, sandboxUrl }) => ({
      config: { url: `${sandboxUrl}/signed/api`, account: accountId },
      secrets: { key: `${accountId}-signing-key` },
    }),
    methods: [
      {
        direction: 'withdrawal',
        id: 'promptpay',
        kind: 'phone',
        names: { EN: 'PromptPay', TY: 'พร้อมเพย์' },
        position: 2,
      },
    ],
  },
  {
    adapter: 'scb',
    name: 'Ratchaphruek Bank, PromptPay',
    merchants: [LOTUS],
    access: ({ sandboxUrl }) => ({
      config: { apiUrl: `${sandboxUrl}/payments/scb`, billerId: BILLER_ID, holder: 'LOTUS NINE CO LTD' },
      secrets: { apiKey: `scb-key-${BILLER_ID}`, apiSecret: `scb-secret-${BILLER_ID}` },
    }),
    methods: [
      {
        direction: 'deposit',
        id: 'promptpay',
        kind: 'qr',
        names: { EN: 'PromptPay', TY: 'พร้อมเพย์' },
        position: 1,
      },
      byHand,
    ],
  },
  {
    adapter: 'sepay',
    name: 'Sen Bank, VietQR',
    merchants: [SAO_BIEN],
    access: ({ sandboxUrl }) => ({
      config: {
        apiUrl: `${sandboxUrl}/payments/sepay`,
        bankName: 'Sen Bank',
        bankBin: '970416',
        accountNumber: SEN_ACCOUNT,
        holder: 'SAO BIEN JSC',
      },
      secrets: { apiToken: `sepay-token-${SEN_ACCOUNT}`, hookSecrets: [`sepay-secret-${SEN_ACCOUNT}`] },
    }),
    methods: [
      {
        direction: 'deposit',
        id: 'vietqr',
        kind: 'qr',
        names: { EN: 'VietQR', TY: 'VietQR', VI: 'VietQR' },
        position: 1,
      },
      byHand,
    ],
  },
  {
    adapter: 'evm',
    name: 'USDT wallet',
    merchants: [AURUM, LOTUS, SAO_BIEN],
    access: demoChainAccess,
    methods: [
      { direction: 'deposit', id: 'usdt', kind: 'address', names: { EN: 'USDT', TY: 'USDT' }, position: 4 },
      { direction: 'withdrawal', id: 'usdt', kind: 'wallet', names: { EN: 'USDT', TY: 'USDT' }, position: 3 },
    ],
  },
  {
    adapter: 'slip',
    name: 'Branch account',
    merchants: [AURUM, LOTUS, SAO_BIEN],
    access: ({ merchantId }) => ({ config: BRANCH_ACCOUNTS[merchantId], secrets: {} }),
    methods: [{ direction: 'deposit', id: 'slip', kind: 'slip', names: TRANSFER_NAMES, position: 5 }, toBank],
  },
];
