import { randomUUID } from 'node:crypto';
import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { Random } from '../vendors/random.ts';
import { betOf, moveOf } from './bets.ts';
import type { CrashTimes } from './crash-times.ts';
import type { Pace } from './pace.ts';
import type { Call } from './site.ts';

/** A game that a player has open. */
export type Table = { call: Call; game: string; random: Random; pace: Pace; crash: CrashTimes };

const ROUND_GAMES = new Set(['mines', 'towers', 'hilo', 'blackjack']);
/** Between two moves, as long as a person thinks. */
const THINKING = { from: 900, to: 2_600 } as const;

/** Moves until the round is over. */
async function finish({ call, game, random, pace }: Table, started: RoundState): Promise<void> {
  let round = started;
  while (!round.isOver) {
    if (!(await pace.sleep(random.whole(THINKING.from, THINKING.to))) || !(await pace.turn())) return;
    const { roundId, moves } = round;
    const body = { roundId, step: moves.length, move: moveOf(game, round, random) };
    round = await call('originals.move', { params: { game }, body });
  }
}

/** Multipliers at which players of crash take their money. */
const CASH_OUTS = [120, 150, 150, 200, 200, 300, 500, 1_000] as const;

async function playCrash({ call, random, pace, crash }: Table, stake: bigint): Promise<void> {
  const gameNo = await crash.nextGame();
  if (gameNo === undefined) return;
  // Not all in the same moment.
  if (!(await pace.sleep(random.whole(200, 2_500))) || !(await pace.turn())) return;
  const auto = random.pick(CASH_OUTS);
  await call('crash.bet', { body: { id: randomUUID(), gameNo, stake, auto } });
}

/** Plays one round. @throws `ApiError` where the site refuses it */
export async function playRound(table: Table, stake: bigint): Promise<void> {
  const { call, game, random, pace } = table;
  if (game === 'crash') {
    await playCrash(table, stake);
    return;
  }
  if (!(await pace.turn())) return;
  const { bet, parts } = betOf(game, random);
  const body = { id: randomUUID(), stake: stake * BigInt(parts), bet };
  if (!ROUND_GAMES.has(game)) {
    await call('originals.bet', { params: { game }, body });
    return;
  }
  // A round that was left waits for its player.
  const open = await call('originals.currentRound', { params: { game } });
  await finish(table, open ?? (await call('originals.startRound', { params: { game }, body })));
}
