import { ApiError } from '@croupier/contract/client.ts';
import { hashKey, QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;
const STALE_MILLISECONDS = 30_000;
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** A retry helps with a lost connection or a busy server, not with a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  if (!(error instanceof ApiError)) return false;
  const refused = error.status >= CLIENT_ERROR && error.status < SERVER_ERROR;
  return !refused || error.status === TOO_MANY;
}

/** Query keys contain inputs of calls, and JSON has no bigint. */
const withTexts = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.map(withTexts);
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTexts(inner)]));
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_MILLISECONDS,
        queryKeyHashFn: (key) => hashKey(key.map(withTexts)),
      },
      mutations: { retry: false },
    },
  });
