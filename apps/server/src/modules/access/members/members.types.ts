import type { identityRoutes, MemberInfo } from '@croupier/contract/access/identity.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { BoundRoutes, Handlers } from '../../../platform/http/call.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';

export type MemberRow = {
  id: string;
  account: string;
  nickname: string;
  type: number;
  status: 'open' | 'closed' | 'locked';
  registered_at: Date;
  registered_ip: string;
  last_login_at: Date | null;
  /** Increases with every change, so that it identifies the password. */
  password_changed_at: Date;
  has_payment_password: boolean;
  /** In E.164. */
  mobile: string | null;
  mobile_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
  payee_name: string | null;
  upline_id: string | null;
  /** Null for an account without a password, such as one opened through a social provider. */
  password_hash: string | null;
  /** An operator requires a new password at the next sign-in. */
  must_change_password: boolean;
};

export type InvitedBy = { memberId: string; code: string };

export type NewMember = {
  merchantId: string;
  id: string;
  account: string;
  nickname: string;
  /** 0 where it is left out. */
  type?: number;
  passwordHash: string | null;
  paymentPasswordHash: string | null;
  /** Somebody else chose the password. */
  mustChangePassword?: boolean;
  mobile?: string | null;
  mobileVerified?: boolean;
  email?: string | null;
  emailVerified?: boolean;
  payeeName?: string | null;
  /** The agent who brought the member. */
  uplineId?: string | null;
  /** The registration link that was followed. */
  linkKey?: string | undefined;
  /** The player who invited the member, and by which code. */
  invitedBy?: InvitedBy | undefined;
  profile: Record<string, string>;
  at: Date;
  ip: string;
};

export type MemberDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  merchants: Pick<Merchants, 'byId'>;
  audit: Pick<Audit, 'record'>;
};

/** Called with a new account in the transaction that opens it. */
export type AccountHook = (tx: Tx, member: NewMember) => Promise<void>;

/**
 * Who a code of a later module belongs to, and as what it opens the account. A player's code leads to the agent above
 * the player, if there is one.
 */
export type LinkInvitation = {
  code: string;
  memberId: string | undefined;
  account: string;
  type?: number;
  linkKey?: string;
  invitedBy?: InvitedBy;
};
export type InvitationHook = (
  db: Db,
  code: { merchantId: string; codeKey: string },
) => Promise<LinkInvitation | undefined>;

export type MemberHooks = {
  /** Asked before an account is opened; throws to refuse. */
  opening: AccountHook[];
  /** Called after an account is opened; throws to refuse. */
  opened: AccountHook[];
  /** Other codes than the agents' own; the first answer counts. */
  invitations: InvitationHook[];
};

/** The agent above a new member, if any, and what the code that was used says about the account. */
export type Upline = {
  memberId: string | undefined;
  type?: number;
  linkKey?: string;
  invitedBy?: InvitedBy;
};

/** How a new member was invited, as stated in the registration. */
export type Invitation = {
  /** The code that was typed. */
  code: string | undefined;
  /** The code of the link that was followed. */
  linkCode: string | undefined;
  /** The account name of the member who recommended the site. */
  recommender: string | undefined;
  /** The host that the form was shown at, as the form states it. */
  domain: string | undefined;
  /** The origin of the call, for a form that states no host. */
  origin: string | undefined;
};

export type Affiliates = {
  /** Whose code it is, masked. @throws `invitation_code_error`, `request.too_many` */
  check: (
    merchantId: string,
    query: { code: string; domain?: string | undefined },
    caller: { ip: string; origin: string },
  ) => Promise<{ code: string; from: string }>;
  /**
   * The agent above a new member: the owner of the typed code, else of the followed link, else the recommender where
   * that is an agent.
   *
   * @throws `invitation_code_error` for an unknown code, `identity.recommender_unknown`
   */
  uplineOf: (merchantId: string, invitation: Invitation) => Promise<Upline | undefined>;
  /** The agent's own code, which is generated on first use, and how many members it has brought. */
  referral: (merchantId: string, memberId: string) => Promise<{ code: string; members: number }>;
  /** For the demo agents. Does nothing when the code exists. */
  addCode: (tx: Tx, own: { merchantId: string; memberId: string; code: string }) => Promise<void>;
};

/** The members' part of the `identity` group; the sign-in module binds the whole group. */
export type MemberHandlers = Pick<Handlers<typeof identityRoutes>, 'affiliate' | 'referral'>;

/** What is known of an account without its session. */
export type MemberFacts = Omit<
  MemberInfo,
  'passwordExpired' | 'passwordExpiredAfterDays' | 'confirmsTerms' | 'lastLogin'
>;

/** The finders read within the given transaction, or outside any. */
export type Members = {
  hooks: MemberHooks;
  find: (merchantId: string, memberId: string, within?: Db) => Promise<MemberRow | undefined>;
  /**
   * Reads the member and locks the row until the end of the transaction. Whatever opens a session or changes a
   * credential takes this lock first, so that a session never outlives the credential it was opened with.
   */
  lock: (tx: Tx, merchantId: string, memberId: string) => Promise<MemberRow | undefined>;
  /** @param account in any case and width */
  findByAccount: (merchantId: string, account: string) => Promise<MemberRow | undefined>;
  /** The member who has verified the number. @param mobile in E.164 */
  findByMobile: (merchantId: string, mobile: string) => Promise<MemberRow | undefined>;
  /** Writes a row and nothing else; false when its name, number or mail address is taken. */
  insert: (tx: Tx, member: NewMember) => Promise<boolean>;
  /**
   * Opens an account: row, event and audit entry.
   *
   * @throws `identity.username_taken`, also when the number or the mail address is taken
   */
  open: (tx: Tx, merchant: Merchant, member: NewMember, requestId: string | undefined) => Promise<void>;
  /** What the member has stated in the registration or added since. */
  profileOf: (merchantId: string, memberId: string, within?: Db) => Promise<Record<string, string>>;
  /** Adds to the profile; what is there stays. */
  fillProfile: (
    tx: Tx,
    added: { merchantId: string; id: string; profile: Record<string, string> },
  ) => Promise<void>;
  markSignedIn: (tx: Tx, member: { merchantId: string; id: string; at: Date }) => Promise<void>;
  /** The name the member signs in with; undefined for an unknown member. */
  accountName: (owner: { merchantId: string; accountId: string }) => Promise<string | undefined>;
  /** @throws `identity.member_not_found` */
  facts: (merchantId: string, memberId: string) => Promise<MemberFacts>;
  /** Members by merchant; only for operators' screens, which cover all merchants. */
  countMembers: (merchantIds: readonly string[]) => Promise<Map<string, number>>;
  affiliates: Affiliates;
  handlers: MemberHandlers;
  consoleRoutes: BoundRoutes;
};
