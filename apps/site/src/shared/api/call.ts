import type { SiteApi } from '@croupier/contract/api.ts';
import type { BootData } from '@croupier/contract/boot.ts';
import {
  ApiError,
  type CallName,
  type Client,
  type LoadedApi,
  type RouteOf,
} from '@croupier/contract/client.ts';
import type { PublicKeySet } from '@croupier/contract/encryption.ts';
import type { CallInput, CallOutput } from '@croupier/contract/route.ts';
import { PREVIEW_HEADER } from '@croupier/contract/preview.ts';
import { createBrowserClient } from '@croupier/web/client/browser-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { siteRefused } from './site-refused.ts';
import { realityDue } from './reality-due.ts';
import { realAccountNeeded } from './real-account-needed.ts';

let bootKeys: PublicKeySet | undefined;

let previewToken: string | undefined;

/** Takes the server's public keys from the boot data. They are requested again only when one was retired. */
export const startCalls = ({ permission, preview }: Pick<BootData, 'permission' | 'preview'>): void => {
  bootKeys = permission.keys;
  previewToken = preview;
};

const SCHEMA_PARTS = [
  () => import('@croupier/contract/money.ts'),
  () => import('@croupier/contract/games/catalogue.ts'),
];

/** Yields between two long tasks, so that a tap is handled. */
const breathe = () => new Promise((done) => setTimeout(done));

async function loadSchemas(module: keyof SiteApi): Promise<LoadedApi<SiteApi>> {
  // One part after the other: several short tasks instead of a long one.
  for (const part of SCHEMA_PARTS) {
    await part();
    await breathe();
  }
  const { SCHEMA_GROUPS, zod } = await import('./schemas/schema-groups.ts');
  await breathe();
  const { api } = await SCHEMA_GROUPS[module]();
  return { api, zod };
}

const loaded = new Map<keyof SiteApi, Promise<LoadedApi<SiteApi>>>();

/** Later calls of a module wait for nothing; scripts that failed to load are requested again by the next call. */
function loadApi(module: keyof SiteApi): Promise<LoadedApi<SiteApi>> {
  const known = loaded.get(module);
  if (known) return known;
  const schemas = loadSchemas(module);
  loaded.set(module, schemas);
  schemas.catch(() => loaded.delete(module));
  return schemas;
}

const bare = createBrowserClient<SiteApi>({
  loadApi,
  keys: async (refresh) => {
    if (!bootKeys || refresh) bootKeys = await call('system.keys');
    return bootKeys;
  },
  headers: () => (previewToken === undefined ? {} : { [PREVIEW_HEADER]: previewToken }),
});

const CLOSED: ReadonlySet<string> = new Set(['system.maintenance', 'system.region_restricted']);

type AnyClient = (...args: unknown[]) => Promise<unknown>;

/**
 * Like `call`, for what a page loads without being asked: a refusal of a trial account opens no dialog.
 * @throws ApiError
 */
export const backgroundCall: Client<SiteApi> = (async (...args: unknown[]): Promise<unknown> => {
  try {
    return await (bare as unknown as AnyClient)(...args);
  } catch (error) {
    if (error instanceof ApiError && CLOSED.has(error.code)) siteRefused.set(siteRefused.get() + 1);
    throw error;
  }
}) as unknown as Client<SiteApi>;

const REAL_ACCOUNT_NEEDED = 'in_need_true_account';
const REALITY_CHECK_DUE = 'protection.reality_check_due';

const watched = async (...args: unknown[]): Promise<unknown> => {
  try {
    return await (backgroundCall as unknown as AnyClient)(...args);
  } catch (error) {
    if (error instanceof ApiError && error.code === REAL_ACCOUNT_NEEDED) realAccountNeeded.set(true);
    if (error instanceof ApiError && error.code === REALITY_CHECK_DUE) realityDue.set(true);
    throw error;
  }
};

/** Calls the site's server: `call('wallet.balance')`, `call('originals.bet', { params, body })`. @throws ApiError */
export const call: Client<SiteApi> = watched as unknown as Client<SiteApi>;

type Name = CallName<SiteApi>;
type Rest<N extends Name> =
  object extends CallInput<RouteOf<SiteApi, N>>
    ? [input?: CallInput<RouteOf<SiteApi, N>>]
    : [input: CallInput<RouteOf<SiteApi, N>>];

/** A call as a query, under the key `[name, input]`: `useQuery(callQuery('rounds.list', { query }))`. */
export function callQuery<N extends Name>(name: N, ...rest: Rest<N>) {
  const [input] = rest;
  const ask = backgroundCall as unknown as (
    name: N,
    input: unknown,
    options: { signal: AbortSignal },
  ) => Promise<CallOutput<RouteOf<SiteApi, N>>>;
  return queryOptions({
    queryKey: input === undefined ? ([name] as const) : ([name, input] as const),
    queryFn: ({ signal }) => ask(name, input, { signal }),
  });
}
