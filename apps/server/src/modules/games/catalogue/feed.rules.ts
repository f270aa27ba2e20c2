import { feedLine, type FeedGame, type FeedHead } from '@croupier/contract/games/vendor-feed.ts';

export type Feed = { head: FeedHead; games: FeedGame[] };

/** Why a feed can't be taken; nothing of it is. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** More than any vendor has; a feed without end must not fill the memory. */
const MOST_GAMES = 50_000;

/**
 * Puts a feed together from its lines.
 *
 * @throws FeedError for a line that is no line of a feed, a code that comes twice, or a feed without its right end
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
      if (games.has(line.code)) throw new FeedError(`line ${number}: the code ${line.code} twice`);
      if (games.size >= MOST_GAMES) throw new FeedError(`more than ${MOST_GAMES} games`);
      games.set(line.code, line);
    } else {
      if (line.games !== games.size)
        throw new FeedError(`the end speaks of ${line.games} games, ${games.size} have come`);
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

/** Ids of vendors and games on our side: one vendor's codes can't meet another's. */
export const vendorIdOf = (code: string): string => `vendor-${code.toLowerCase()}`;
export const gameIdOf = (vendorCode: string, gameCode: string): string =>
  `${vendorCode.toLowerCase()}-${gameCode}`;
