/** Connection failures, by operating system code. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** PostgreSQL's five-character SQL state; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  // EPIPE has five characters too.
  if (typeof code !== 'string' || SOCKET_CODES.has(code)) return undefined;
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Connection exceptions (08), transaction rollbacks (40), insufficient resources (53), operator intervention (57),
 * system errors (58), an unavailable lock, and an idle transaction time-out.
 */
const TRANSIENT_STATES = /^(?:08|40|53|58|57014|57P0|55P03|25P0[34])/;

/** Driver errors without a code: an exhausted pool, connections that broke or do not respond. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|has been discarded|Cannot use a pool after/;

/** Whether a call failed because of the state of the database, so that it may succeed a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state) return TRANSIENT_STATES.test(state);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && SOCKET_CODES.has(code)) return true;
  // A Unix socket that does not exist yet.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return DRIVER_MESSAGES.test(error.message);
}
