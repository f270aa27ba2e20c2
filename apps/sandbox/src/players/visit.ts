import { ApiError } from '@croupier/contract/client.ts';
import type { Random } from '../vendors/random.ts';
import type { CrashTimes } from './crash-times.ts';
import { habitsOf, stakeOf, type Habits } from './habits.ts';
import type { Pace } from './pace.ts';
import type { Call, Site } from './site.ts';
import { joinRaces } from './races.ts';
import { playRound } from './table.ts';
import { topUp } from './top-up.ts';

export type Player = { account: string; password: string };
export type Room = { site: Site; pace: Pace; random: Random; crash: CrashTimes };
type Sitting = Room & { call: Call; habits: Habits; minStake: bigint };

/** The refusals after which a player tries the next round, with another stake or another game. */
const isOfRound = ({ code }: ApiError): boolean =>
  code.startsWith('originals.') || code.startsWith('catalogue.');

/** What a refusal leads to: play on, or end the visit. @throws what no site answers */
async function afterRefusal({ call, random }: Sitting, error: unknown): Promise<'on' | 'leave'> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'wallet.insufficient_funds') return (await topUp(call, random)) ? 'on' : 'leave';
  if (error.code === 'protection.reality_check_due') {
    await call('protection.answerReality');
    return 'leave';
  }
  return isOfRound(error) ? 'on' : 'leave';
}

/** Plays rounds of one game. */
async function sitAt(sitting: Sitting, game: string, rounds: number): Promise<'on' | 'leave'> {
  const { pace, random, habits, minStake } = sitting;
  for (let round = 0; round < rounds; round += 1) {
    const stake = minStake * BigInt(stakeOf(habits, random.share()));
    const next = await playRound({ ...sitting, game }, stake).then(
      () => 'on' as const,
      (error: unknown) => afterRefusal(sitting, error),
    );
    if (next === 'leave') return 'leave';
    // Now and then somebody looks away from the screen.
    const factor = random.share() < 0.06 ? 6 : 0.5 + random.share();
    if (!(await pace.sleep(habits.pauseSeconds * 1_000 * factor))) return 'leave';
  }
  return 'on';
}

/** One game after the other until the visit's rounds are played. */
async function sitThrough(sitting: Sitting, games: readonly string[], rounds: number): Promise<void> {
  let left = rounds;
  while (left > 0) {
    const game =
      games[sitting.random.share() < 0.6 ? 0 : sitting.random.whole(0, games.length - 1)] ?? 'dice';
    const here = Math.min(left, sitting.random.whole(8, 40));
    if ((await sitAt(sitting, game, here)) === 'leave') return;
    left -= here;
  }
}

/** Signs in, plays and signs out. @throws where the site does not answer */
export async function visit(room: Room, { account, password }: Player): Promise<void> {
  let session: string | null = null;
  const call = room.site.callsOf(() => session);
  const started = await call('session.login', { body: { type: 'username', username: account, password } });
  session = started.token;
  await joinRaces(call);
  const { minStake } = await call('originals.limits');
  const habits = habitsOf(account);
  const sitting: Sitting = { ...room, call, habits, minStake };
  // With several games open each has its own favourites first.
  const tables = Array.from({ length: habits.tables }, (_, place) =>
    sitThrough(sitting, [...habits.games.slice(place), ...habits.games.slice(0, place)], habits.rounds),
  );
  await Promise.all(tables);
  await call('session.logout').catch(() => undefined);
}
