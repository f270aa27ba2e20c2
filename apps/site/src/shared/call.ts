import type { SiteApi } from '@croupier/contract/api.ts';
import type { CallName, Client, RouteOf } from '@croupier/contract/client.ts';
import type { PublicKeySet } from '@croupier/contract/encryption.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { createBrowserClient } from '@croupier/web/browser-client.ts';
import { queryOptions } from '@tanstack/react-query';

let bootKeys: PublicKeySet | undefined;

/** The server's public keys came with the page; they are asked for again only when one was retired. */
export const startCalls = (keys: PublicKeySet): void => {
  bootKeys = keys;
};

/** Calls the site's server: `call('wallet.balance')`, `call('originals.diceBet', { body })`. @throws ApiError */
export const call: Client<SiteApi> = createBrowserClient<SiteApi>({
  loadApi: () => import('./api-schemas.ts'),
  keys: async (refresh) => {
    if (!bootKeys || refresh) bootKeys = await call('system.keys');
    return bootKeys;
  },
});

type Name = CallName<SiteApi>;
type Rest<N extends Name> =
  object extends CallInput<RouteOf<SiteApi, N>>
    ? [input?: CallInput<RouteOf<SiteApi, N>>]
    : [input: CallInput<RouteOf<SiteApi, N>>];

/** A call as a query, under the key `[name, input]`: `useQuery(callQuery('rounds.list', { query }))`. */
export function callQuery<N extends Name>(name: N, ...rest: Rest<N>) {
  const [input] = rest;
  const ask = call as unknown as (
    name: N,
    input: unknown,
    options: { signal: AbortSignal },
  ) => Promise<CallOutput<RouteOf<SiteApi, N>>>;
  return queryOptions({
    queryKey: input === undefined ? ([name] as const) : ([name, input] as const),
    queryFn: ({ signal }) => ask(name, input, { signal }),
  });
}
