import { randomUUID } from 'node:crypto';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';

type Player = { merchantId: string; memberId: string };

let games: TestGames;
beforeAll(async () => {
  games = await createTestGames();
});
afterEach(async () => {
  games.setJackpot({});
  await games.expectCleanAudit();
});
afterAll(() => games.close());

const LARGE = 10n * ONE;
const SMALL = ONE / 10n;
/** A large stake always wins the jackpot; a small one hardly ever. */
const LARGE_ALWAYS_WINS = { drawnOncePerMinor: LARGE };

const bet = (
  player: Player,
  { stakeMinor = SMALL, id = randomUUID(), originals = games.originals }: BetOptions = {},
) =>
  originals.bet({
    ...player,
    id,
    stakeMinor,
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
  });
type BetOptions = { stakeMinor?: bigint; id?: string; originals?: TestGames['originals'] };

test('winning rounds keep their place in a batch, and every result matches its nonce', async () => {
  const players = await Promise.all([1, 2, 3].map(() => games.addPlayer(100n * ONE)));
  for (const player of players) await games.originals.seeds(player);
  const seeds = await Promise.all(players.map(games.readSeeds));
  games.setJackpot(LARGE_ALWAYS_WINS);
  await games.jackpot.pool('croupier', 'EN');
  const stakes = [SMALL, LARGE, SMALL, LARGE, SMALL];
  const results = await Promise.all(
    players.map((player) => Promise.all(stakes.map((stakeMinor) => bet(player, { stakeMinor })))),
  );
  for (const [index, ofPlayer] of results.entries()) {
    const { serverSeed = '', clientSeed = '' } = seeds[index] ?? {};
    expect(ofPlayer.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4]);
    for (const [turn, { roundId, nonce, facts, stake, jackpot }] of ofPlayer.entries()) {
      expect(stake).toBe(stakes[turn]);
      const { detail } = await games.rounds.getRound({ merchantId: 'croupier', roundId });
      const verified = fairGames.dice.verifyRecord({ serverSeed, clientSeed, nonce, record: detail });
      expect(verified?.result.facts).toEqual(facts);
      expect(verified?.jackpot?.drawn).toBe(jackpot !== null);
      if (stake === LARGE) expect(jackpot).toBeGreaterThan(0n);
    }
  }
});

/** The number of round trips to the database that `work` needs. What runs beside it adds some, so the fewest of several tries count. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 8; turn += 1) {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      fewest = Math.min(fewest, query.mock.calls.length);
    } finally {
      query.mockRestore();
    }
  }
  return fewest;
}

test('an unaffordable bet makes the same round trips whether or not it would win the jackpot', async () => {
  const player = await games.addPlayer(SMALL);
  await bet(player);
  const refused = () =>
    roundTripsOf(() => expect(bet(player, { stakeMinor: LARGE })).rejects.toThrow('insufficient_funds'));
  const notDrawn = await refused();
  games.setJackpot(LARGE_ALWAYS_WINS);
  expect(await refused()).toBe(notDrawn);
  // An affordable winning round reads its pool, so this comparison can fail.
  const rich = await games.addPlayer(100n * ONE);
  await games.originals.seeds(rich);
  expect(await roundTripsOf(() => bet(rich, { stakeMinor: LARGE }))).toBeGreaterThan(notDrawn);
});

test('nothing is lost or paid twice when connections break while winning rounds are decided', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => games.addPlayer(1_000n * ONE)));
  games.setJackpot(LARGE_ALWAYS_WINS);
  const servers = [games.originals, games.startServer().originals];
  const load = { on: true };
  const placed: { player: Player; id: string; result: Awaited<ReturnType<typeof bet>> }[] = [];
  const play = async (player: Player, turn: number): Promise<void> => {
    for (; load.on; turn += 1) {
      const id = randomUUID();
      const stakeMinor = turn % 3 === 0 ? LARGE : SMALL;
      const result = await bet(player, {
        stakeMinor,
        id,
        ...(servers[turn % 2] && { originals: servers[turn % 2] }),
      });
      placed.push({ player, id, result });
    }
  };
  const playing = players.map(play);
  for (let cuts = 0; cuts < 6;) {
    const before = placed.length;
    await expect.poll(() => placed.length, { interval: 2, timeout: 20_000 }).toBeGreaterThan(before + 5);
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and query ~ '^(begin|copy|commit|insert|update|select (currency|member_id|id))' limit 1`.execute(
      games.db,
    );
    cuts += rows.length;
  }
  load.on = false;
  await Promise.all(playing);

  expect(placed.filter(({ result }) => result.jackpot !== null).length).toBeGreaterThan(5);
  for (const player of players) {
    const nonces = placed.filter((one) => one.player === player).map(({ result }) => result.nonce);
    expect(nonces.toSorted((a, b) => a - b)).toEqual(nonces.map((_, index) => index));
  }
  const { player, id, result } = placed[0] ?? {};
  if (!player || !id || !result) throw new Error('nobody played');
  const { balance: _, balanceSequence: __, ...round } = result;
  expect(await bet(player, { id, stakeMinor: result.stake })).toMatchObject(round);
});
