import { randomUUID } from 'node:crypto';
import type { AnyRoundGame, Numbers, RoundState } from '@croupier/fairplay/games/round-game.ts';
import { newestRoundGame, roundGames } from '@croupier/fairplay/games/round-games.ts';
import { createFloats } from '@croupier/fairplay/random.ts';
import { sql } from 'kysely';
import type { TestGames } from './test-games.ts';

type Key = { merchantId: string; memberId: string };
export type RoundCase = { gameId: string; bet: object; candidates: readonly unknown[] };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A bet of each game, and moves that a test may make; those that the rules do not allow are skipped. */
export const ROUND_CASES: readonly RoundCase[] = [
  { gameId: 'mines', bet: { mines: 12 }, candidates: [...upTo(25).map((field) => ({ field })), 'cash_out'] },
  {
    gameId: 'towers',
    bet: { difficulty: 'hard' },
    candidates: [...upTo(4).map((tile) => ({ tile })), 'cash_out'],
  },
  {
    gameId: 'hilo',
    bet: { startCard: 24 },
    candidates: ['higher', 'lower', 'same', 'skip', 'cash_out'],
  },
  { gameId: 'blackjack', bet: {}, candidates: ['no_insurance', 'stand', 'hit'] },
];

export function gameOf(gameId: string): AnyRoundGame {
  const game = newestRoundGame(gameId);
  if (!game) throw new Error(`there is no game ${gameId}`);
  return game;
}

/** The state after the moves; undefined if the rules do not allow them. */
export function tryPlay(
  game: AnyRoundGame,
  bet: unknown,
  { moves, numbers }: { moves: readonly unknown[]; numbers: Numbers },
): RoundState<unknown> | undefined {
  try {
    return game.play(bet, moves, numbers);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Wanted = (state: RoundState<unknown>) => boolean;

/** The shortest list of moves after which a round is as wanted. */
export function findMoves(
  { gameId, bet, candidates }: RoundCase,
  numbers: Numbers,
  wanted: Wanted,
  depth = 3,
): unknown[] | undefined {
  const game = gameOf(gameId);
  let lists: unknown[][] = [[]];
  for (let step = 0; step <= depth; step += 1) {
    const open: unknown[][] = [];
    for (const moves of lists) {
      const state = tryPlay(game, bet, { moves, numbers });
      if (state && wanted(state)) return moves;
      if (state && !state.isOver) open.push(moves);
    }
    lists = open.flatMap((moves) => candidates.map((move) => [...moves, move]));
  }
  return undefined;
}

export const isWin: Wanted = ({ isOver, paid }) => isOver && paid.numerator > paid.denominator;
export const isLoss: Wanted = ({ isOver, paid }) => isOver && paid.numerator === 0n;

/** The numbers of a player's round: only the database knows its seed. */
export async function numbersOf(house: TestGames, player: Key, nonce = 0): Promise<Numbers> {
  const { serverSeed, clientSeed } = await house.readSeeds(player);
  return () => createFloats(serverSeed, clientSeed, nonce);
}

/** A new player whose first round can be played as wanted, and the moves for it. */
export async function playerWith(
  house: TestGames,
  played: RoundCase,
  { wanted, fundsMinor, depth = 3 }: { wanted: Wanted; fundsMinor: bigint; depth?: number },
): Promise<{ player: Key; moves: unknown[]; numbers: Numbers }> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const player = { merchantId: 'croupier', memberId: randomUUID() };
    await house.originals.seeds(player);
    const numbers = await numbersOf(house, player);
    const moves = findMoves(played, numbers, wanted, depth);
    if (!moves) continue;
    await house.credit(player, fundsMinor);
    return { player, moves, numbers };
  }
  throw new Error(`no seed lets ${played.gameId} be played as wanted`);
}

/** Offers all games of several calls at the merchants of a test. */
export async function offerRoundGames(house: TestGames): Promise<void> {
  const ids = roundGames.map(({ id }) => id);
  await sql`
    insert into games (id, vendor_id, category, code, names, icon_url, large_icon_url, hot, rules_version, rtp_bps,
      position, popularity, created_at)
    select id, 'croupier-originals', 'bgs', upper(id), jsonb_build_object('EN', id), '', '', false, id || '/1', 9900,
      1, 1, now()
    from unnest(${ids}::text[]) as g (id) on conflict do nothing`.execute(house.db);
  house.setSwitchedOn(['dice', ...ids]);
  await house.catalogue.seedInHouse();
}
