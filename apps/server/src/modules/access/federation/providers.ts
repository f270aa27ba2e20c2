import {
  allowInsecureRequests,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import type { Clock } from '../../../platform/clock.ts';
import { appError } from '../../../platform/http/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import { isLoopback, isTrustworthy } from './addresses.rules.ts';
import { DISCOVERY_MILLISECONDS } from './federation.config.ts';
import { federationErrors } from './federation.errors.ts';
import { reasonOf } from './refusals.ts';

export type Client = { issuer: string; clientId: string; clientSecret: string };

type Known = { configuration: Configuration; askedAt: number };

/** What providers say about themselves, asked for once in a while. */
export function createProviders({
  clock,
  log,
  timeoutSeconds,
}: {
  clock: Clock;
  log: Logger;
  timeoutSeconds: number;
}) {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<Configuration>>();

  const ask = async (key: string, { issuer, clientId, clientSecret }: Client): Promise<Configuration> => {
    const address = new URL(issuer);
    if (!isTrustworthy(address)) throw new Error('an issuer without TLS');
    const configuration = await discovery(address, clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isLoopback(address) ? [allowInsecureRequests] : [])],
    });
    known.set(key, { configuration, askedAt: clock.now().getTime() });
    return configuration;
  };

  /** @throws `federation.unavailable`; a provider that was known and is away for a while is still known */
  return async function configurationOf(client: Client): Promise<Configuration> {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    const before = known.get(key);
    if (before && clock.now().getTime() - before.askedAt < DISCOVERY_MILLISECONDS)
      return before.configuration;
    const asked = asking.get(key) ?? ask(key, client).finally(() => asking.delete(key));
    asking.set(key, asked);
    try {
      return await asked;
    } catch (error) {
      log.warn({ reason: reasonOf(error), issuer: client.issuer }, 'the provider could not be discovered');
      if (before) return before.configuration;
      throw appError(federationErrors.unavailable);
    }
  };
}
