import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mayAnswerError } from './connection-limits.ts';
import { failureOf, type Translate } from './error-answer.ts';
import { appError, requestErrors, type ErrorDefinition } from './errors.ts';

/** What Node's parser and timers report; everything else is a request that can't be read. */
const ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestErrors.timeout,
  HPE_HEADER_OVERFLOW: requestErrors.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: requestErrors.tooLarge,
};

/** Answers what is not HTTP, or comes too slowly, in the envelope and closes the connection. */
export const createClientErrorAnswer =
  (translate: Translate) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // In the middle of another answer these bytes would be taken for a part of it.
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
 * A path that can't be decoded, such as `/%E0%A4%A`, is taken literally: it belongs to no route and is answered like
 * every other page or call that does not exist.
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
