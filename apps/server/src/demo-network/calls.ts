import type { CallOutput, Routes } from '@croupier/contract/route.ts';
import type { BoundRoutes, Call } from '../platform/http/call.ts';
import type { Account } from '../platform/http/context.ts';

/** What a browser would send, decoded; the rest of a call is not read by these handlers. */
type Sent<R extends Routes, K extends keyof R> = Partial<Omit<Call<R[K]>, 'account'>> & { account: Account };

/** Makes a call of the contract with its own handler, without a network in between. */
export function callAs<R extends Routes, K extends keyof R & string>(
  groups: readonly BoundRoutes[],
  { routes, name }: { routes: R; name: K },
  call: Sent<R, K>,
): Promise<CallOutput<R[K]>> {
  const group = groups.find((each) => each.routes === routes);
  const handler = group?.handlers[name] as ((call: object) => Promise<CallOutput<R[K]>>) | undefined;
  if (!handler) throw new Error(`no handler ${name}`);
  return handler({ ip: '127.0.0.1', requestId: 'demo', ...call });
}

export const accountOf = (
  kind: 'agent' | 'operator',
  { merchantId, id }: { merchantId: string; id: string },
  at: Date,
): Account => ({ id, merchantId, sessionId: id, kind, pending: null, confirmedAt: at });
