import { scopeOf, type Permission } from '@croupier/contract/access/permissions.ts';
import type { Access, Route } from '@croupier/contract/route.ts';
import { appError, requestErrors } from './errors.ts';

/** The signed-in account of a call. */
export type Account = {
  id: string;
  merchantId: string;
  sessionId: string;
  kind: 'member' | 'trial' | 'agent' | 'operator';
  /** A step that must be completed before other calls are allowed; null for an ordinary session. */
  pending: 'password_change' | 'second_factor' | null;
  /** When this session last confirmed its identity. */
  confirmedAt: Date;
};

/** The most that one operator may move alone: with one act, and within a day. Null is no limit. */
export type Ceiling = { actMinor: bigint | null; dayMinor: bigint | null };

/** What an operator may do, by all grants together. */
export type Rights = {
  /** At a merchant, or on the whole platform when the merchant is empty. */
  may: (permission: Permission, merchantId: string) => boolean;
  /** The merchants at which the operator has a permission. */
  merchantsWith: (permission: Permission) => 'all' | readonly string[];
  /** The ceiling at a merchant; zero without the permission. */
  ceilingOf: (permission: Permission, merchantId: string) => Ceiling;
};

/** How long an identity confirmation is valid for calls that require one. */
export const CONFIRMATION_MILLISECONDS = 10 * 60_000;

/** Cookies that only the server reads: httpOnly, SameSite, and Secure on HTTPS pages. */
export type Cookies = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options: { maxAgeSeconds: number; path?: string }) => void;
  clear: (name: string, options?: { path?: string }) => void;
};

export type CallContext = {
  /** Selected by the host name; empty on the console, which serves all merchants. */
  merchantId: string;
  /** A language that the merchant offers: `EN`, `TY`, … */
  language: string;
  ip: string;
  /** ISO code of the caller's country if our own proxy supplies it; else empty. */
  country: string;
  userAgent: string;
  requestId: string;
  /** Scheme, host and port of the page, from the configuration rather than the request. */
  origin: string;
  cookies: Cookies;
  account: Account | null;
  /** The token of a preview from which the call comes, checked. */
  preview?: string;
};

type Kind = Account['kind'];
const ALLOWED: Record<Exclude<Access, 'visitor'>, readonly Kind[]> = {
  session: ['member', 'trial', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
  operator: ['operator'],
};

const PENDING_ERRORS = {
  password_change: requestErrors.passwordChangeNeeded,
  second_factor: requestErrors.secondFactorNeeded,
} as const;

/**
 * @throws 401 without an account; 403 for the wrong kind, `in_need_true_account` for trial accounts, and for a
 * session with a pending step or without a recent identity confirmation
 */
export function authorise(
  route: Pick<Route, 'access' | 'whilePending' | 'confirmed'>,
  account: Account | null,
  now: Date,
): void {
  if (route.access === 'visitor') return;
  if (!account) throw appError(requestErrors.signInNeeded);
  if (!ALLOWED[route.access].includes(account.kind))
    throw appError(account.kind === 'trial' ? requestErrors.realAccountNeeded : requestErrors.forbidden);
  if (account.pending && !route.whilePending) throw appError(PENDING_ERRORS[account.pending]);
  if (route.confirmed && now.getTime() - account.confirmedAt.getTime() > CONFIRMATION_MILLISECONDS)
    throw appError(requestErrors.confirmationNeeded);
}

/**
 * Whether an operator may make a call. A call that names its merchant in the path needs the permission there. Another
 * one needs it at any merchant and restricts its rows to the grants, or on the whole platform where the permission says so.
 *
 * @throws 403 `permissions.missing` with the name of the permission
 */
export function authorisePermission(
  { permission }: Pick<Route, 'permission'>,
  rights: Rights,
  merchantCode: string | undefined,
): void {
  if (permission === 'own') return;
  // A call without a permission is a mistake in the contract: nobody may make it.
  if (!permission) throw appError(requestErrors.forbidden);
  const merchants = rights.merchantsWith(permission);
  const isHeld =
    merchantCode !== undefined
      ? rights.may(permission, merchantCode)
      : scopeOf(permission) === 'platform'
        ? merchants === 'all'
        : merchants.length > 0;
  if (!isHeld) throw appError(requestErrors.permissionMissing, { value: { permission } });
}
