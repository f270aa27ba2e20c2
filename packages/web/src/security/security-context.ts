import type { Client } from '@croupier/contract/client.ts';
import type { factorRoutes } from '@croupier/contract/access/factors.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import type { sessionRoutes } from '@croupier/contract/access/session.ts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** The calls on second factors, which members and operators have in common. */
export type FactorCall = Client<{ factors: typeof factorRoutes }>;
export type FactorState = CallOutput<(typeof factorRoutes)['state']>;
export type SignedInDevice = CallOutput<(typeof sessionRoutes)['list']>[number];

/** The signed-in account, as far as its security screens show it. */
export type SecurityAccount = {
  name: string;
  /** The site or the console, as recovery codes name it. */
  issuer: string;
  fileName: string;
  /** Undefined while it is not known. */
  hasPassword: boolean | undefined;
  loading: boolean;
};

export type IdentityProof =
  | { password: string }
  | { totp: string }
  | { passkey: { challenge: string; response: Record<string, unknown> } };

/** The calls of an app for the shared security screens. */
export type SecurityCalls = {
  call: FactorCall;
  /** Proves the identity again; good for ten minutes. @throws ApiError */
  confirm: (proof: IdentityProof) => Promise<unknown>;
  /** What a passkey of the account has to sign for that. @throws ApiError */
  confirmOptions: () => Promise<{ challenge: string; options: Record<string, unknown> }>;
  sessions: {
    queryKey: QueryKey;
    list: (signal: AbortSignal) => Promise<readonly SignedInDevice[]>;
    end: (id: string) => Promise<unknown>;
    /** Where the server can end all other sessions at once. */
    endOthers?: () => Promise<{ ended: number }>;
  };
};

export type Security = SecurityCalls & { account: SecurityAccount };

const SecurityContext = createContext<Security | null>(null);
export const SecurityProvider = SecurityContext.Provider;

export function useSecurity(): Security {
  const security = use(SecurityContext);
  if (!security) throw new Error('useSecurity needs a SecurityProvider above it');
  return security;
}

/** Authenticator, recovery codes and passkeys of the account. */
export const factorsQuery = (call: FactorCall) =>
  queryOptions({
    queryKey: ['factors.state'],
    queryFn: ({ signal }) => call('factors.state', {}, { signal }),
  });
