import { FeedError, readFeed, type Feed } from '../feed.rules.ts';

const FETCH_TIMEOUT_MILLISECONDS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_LINE = 64 * 1024;
const NOT_MODIFIED = 304;

/** The lines of an answer; what never ends, altogether or without a break, is cut off. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let [total, rest] = [0, ''];
  for await (const chunk of body) {
    total += chunk.byteLength;
    if (total > MOST_BYTES) throw new FeedError(`more than ${MOST_BYTES} bytes`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new FeedError(`a line of more than ${LONGEST_LINE} characters`);
    yield* lines;
  }
  yield rest + decoder.decode();
}

/**
 * Gets a feed; undefined when the vendor says that the version we have is still the newest.
 *
 * @throws FeedError for what is no whole feed, and whatever the network has to say
 */
export async function fetchFeed(url: string, knownVersion: string | null): Promise<Feed | undefined> {
  const response = await fetch(url, {
    headers: {
      accept: 'application/x-ndjson',
      ...(knownVersion === null ? {} : { 'if-none-match': `"${knownVersion}"` }),
    },
    // Where a feed is says the operator, not the vendor: a redirect could lead to anything that we can reach.
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
