import type { Database } from '../../../../platform/db/database.ts';
import type { RoundGameCommand, RoundGameOutcome } from './round-games.types.ts';
import { ROUND_NEWS_CHANNEL } from './round-news.queries.ts';

/** A round of several calls has changed: pages that show less of it load it again. */
export type RoundNews = {
  merchantId: string;
  memberId: string;
  gameId: string;
  roundId: string;
  /** How many moves it has. */
  moves: number;
  isOver: boolean;
};

/** What a command has changed; undefined if nothing. */
export function newsOf(
  { merchantId, memberId, gameId }: RoundGameCommand,
  outcome: RoundGameOutcome,
): RoundNews | undefined {
  if (outcome.status !== 'shown' || !outcome.changed) return undefined;
  const { roundId, moves, isOver } = outcome.round;
  return { merchantId, memberId, gameId, roundId, moves: moves.length, isOver };
}

type Packed = [
  merchantId: string,
  memberId: string,
  gameId: string,
  roundId: string,
  moves: number,
  isOver: 0 | 1,
];

const packed = ({ merchantId, memberId, gameId, roundId, moves, isOver }: RoundNews): Packed => [
  merchantId,
  memberId,
  gameId,
  roundId,
  moves,
  isOver ? 1 : 0,
];

/** PostgreSQL allows 8,000 bytes; a piece of news takes at most 180. */
const NEWS_PER_NOTICE = 40;

export const noticesOf = (news: readonly RoundNews[]): string[] =>
  Array.from({ length: Math.ceil(news.length / NEWS_PER_NOTICE) }, (_, page) =>
    JSON.stringify(news.slice(page * NEWS_PER_NOTICE, (page + 1) * NEWS_PER_NOTICE).map(packed)),
  );

/** Changes made by every process on this database. Returns a function that stops it. */
export const listenForRounds = (
  database: Database,
  listener: (news: RoundNews) => void,
): Promise<() => Promise<void>> =>
  database.listen(ROUND_NEWS_CHANNEL, (payload) => {
    for (const [merchantId, memberId, gameId, roundId, moves, isOver] of JSON.parse(payload) as Packed[])
      listener({ merchantId, memberId, gameId, roundId, moves, isOver: isOver === 1 });
  });
