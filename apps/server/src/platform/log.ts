import { pino, type DestinationStream, type Logger } from 'pino';
import { createThrottle } from './throttle.ts';

export type { Logger };

/** Values under these names are never logged, at any depth. */
const SECRETS = ['password', 'token', 'authorization', 'cookie', 'secret', 'serverSeed', 'privateKey'];

/** PostgreSQL quotes the whole refused row here, including hashes and seeds. */
const REFUSED_ROW = 'err.detail';

const BURST_MILLISECONDS = 10_000;
const MAX_KEY_LENGTH = 200;
/** pg-boss adds it to the same error of each of its workers. */
const OF_WORKER = / \(Queue: .*\)$/;

/** Identifies a failure: numbers in a message vary. */
function failureKey(context: unknown, message: unknown): string | undefined {
  // Some libraries report plain objects.
  const err = (context as { err?: { message?: unknown; code?: unknown } } | null)?.err;
  if (typeof err?.message !== 'string') return undefined;
  const text = err.message.replace(OF_WORKER, '').replaceAll(/\d+/g, '#');
  return `${String(message)} ${String(err.code)} ${text}`.slice(0, MAX_KEY_LENGTH);
}

/**
 * A logger that hides secrets and writes the same failure once per burst: when the database is down for a minute,
 * thousands of calls fail, and their stack traces would hide everything else.
 */
export function createLogger(level: string, name: string, destination?: DestinationStream): Logger {
  const pass = createThrottle(BURST_MILLISECONDS);
  return pino(
    {
      name,
      level,
      redact: {
        paths: [REFUSED_ROW, ...SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`])],
        censor: '[hidden]',
      },
      hooks: {
        logMethod(args, method) {
          const [context, message] = args as [unknown, unknown];
          const key = failureKey(context, message);
          if (key === undefined) {
            method.apply(this, args);
            return;
          }
          const suppressed = pass(key);
          if (suppressed === undefined) return;
          const more = suppressed > 0 ? { suppressed } : {};
          method.apply(this, [{ ...(context as object), ...more }, message as string]);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}
