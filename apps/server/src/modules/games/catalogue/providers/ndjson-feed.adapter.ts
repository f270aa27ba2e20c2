import { FeedError, readFeed, type Feed } from '../feed.rules.ts';

const FETCH_TIMEOUT_MILLISECONDS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_LINE_LENGTH = 64 * 1024;
const NOT_MODIFIED = 304;

/** The lines of a response, cut off if the response or a single line is too long. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [total, rest] = [0, ''];
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > MAX_BYTES) throw new FeedError(`more than ${MAX_BYTES} bytes`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH)
      throw new FeedError(`a line of more than ${MAX_LINE_LENGTH} characters`);
    yield* lines;
  }
  yield rest + decoder.decode();
}

/**
 * Fetches a feed; undefined if the vendor reports that our version is the newest.
 *
 * @throws FeedError for an incomplete feed, and network errors
 */
export async function fetchFeed(url: string, knownVersion: string | null): Promise<Feed | undefined> {
  const response = await fetch(url, {
    headers: {
      accept: 'application/x-ndjson',
      ...(knownVersion === null ? {} : { 'if-none-match': `"${knownVersion}"` }),
    },
    // The operator sets the address, not the vendor: a redirect could point at any internal address.
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MILLISECONDS),
  });
  if (response.status === NOT_MODIFIED) return undefined;
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new FeedError(`HTTP ${response.status}`);
  }
  return readFeed(linesOf(response.body));
}
