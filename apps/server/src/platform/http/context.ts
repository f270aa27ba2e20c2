import type { Access } from '@croupier/contract/route.ts';
import { appError, requestErrors } from './errors.ts';

/** A signed-in account as every call needs to know it. */
export type Account = {
  id: string;
  merchantId: string;
  sessionId: string;
  kind: 'member' | 'trial' | 'agent' | 'operator';
};

export type CallContext = {
  /** Chosen by the host name; empty on the console, which serves all merchants. */
  merchantId: string;
  /** A language that the merchant offers: `EN`, `TY`, … */
  language: string;
  ip: string;
  userAgent: string;
  requestId: string;
  account: Account | null;
};

type Kind = Account['kind'];
const ALLOWED: Record<Exclude<Access, 'visitor'>, readonly Kind[]> = {
  session: ['member', 'trial', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
  operator: ['operator'],
};

/** @throws 401 without an account, 403 with the wrong kind, `in_need_true_account` for trial accounts */
export function authorise(access: Access, account: Account | null): void {
  if (access === 'visitor') return;
  if (!account) throw appError(requestErrors.signInNeeded);
  if (ALLOWED[access].includes(account.kind)) return;
  throw appError(account.kind === 'trial' ? requestErrors.realAccountNeeded : requestErrors.forbidden);
}
