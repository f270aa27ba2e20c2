/** Failures of the connection, by the codes of the operating system. */
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

/** The five characters that say what PostgreSQL refused; undefined when the error does not come from it. */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  // EPIPE has five characters too.
  if (typeof code !== 'string' || SOCKET_CODES.has(code)) return undefined;
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Connection exceptions (08), lost races (40), insufficient resources (53), cancelled and shut down (57), input and
 * output errors of the server (58), a lock that was not available, a transaction that was idle for too long.
 */
const TRANSIENT_STATES = /^(?:08|40|53|58|57014|57P0|55P03|25P0[34])/;

/** The driver gives these no code: a pool without a free connection, connections that broke or do not answer. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|has been discarded|Cannot use a pool after/;

/** Whether a call failed because of the state of the database, so that the same call may succeed a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlStateOf(error);
  if (state) return TRANSIENT_STATES.test(state);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && SOCKET_CODES.has(code)) return true;
  // A Unix socket that is not there yet.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return DRIVER_MESSAGES.test(error.message);
}
