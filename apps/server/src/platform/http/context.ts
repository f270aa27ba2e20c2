import type { Access, Route } from '@croupier/contract/route.ts';
import { appError, requestErrors } from './errors.ts';

/** A signed-in account as every call needs to know it. */
export type Account = {
  id: string;
  merchantId: string;
  sessionId: string;
  kind: 'member' | 'trial' | 'agent' | 'operator';
  /** What has to be done before the session opens anything else; null for an ordinary session. */
  pending: 'password_change' | 'second_factor' | null;
  /** When this session last proved who it is. */
  confirmedAt: Date;
};

/** How long a proof is good for calls that want one. */
export const CONFIRMATION_MILLISECONDS = 10 * 60_000;

/** Cookies that only the server reads: httpOnly, of this site only, over TLS wherever the page is. */
export type Cookies = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options: { maxAgeSeconds: number; path?: string }) => void;
  clear: (name: string, options?: { path?: string }) => void;
};

export type CallContext = {
  /** Chosen by the host name; empty on the console, which serves all merchants. */
  merchantId: string;
  /** A language that the merchant offers: `EN`, `TY`, … */
  language: string;
  ip: string;
  /** ISO code of the caller's country where our own proxy says so; else empty. */
  country: string;
  userAgent: string;
  requestId: string;
  /** Scheme, host and port of the page, by what is configured and not by what the caller says. */
  origin: string;
  cookies: Cookies;
  account: Account | null;
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
 * @throws 401 without an account; 403 with the wrong kind, `in_need_true_account` for trial accounts, and for a session
 *   that has something else to do first or must prove again who it is
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
