import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The client is waiting: a higher level would take longer than it saves. */
const QUALITY = { page: 5, call: 3 } as const;
const GZIP_LEVEL = 4;
/** Smaller responses fit into the first packets anyway. */
const MIN_LENGTH = 1_024;

/**
 * Compresses a text with an encoding that the client accepts and sets the headers of `reply`. Runs off the event
 * loop. BREACH needs a site that makes the browser send the session token; the token is a header, so no other site
 * can.
 */
export async function compressAnswer(
  text: string,
  reply: FastifyReply,
  kind: keyof typeof QUALITY,
): Promise<string | Buffer> {
  if (text.length < MIN_LENGTH) return text;
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind] };
    const compressed = await brotli(text, { params });
    reply.header('content-encoding', 'br');
    return compressed;
  }
  if (!/\bgzip\b/.test(accepted)) return text;
  const compressed = await gzipped(text, { level: GZIP_LEVEL });
  reply.header('content-encoding', 'gzip');
  return compressed;
}
