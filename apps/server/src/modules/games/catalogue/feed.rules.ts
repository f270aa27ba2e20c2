import { feedLine, type FeedGame, type FeedHead } from '@croupier/contract/games/vendor-feed.ts';

export type Feed = { head: FeedHead; games: FeedGame[] };

/** Why a feed is refused; nothing of it is imported. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** Far above any real vendor; bounds the memory an endless feed can use. */
const MAX_GAMES = 50_000;

/**
 * Assembles a feed from its lines.
 *
 * @throws FeedError for an invalid line, a duplicate code or a missing or wrong end line
 */
export async function readFeed(lines: AsyncIterable<string>): Promise<Feed> {
  let head: FeedHead | undefined;
  const games = new Map<string, FeedGame>();
  let ended = false;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (text.trim() === '') continue;
    if (ended) throw new FeedError(`line ${number}: after the end`);
    const line = parse(text, number);
    if (line.kind === 'head') {
      if (head) throw new FeedError(`line ${number}: a second head`);
      head = line;
    } else if (line.kind === 'game') {
      if (!head) throw new FeedError(`line ${number}: a game before the head`);
      if (games.has(line.code)) throw new FeedError(`line ${number}: the code ${line.code} appears twice`);
      if (games.size >= MAX_GAMES) throw new FeedError(`more than ${MAX_GAMES} games`);
      games.set(line.code, line);
    } else {
      if (line.games !== games.size)
        throw new FeedError(`the end line announces ${line.games} games, but there are ${games.size}`);
      ended = true;
    }
  }
  if (!head || !ended) throw new FeedError('cut off before its end');
  return { head, games: [...games.values()] };
}

function parse(text: string, number: number) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new FeedError(`line ${number}: not JSON`);
  }
  const line = feedLine.safeParse(json);
  if (line.success) return line.data;
  const [issue] = line.error.issues;
  throw new FeedError(`line ${number}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** The prefix keeps equal game codes of different vendors apart. */
export const vendorIdOf = (code: string): string => `vendor-${code.toLowerCase()}`;
export const gameIdOf = (vendorCode: string, gameCode: string): string =>
  `${vendorCode.toLowerCase()}-${gameCode}`;
