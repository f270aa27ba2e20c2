/**
 * Permissions of operators. `merchant`: applies at the merchants of the grant; `platform`: concerns all merchants at
 * once and requires a grant for all of them. `reads`: changes nothing.
 */
type PermissionDefinition = {
  readonly scope: 'merchant' | 'platform';
  readonly reads?: true;
  /** Reserved for owners: no other role may contain it. */
  readonly ownerOnly?: true;
  /** Completes "An operator with this permission may …". */
  readonly may: string;
};

export const PERMISSIONS = {
  'overview.view': {
    scope: 'merchant',
    reads: true,
    may: 'see what needs attention at a merchant, today’s figures, and whether its ledger balances',
  },
  'merchants.view': {
    scope: 'merchant',
    reads: true,
    may: 'see all settings of a merchant except secrets, and the versions of its theme',
  },
  'merchants.manage': {
    scope: 'merchant',
    may: 'change a merchant’s name, limits, registration, features, games, home page and host names',
  },
  'theme.manage': {
    scope: 'merchant',
    may: 'change, preview and publish the theme of a site',
  },
  'integrations.manage': {
    scope: 'merchant',
    ownerOnly: true,
    may: 'request changes of a merchant’s integrations and their secrets, and decide such requests from others',
  },
  'merchants.create': {
    scope: 'platform',
    ownerOnly: true,
    may: 'create merchants',
  },
  'sites.view': {
    scope: 'merchant',
    reads: true,
    may: 'see whether a site is open, for which regions, and in which languages',
  },
  'sites.manage': {
    scope: 'merchant',
    may: 'open and close a site, close it for regions, and choose its languages',
  },
  'members.view': {
    scope: 'merchant',
    reads: true,
    may: 'see members: balances, play, sessions, notes and audit entries, with contact details masked',
  },
  'members.support': {
    scope: 'merchant',
    may: 'add notes about members, sign them out, and require a new password from them',
  },
  'members.lock': {
    scope: 'merchant',
    may: 'lock and unlock members',
  },
  'members.reveal': {
    scope: 'merchant',
    may: 'reveal a masked contact detail of a member, giving a reason',
  },
  'members.adjust': {
    scope: 'merchant',
    may: 'credit and debit main wallets of members: alone below the approval line and within ceilings, otherwise by request',
  },
  'bonuses.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the bonuses of members, with their terms and what was wagered',
  },
  'bonuses.revoke': {
    scope: 'merchant',
    may: 'request that a bonus be taken back from a member, and decide such requests from others',
  },
  'payments.view': {
    scope: 'merchant',
    reads: true,
    may: 'see deposits, withdrawals, payouts and disputes, with account numbers masked',
  },
  'payments.withdrawals.decide': {
    scope: 'merchant',
    may: 'approve, hold and reject withdrawals: alone below the approval line and within ceilings, otherwise together with a second operator',
  },
  'payments.payouts.manage': {
    scope: 'merchant',
    may: 'pay withdrawals by hand, seeing the whole account number, and ask providers about payouts',
  },
  'payments.disputes.manage': {
    scope: 'merchant',
    may: 'answer disputes about withdrawals, and request that they be made good or count as received',
  },
  'protection.tighten': {
    scope: 'merchant',
    may: 'set and tighten limits for members, and exclude members from play',
  },
  'protection.loosen': {
    scope: 'merchant',
    may: 'request that an operator’s limit be loosened or a closed account be reopened, and decide such requests from others',
  },
  'agents.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the agents’ tree with rates, links and figures, rings of members, contracts, settlements and bills',
  },
  'agents.manage': {
    scope: 'merchant',
    may: 'change rates and quotas of agents, decide about rings, request that agents move, and decide such requests from others',
  },
  'agents.contracts.manage': {
    scope: 'merchant',
    may: 'offer contracts of the house to root agents and end contracts; above the line budget only with a second operator',
  },
  'agents.runs.decide': {
    scope: 'merchant',
    may: 'approve settlements in review, hold and release bills',
  },
  'agents.settings.manage': {
    scope: 'merchant',
    may: 'request changes of how settlements are computed and paid, and decide such requests from others',
  },
  'loyalty.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the points mall, redemptions, rates of points, the exchange table and the levels',
  },
  'loyalty.goods.manage': {
    scope: 'merchant',
    may: 'add and change goods of the points mall',
  },
  'loyalty.redemptions.decide': {
    scope: 'merchant',
    may: 'approve and reject redemptions, seeing where they go: above the approval line together with a second operator',
  },
  'loyalty.rates.manage': {
    scope: 'merchant',
    may: 'change rates of points, the exchange table and the levels',
  },
  'games.view': {
    scope: 'merchant',
    reads: true,
    may: 'see which vendors and games a merchant offers, in which order, and the RTP of the games',
  },
  'games.manage': {
    scope: 'merchant',
    may: 'show and hide vendors and games, order them, and set them to maintenance',
  },
  'games.kill': {
    scope: 'merchant',
    may: 'stop a vendor or a game at once, and start it again',
  },
  'lottery.results': {
    scope: 'platform',
    may: 'type results of outside draws and their corrections, which count when two operators have typed the same, and move days of draws',
  },
  'vendors.manage': {
    scope: 'merchant',
    ownerOnly: true,
    may: 'request accounts at vendors and changes of them and their keys, test them, and decide such requests from others',
  },
  'vendors.reconcile': {
    scope: 'merchant',
    may: 'see what vendors’ lists and our ledger disagree about, and settle it: what books, voids or corrects by request',
  },
  'promotions.view': {
    scope: 'merchant',
    reads: true,
    may: 'see promotions with drafts and versions, applications with their pictures, grants, and what promotions cost and do',
  },
  'promotions.manage': {
    scope: 'merchant',
    may: 'draft and simulate promotions, request their publication and decide such requests from others, pause and end them, and issue codes',
  },
  'promotions.applications.decide': {
    scope: 'merchant',
    may: 'grant and reject applications: alone below the approval line, otherwise together with a second operator',
  },
  'promotions.grants.decide': {
    scope: 'merchant',
    may: 'decide grants under review, request that grants be revoked, and decide such requests from others',
  },
  'vendors.grant': {
    scope: 'merchant',
    may: 'give members free rounds in vendors’ games',
  },
  'rounds.view': {
    scope: 'merchant',
    reads: true,
    may: 'see all rounds with their transfers, proofs and jackpot',
  },
  'rounds.void': {
    scope: 'merchant',
    may: 'request that an open round be voided, which a second person decides',
  },
  'jackpot.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the terms, amounts and payments of a jackpot',
  },
  'files.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the slips and proofs of payments that members and operators have uploaded',
  },
  'files.upload': {
    scope: 'merchant',
    may: 'upload pictures as proofs of payments',
  },
  'payments.deposits.decide': {
    scope: 'merchant',
    may: 'credit and refuse deposits in review, and give them money without an owner: alone below the approval line and within ceilings, otherwise by request',
  },
  'payments.refunds.manage': {
    scope: 'merchant',
    may: 'send money back to its payers, and answer chargebacks: alone below the approval line and within ceilings, otherwise by request',
  },
  'payments.reconcile': {
    scope: 'merchant',
    may: 'reconcile provider accounts, close differences, and book settlements',
  },
  'payments.methods.manage': {
    scope: 'merchant',
    may: 'open and close payment methods at once, and request changes of them, which a second person decides',
  },
  'payments.rules.manage': {
    scope: 'merchant',
    may: 'request changes of the rules of payments, such as turnover and automatic approval, and decide such requests from others',
  },
  'payments.accounts.manage': {
    scope: 'merchant',
    ownerOnly: true,
    may: 'open, rest and test provider accounts, request changes of them and their secrets, and decide such requests from others',
  },
  'cases.view': {
    scope: 'merchant',
    reads: true,
    may: 'see flags and cases about members, and the rules that raise flags',
  },
  'cases.decide': {
    scope: 'merchant',
    may: 'open, move and close cases about members',
  },
  'risk.manage': {
    scope: 'merchant',
    may: 'request changes of the rules that raise flags, and decide such requests from others',
  },
  'documents.view': {
    scope: 'merchant',
    reads: true,
    may: 'see identity documents of members beside their profile; every view is recorded',
  },
  'documents.decide': {
    scope: 'merchant',
    may: 'ask members for documents, and accept or refuse them',
  },
  'documents.rules.manage': {
    scope: 'merchant',
    may: 'request changes of the rules of identity checks, and decide such requests from others',
  },
  'approvals.view': {
    scope: 'merchant',
    reads: true,
    may: 'see requests that need a second person, and their outcome',
  },
  'approvals.decide': {
    scope: 'merchant',
    may: 'approve or refuse requests from others, if they also have the permission that the request needs',
  },
  'audit.view': {
    scope: 'merchant',
    reads: true,
    may: 'see the audit log: who changed what, when and from where',
  },
  'reports.view': {
    scope: 'merchant',
    reads: true,
    may: 'see revenue by day, game and vendor, the trial balance, liabilities and returns, and the entries behind them',
  },
  'reports.audit': {
    scope: 'merchant',
    reads: true,
    may: 'run a ledger audit on request',
  },
  'reports.rebuild': {
    scope: 'merchant',
    may: 'rebuild report figures from the ledger',
  },
  'jobs.view': {
    scope: 'platform',
    reads: true,
    may: 'see scheduled jobs and their failures',
  },
  'jobs.manage': {
    scope: 'platform',
    may: 'retry failed jobs',
  },
  'health.view': {
    scope: 'platform',
    reads: true,
    may: 'see versions, processes, the size of the database and how far events and seals lag behind',
  },
  'content.view': {
    scope: 'merchant',
    reads: true,
    may: 'see banners, announcements, promotions, popups, help and pictures, with drafts and earlier versions',
  },
  'content.edit': {
    scope: 'merchant',
    may: 'write and change drafts of the content of a site, and upload pictures',
  },
  'content.publish': {
    scope: 'merchant',
    may: 'publish, order and archive the content of a site, which players see at once',
  },
  'messages.view': {
    scope: 'merchant',
    reads: true,
    may: 'see messages that operators have sent to many members, and their progress',
  },
  'messages.send': {
    scope: 'merchant',
    may: 'send a message to many members at once, and stop one that is being sent',
  },
  'operators.view': {
    scope: 'platform',
    reads: true,
    may: 'see all operators and roles, and what each operator may do',
  },
  'operators.invite': {
    scope: 'platform',
    ownerOnly: true,
    may: 'invite operators, who can do nothing until two owners grant them a role, and give them a setup link',
  },
  'operators.manage': {
    scope: 'platform',
    ownerOnly: true,
    may: 'request that operators be closed, reopened or reset, and decide such requests from others',
  },
  'grants.manage': {
    scope: 'platform',
    ownerOnly: true,
    may: 'request changes of roles and grants, and decide such requests from others',
  },
  'views.share': {
    scope: 'platform',
    may: 'share list views with everybody who has a role, and delete them',
  },
  'breakGlass.use': {
    scope: 'platform',
    ownerOnly: true,
    may: 'change roles and grants and close operators alone for 30 minutes in an emergency; all owners are notified',
  },
} as const satisfies Record<string, PermissionDefinition>;

export type Permission = keyof typeof PERMISSIONS;

/**
 * The permission that an operators' call requires. `own`: concerns only the operator's own account, so every operator
 * may make it.
 */
export type RoutePermission = Permission | 'own';

// `Object.keys` doesn't know the names.
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);

const definitionOf = (permission: Permission): PermissionDefinition => PERMISSIONS[permission];

export const scopeOf = (permission: Permission): PermissionDefinition['scope'] =>
  definitionOf(permission).scope;

export const isOwnerOnly = (permission: Permission): boolean => definitionOf(permission).ownerOnly === true;

export const isRead = (permission: Permission): boolean => definitionOf(permission).reads === true;
