import {
  allowInsecureRequests,
  AuthorizationResponseError,
  ClientError,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import type { Clock } from '../../../../platform/clock.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError, type ErrorDefinition } from '../../../../platform/http/errors.ts';
import type { Logger } from '../../../../platform/log.ts';
import { isLoopback, isTrustworthy } from '../addresses.rules.ts';
import { DISCOVERY_MILLISECONDS } from '../federation.config.ts';
import { federationErrors } from '../federation.errors.ts';

export type Client = { issuer: string; clientId: string; clientSecret: string };

/** Discovers providers and caches what they publish about themselves. */
export function createDiscovery({
  clock,
  log,
  timeoutSeconds,
}: {
  clock: Clock;
  log: Logger;
  timeoutSeconds: number;
}) {
  const configurations = createFresh<Configuration>({
    clock,
    milliseconds: DISCOVERY_MILLISECONDS,
    // While a provider is down, its last known configuration is used.
    staleMilliseconds: Infinity,
  });

  const discover = async (client: Client): Promise<Configuration> => {
    const { issuer, clientId, clientSecret } = client;
    const url = new URL(issuer);
    if (!isTrustworthy(url)) throw new Error('an issuer without TLS');
    return discovery(url, clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isLoopback(url) ? [allowInsecureRequests] : [])],
    });
  };

  /** @throws `federation.unavailable` */
  return function configurationOf(client: Client): Promise<Configuration> {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    return configurations.get(key, () =>
      discover(client).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error), issuer: client.issuer }, 'the provider could not be discovered');
        throw appError(federationErrors.unavailable);
      }),
    );
  };
}

/** Errors with which a provider reports its own failure. */
const PROVIDER_FAILURES: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
const NO_ANSWER: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Distinguishes a provider that refused from one that could not be reached. */
export function refusalOf(error: unknown): ErrorDefinition {
  const { refused, unavailable } = federationErrors;
  if (error instanceof AuthorizationResponseError)
    return PROVIDER_FAILURES.has(error.error) ? unavailable : refused;
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || PROVIDER_FAILURES.has(error.error) ? unavailable : refused;
  if (error instanceof ClientError) return NO_ANSWER.has(error.code) ? unavailable : refused;
  return unavailable;
}

/** A name for the log. The message of an error is not logged, because it may quote the provider's answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
