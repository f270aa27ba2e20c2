import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mayAnswerError } from './connection-limits.ts';
import { failureOf, type Translate } from './error-answer.ts';
import { appError, requestErrors, type ErrorDefinition } from './errors.ts';

/** Errors of Node's parser and timers; every other error is a malformed request. */
const ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestErrors.timeout,
  HPE_HEADER_OVERFLOW: requestErrors.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: requestErrors.tooLarge,
};

/** Answers malformed or slow requests with the envelope and closes the connection. */
export const createClientErrorAnswer =
  (translate: Translate) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Within another response, these bytes would be taken as part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswerError(socket as Socket)) {
      socket.destroy();
      return;
    }
    const refusal = appError(ERRORS[error.code ?? ''] ?? requestErrors.malformed);
    const body = JSON.stringify(failureOf(refusal, 'EN', translate));
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  };

/**
 * A path that can't be decoded, such as `/%E0%A4%A`, is taken literally: it matches no route and gets the usual "not
 * found" answer.
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
