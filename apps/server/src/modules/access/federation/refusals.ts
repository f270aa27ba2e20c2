import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { ErrorDefinition } from '../../../platform/http/errors.ts';
import { federationErrors } from './federation.errors.ts';

/** What a provider says when it is not well. */
const ITS_TROUBLE: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
const NO_ANSWER: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether a provider said no, or could not be asked. */
export function refusalOf(error: unknown): ErrorDefinition {
  const { refused, unavailable } = federationErrors;
  if (error instanceof AuthorizationResponseError)
    return ITS_TROUBLE.has(error.error) ? unavailable : refused;
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || ITS_TROUBLE.has(error.error) ? unavailable : refused;
  if (error instanceof ClientError) return NO_ANSWER.has(error.code) ? unavailable : refused;
  return unavailable;
}

/** A name for the log: the message of an error may quote what the provider answered. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
