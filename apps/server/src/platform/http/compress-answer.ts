import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Somebody waits: a few percent more bytes are sent sooner than they are saved. */
const BROTLI_QUALITY = 5;
/** Smaller ones fit into the first packets anyway. */
const WORTH_IT_BYTES = 1_024;

/** What a browser can take of `text`, smallest first; names it in the headers of `reply`. */
export async function compressAnswer(text: string, reply: FastifyReply): Promise<string | Buffer> {
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  if (text.length < WORTH_IT_BYTES) return text;
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const compressed = await brotli(text, { params });
    reply.header('content-encoding', 'br');
    return compressed;
  }
  if (!/\bgzip\b/.test(accepted)) return text;
  const compressed = await gzipped(text);
  reply.header('content-encoding', 'gzip');
  return compressed;
}
