import type { sessionRoutes } from '@croupier/contract/access/session.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { Handlers } from '../../../platform/http/call.ts';
import type { Account, Cookies } from '../../../platform/http/context.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Outbox } from '../../../platform/outbox.ts';
import type { Audit } from '../../base/audit-log/index.ts';
import type { MemberRow, Members } from '../members/index.ts';
import type { AccountAccess } from './member-access.usecases.ts';

/** An account; `merchantId` is empty for operators. */
export type Owner = { merchantId: string; accountId: string };

/** The origin of a call. */
export type Caller = {
  ip: string;
  userAgent: string;
  requestId?: string;
  /** Needed to remember a device, and to recognise a browser. */
  cookies?: Cookies;
};

/** The method that started a session. */
export type SessionVia =
  | 'password'
  | 'sms'
  | 'firebase'
  | 'passkey'
  | 'social'
  | 'device'
  | 'free_play'
  | 'registration'
  | 'recovery';

export type EndedSessions = { merchantId: string; accountId: string; ids: readonly string[] };

export type ListedSession = {
  id: string;
  current: boolean;
  ip: string;
  userAgent: string;
  startedAt: Date;
  lastSeenAt: Date;
};

export type LastSession = { ip: string; userAgent: string; startedAt: Date };

export type SessionDeps = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'record'>;
  audit: Pick<Audit, 'record'>;
  members: Pick<Members, 'lock'>;
};

/** Everything that takes a transaction changes what other calls may have cached: call `forget` after the commit. */
export type SessionStore = {
  /** Opens a session and returns its token, which is not stored. */
  open: (
    tx: Tx,
    owner: Owner,
    caller: Caller,
    how?: { via: SessionVia; pending?: Account['pending'] },
  ) => Promise<string>;
  /** The account of a token at this merchant (the console when empty); null for an unknown or ended session. */
  resolve: (token: string, merchantId: string) => Promise<Account | null>;
  /** Whether a token is valid. Unlike a call with it, asking does not extend the session. */
  isAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** False when the session had ended before. */
  end: (tx: Tx, account: Account) => Promise<boolean>;
  endAll: (tx: Tx, owner: Owner) => Promise<void>;
  /** Ends all sessions of the account but this one. @returns how many */
  endOthers: (tx: Tx, account: Account) => Promise<number>;
  /** Ends all sessions that remembered devices of the account started. */
  endStartedByDevice: (tx: Tx, owner: Owner) => Promise<void>;
  /** Ends one of the account's own sessions. False when there is none with this id. */
  endOwn: (tx: Tx, account: Account, id: string) => Promise<boolean>;
  /** The live sessions of the account, the last seen first. */
  list: (account: Account) => Promise<ListedSession[]>;
  /** The newest session of the account, live or ended. */
  findLast: (tx: Tx, owner: Owner) => Promise<LastSession | undefined>;
  /** The session of the account before this one, live or ended; sessions that ended long ago are forgotten. */
  findPrevious: (account: Account) => Promise<LastSession | undefined>;
  /** Notes that the session has proved the account's identity again. */
  confirm: (tx: Tx, account: Account) => Promise<void>;
  /** Notes that the account has done what its sessions were pending for. */
  clearPending: (tx: Tx, owner: Owner, pending: NonNullable<Account['pending']>) => Promise<void>;
  /** Drops what this process has cached of an account; other processes follow within seconds. */
  forget: (owner: Owner) => void;
};

export type DeviceRow = { id: string; account_id: string; expires_at: Date };

/** Browsers that asked to stay signed in. */
export type Devices = {
  clear: (cookies: Cookies) => void;
  /** Remembers the browser that is signing in, in place of the account it remembered before. */
  remember: (tx: Tx, owner: Owner, caller: Caller) => Promise<void>;
  /**
   * Exchanges the token of the cookie for a new one and calls `use` with the locked member in the same transaction.
   *
   * @returns undefined for an unknown token; presenting a copied one, however old, forgets the device
   */
  exchange: <R>(
    merchantId: string,
    caller: Caller,
    use: (tx: Tx, member: MemberRow) => Promise<R>,
  ) => Promise<R | undefined>;
  /** Forgets the device of the caller's cookie. */
  forget: (tx: Tx, merchantId: string, caller: Caller) => Promise<void>;
  forgetAll: (tx: Tx, owner: Owner) => Promise<void>;
};

export type ListedAddress = { id: string; address: string; addedAt: Date; lastSeenAt: Date };

/** Addresses from which signing in needs no extra proof. */
export type Addresses = {
  isTrusted: (owner: Owner, ip: string, within?: Db) => Promise<boolean>;
  /** Whether the member or operator of this name trusts the address; false for an unknown name. */
  isTrustedByName: (name: { merchantId: string; account: string; ip: string }) => Promise<boolean>;
  trust: (tx: Tx, owner: Owner, ip: string) => Promise<void>;
  /** Trusts no address any more, except one if it was trusted. */
  forgetAll: (tx: Tx, owner: Owner, keep?: { except: string }) => Promise<void>;
  list: (account: Account) => Promise<ListedAddress[]>;
  /** @throws `identity.address_not_found` */
  remove: (account: Account, id: string, caller: Caller) => Promise<void>;
};

export type Sessions = SessionStore & {
  /** The member of a token, only at the merchant it was issued at. At most seconds old. */
  resolveAccount: (token: string, merchantId: string) => Promise<Account | null>;
  isSessionAlive: (token: string, merchantId: string) => Promise<boolean>;
  /** The operator of a token. */
  resolveOperator: (token: string) => Promise<Account | null>;
  isOperatorAlive: (token: string) => Promise<boolean>;
  /** Ends the session and forgets the device of the caller. Safe to repeat. */
  logout: (account: Account, caller?: Caller) => Promise<void>;
  /** Ends all sessions of the account but this one, and forgets its devices. @returns how many sessions */
  endOthersAndDevices: (tx: Tx, account: Account) => Promise<number>;
  /** Reports sessions that ended in any process, after this process has dropped them from its cache. */
  listenForEnded: (
    database: Pick<Database, 'listen'>,
    onEnded: (ended: EndedSessions) => void,
  ) => Promise<() => Promise<void>>;
  devices: Devices;
  addresses: Addresses;
  access: AccountAccess;
  handlers: SessionHandlers;
  jobs: readonly Job[];
};

/** The part of the `session` group that manages sessions; the sign-in module binds the whole group. */
export type SessionHandlers = Pick<
  Handlers<typeof sessionRoutes>,
  'logout' | 'list' | 'end' | 'endOthers' | 'addresses' | 'removeAddress'
>;
