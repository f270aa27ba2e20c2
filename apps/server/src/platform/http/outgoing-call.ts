import type { Logger } from '../log.ts';

/** Every outside call ends within this time. */
const TIMEOUT_MILLISECONDS = 10_000;
/** More than any answer of a provider; a list has pages. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

export type OutgoingRequest = {
  /** Address of the provider from the account's config; the path is added to it. */
  base: string;
  path: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For a call that somebody waits for; at most the time-out of all calls. */
  timeoutMilliseconds?: number;
};

/** `unanswered`: the request may have been carried out or not. */
export type OutgoingAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'unanswered'; message: string };
export type OutgoingCall = (merchantId: string, request: OutgoingRequest) => Promise<OutgoingAnswer>;

/** The address of a call: only below the configured one, whatever ids the path is made of. */
function addressOf({ base, path }: OutgoingRequest): URL {
  const root = new URL(base);
  const prefix = root.pathname.replace(/\/+$/, '');
  const address = new URL(`${root.origin}${prefix}${path}`);
  if (address.origin !== root.origin || !address.pathname.startsWith(`${prefix}/`))
    throw new Error(`${path} leads away from the provider`);
  return address;
}

async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const causeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'failed';
  return (cause as NodeJS.ErrnoException).code ?? cause.name;
};

/**
 * Calls payment providers and game vendors over HTTP: within one time-out for head and body, with bounded answers and without following
 * redirects. What a network can do is an answer, not an error.
 */
export const createOutgoingCall =
  ({
    log,
    timeoutMilliseconds = TIMEOUT_MILLISECONDS,
    maxBytes = MAX_ANSWER_BYTES,
  }: {
    log?: Pick<Logger, 'warn'>;
    timeoutMilliseconds?: number;
    maxBytes?: number;
  } = {}): OutgoingCall =>
  async (merchantId, request) => {
    const { method, headers, body } = request;
    const address = addressOf(request);
    try {
      const response = await fetch(address, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(
          Math.min(request.timeoutMilliseconds ?? timeoutMilliseconds, timeoutMilliseconds),
        ),
        headers: { accept: 'application/json', ...headers },
        ...(body === undefined ? {} : { body }),
      });
      return { kind: 'answered', status: response.status, text: await readBounded(response, maxBytes) };
    } catch (error) {
      const reason = causeOf(error);
      // Neither body nor headers are logged: they hold names, account numbers and keys.
      log?.warn({ merchantId, host: address.host, reason }, 'an outside call was not answered');
      return { kind: 'unanswered', message: reason };
    }
  };
