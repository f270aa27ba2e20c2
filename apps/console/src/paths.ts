import { setupPath } from '@croupier/contract/access/setup-path.ts';

/** The addresses of the console; no other file spells them out. */
export const paths = {
  today: () => '/',
  inbox: () => '/inbox',
  members: () => '/members',
  vendors: () => '/games',
  /** With a merchant and a vendor, the games of that vendor. */
  games: (of?: { merchantCode: string; vendorId: string }) =>
    of
      ? `/games/all?${new URLSearchParams({ merchant: of.merchantCode, vendor: of.vendorId }).toString()}`
      : '/games/all',
  fixtures: () => '/games/fixtures',
  rounds: () => '/rounds',
  /** A merchant's open rounds, the oldest first. */
  openRounds: (merchantCode: string) =>
    withQuery('/rounds', { merchant: merchantCode, state: 'open', sort: 'openedAt' }),
  round: (merchantCode: string, id: string) =>
    `/rounds/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  vendorAccounts: () => '/games/accounts',
  vendorReconciliation: () => '/games/reconciliation',
  vendorRules: () => '/games/rules',
  jackpot: () => '/games/jackpot',
  crash: () => '/games/crash',
  promotions: () => '/promotions',
  /** One promotion, or a new one; the pattern of these addresses without an id, here and below. */
  promotion: (merchantCode = ':merchantCode', id = ':id') => `/promotions/at/${merchantCode}/${id}`,
  promotionReport: (merchantCode = ':merchantCode', id = ':id') =>
    `/promotions/at/${merchantCode}/${id}/report`,
  applications: () => '/promotions/applications',
  grants: () => '/promotions/grants',
  promotionSignals: () => '/promotions/signals',
  grantsOf: (merchantCode: string, account: string) =>
    `/promotions/grants?${new URLSearchParams({ merchant: merchantCode, account }).toString()}`,
  lotteryDraws: () => '/lottery',
  lotteryCalendar: () => '/lottery/calendar',
  lotteryRules: () => '/lottery/rules',
  lotteryClaims: () => '/lottery/claims',
  /** A member's file as a page; `tab` and `ledger` name the part to open. */
  memberFile: (
    { merchantCode, id }: { merchantCode: string; id: string },
    part: { tab?: string; ledger?: string } = {},
  ) => {
    const search = new URLSearchParams(part).toString();
    return `/members/${merchantCode}/${id}${search && `?${search}`}`;
  },
  agents: () => '/agents',
  /** The roots of a merchant's tree. */
  agentsOf: (merchantCode: string) => withQuery('/agents', { merchant: merchantCode }),
  /** The direct downlines of an agent. */
  downlines: (merchantCode: string, memberId: string) =>
    withQuery('/agents', { merchant: merchantCode, of: memberId }),
  agent: (merchantCode: string, memberId: string) =>
    `/agents/tree/${encodeURIComponent(merchantCode)}/${encodeURIComponent(memberId)}`,
  rootLines: () => '/agents/lines',
  rings: () => '/agents/rings',
  agentContracts: () => '/agents/contracts',
  /** A contract over the list of contracts. */
  agentContract: (merchantCode: string, id: string) => `/agents/contracts?${openRow(merchantCode, id)}`,
  agentRuns: () => '/agents/runs',
  /** A settlement over the list of settlements. */
  agentRun: (merchantCode: string, id: string) => `/agents/runs?${openRow(merchantCode, id)}`,
  agentBills: () => '/agents/bills',
  /** A bill over the list of bills. */
  agentBill: (merchantCode: string, id: string) => `/agents/bills?${openRow(merchantCode, id)}`,
  agentBillsOfRun: (merchantCode: string, runId: string) =>
    withQuery('/agents/bills', { merchant: merchantCode, runId }),
  rateThresholds: () => '/agents/thresholds',
  settlementSettings: () => '/agents/settings',
  redemptions: () => '/loyalty/redemptions',
  /** A redemption over the queue. */
  redemption: (merchantCode: string, id: string) => `/loyalty/redemptions?${openRow(merchantCode, id)}`,
  goods: () => '/loyalty/goods',
  pointRates: () => '/loyalty/rates',
  exchangeTable: () => '/loyalty/exchange',
  vipLevels: () => '/loyalty/levels',
  deposits: () => '/payments/deposits',
  depositsOf: (merchantCode: string, account: string) =>
    withQuery('/payments/deposits', { merchant: merchantCode, account }),
  /** A merchant's deposits that wait for an operator. */
  depositsToDecide: (merchantCode: string) =>
    withQuery('/payments/deposits', { merchant: merchantCode, queue: 'toDecide' }),
  /** A merchant's money without an owner. */
  unmatched: (merchantCode: string) =>
    withQuery('/payments/movements', { merchant: merchantCode, queue: 'unmatched' }),
  /** A merchant's open differences with providers. */
  openDifferences: (merchantCode: string) =>
    withQuery('/payments/reconciliation', { merchant: merchantCode, isOpen: 'yes' }),
  /** A merchant's refunds that an operator has to send. */
  refundsByHand: (merchantCode: string) =>
    withQuery('/payments/refunds', { merchant: merchantCode, queue: 'byHand' }),
  /** A merchant's chargebacks without an answer. */
  openChargebacks: (merchantCode: string) =>
    withQuery('/payments/chargebacks', { merchant: merchantCode, state: 'opened' }),
  refunds: () => '/payments/refunds',
  /** A refund over the list of refunds. */
  refund: (merchantCode: string, id: string) => `/payments/refunds?${openRow(merchantCode, id)}`,
  chargebacks: () => '/payments/chargebacks',
  deposit: (merchantCode: string, id: string) =>
    `/payments/deposits/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  movements: () => '/payments/movements',
  /** A movement over the list of movements. */
  movement: (merchantCode: string, id: string) => `/payments/movements?${openRow(merchantCode, id)}`,
  reconciliation: () => '/payments/reconciliation',
  paymentMethods: () => '/payments/methods',
  paymentAccounts: () => '/payments/accounts',
  /** The queue of withdrawals that wait for an operator. */
  withdrawalDesk: () => '/payments/desk',
  withdrawals: () => '/payments/withdrawals',
  withdrawalsOf: (merchantCode: string, account: string) =>
    withQuery('/payments/withdrawals', { merchant: merchantCode, account }),
  withdrawal: (merchantCode: string, id: string) =>
    `/payments/withdrawals/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  payouts: () => '/payments/payouts',
  /** A merchant's payouts that an operator has to pay. */
  payoutsByHand: (merchantCode: string) =>
    withQuery('/payments/payouts', { merchant: merchantCode, queue: 'byHand' }),
  /** A payout over the list of payouts. */
  payout: (merchantCode: string, id: string) => `/payments/payouts?${openRow(merchantCode, id)}`,
  disputes: () => '/payments/disputes',
  dispute: (merchantCode: string, id: string) =>
    `/payments/disputes/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  sites: () => '/sites',
  /** The status and languages of one site. */
  siteOf: (merchantCode: string) => `/sites?merchant=${encodeURIComponent(merchantCode)}`,
  merchants: () => '/merchants',
  merchant: (merchantCode: string) => `/merchants/${encodeURIComponent(merchantCode)}`,
  cases: () => '/risk',
  case: (merchantCode: string, id: string) =>
    `/risk/cases/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  flags: () => '/risk/flags',
  documents: () => '/risk/documents',
  document: (merchantCode: string, id: string) =>
    `/risk/documents/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`,
  identityRules: () => '/risk/identity',
  riskRules: () => '/risk/rules',
  reports: (of: { at?: string; view?: 'balances' | 'returns' } = {}) => withQuery('/reports', of),
  jobs: () => '/jobs',
  health: () => '/health',
  operators: () => '/operators',
  roles: () => '/roles',
  audit: () => '/audit',
  content: () => '/content',
  /** The list of one kind of a merchant's content. */
  contentOf: (merchantCode: string, kind: string) => `/content?merchant=${merchantCode}&kind=${kind}`,
  contentItem: (merchantCode: string, id: string) => `/content/${merchantCode}/${id}`,
  newContent: (merchantCode: string, kind: string) => `/content/${merchantCode}/new?kind=${kind}`,
  security: () => '/security',
  /** A member over the list of members; `tab` is a part of the file. */
  member: (merchantCode: string, id: string, tab?: 'play' | 'money') =>
    `/members?${openRow(merchantCode, id)}${tab ? `&tab=${tab}` : ''}`,
  approval: (merchantCode: string, id: string) => `/inbox?${openRow(merchantCode, id)}`,
  /** `next` is the page to open after signing in. */
  signIn: (next?: string) => withNext('/login', next),
  /** Where operators choose a password with a setup link. */
  setup: setupPath,
  /** Where operators set up their second factor. */
  enrol: (next?: string) => withNext('/enrol', next),
} as const;

const openRow = (merchantCode: string, id: string): string => `open=${merchantCode}/${id}`;

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query ? `${path}?${query}` : path;
}

function withNext(path: string, next: string | undefined): string {
  return next && next !== '/' ? `${path}?next=${encodeURIComponent(next)}` : path;
}

/** Allows only addresses of the console, to prevent open redirects. */
export function safeNext(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /^\/(?:login|enrol|setup)(?:[/?#]|$)/.test(next))
    return paths.today();
  return next;
}
