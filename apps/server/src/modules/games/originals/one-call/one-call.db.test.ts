import { randomUUID } from 'node:crypto';
import { oneCallGames } from '@croupier/fairplay/games/one-call-games.ts';
import { validBetMinor } from '@croupier/fairplay/games/one-call.ts';
import { fairGames, isFairGameId } from '@croupier/fairplay/registry.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestGames, ONE, type TestGames } from '../testing/test-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await createTestGames();
});
afterEach(() => house.setStakes({}));
afterAll(() => house.close());

type Case = {
  game: string;
  bets: readonly [object, ...object[]];
  /** Another bet of the same game, for the same id; slots have only one. */
  other?: object;
  /** A bet whose largest payout is a hundred stakes or more. */
  high: object;
  garbage: readonly unknown[];
};
const spots = (...names: string[]) => ({ spots: names.map((spot) => ({ spot, units: 1 })) });

const CASES: readonly Case[] = [
  {
    game: 'dice',
    bets: [
      { direction: 'over', targetHundredths: 5_050 },
      { direction: 'under', targetHundredths: 300 },
    ],
    other: { direction: 'under', targetHundredths: 5_050 },
    high: { direction: 'over', targetHundredths: 9_990 },
    garbage: [
      { direction: 'up', targetHundredths: 5_050 },
      { direction: 'over', targetHundredths: 50.5 },
    ],
  },
  {
    game: 'limbo',
    bets: [{ targetHundredths: 200 }, { targetHundredths: 101 }],
    other: { targetHundredths: 201 },
    high: { targetHundredths: 100_000 },
    garbage: [{ targetHundredths: 100 }, { targetHundredths: 100_000_001 }, { targetHundredths: '200' }],
  },
  {
    game: 'plinko',
    bets: [
      { rows: 8, risk: 'low' },
      { rows: 16, risk: 'high' },
    ],
    other: { rows: 9, risk: 'low' },
    high: { rows: 16, risk: 'high' },
    garbage: [
      { rows: 7, risk: 'low' },
      { rows: 8, risk: 'none' },
    ],
  },
  {
    game: 'keno',
    bets: [
      { risk: 'low', picks: [3, 7] },
      { risk: 'high', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 39] },
    ],
    other: { risk: 'low', picks: [3, 8] },
    high: { risk: 'high', picks: [1, 2, 3, 4] },
    garbage: [
      { risk: 'low', picks: [] },
      { risk: 'low', picks: [3, 3] },
      { risk: 'low', picks: [40] },
    ],
  },
  {
    game: 'wheel',
    bets: [
      { segments: 10, risk: 'low' },
      { segments: 50, risk: 'high' },
    ],
    other: { segments: 20, risk: 'low' },
    high: { segments: 50, risk: 'high' },
    garbage: [
      { segments: 15, risk: 'low' },
      { segments: 10, risk: 'wild' },
    ],
  },
  {
    game: 'roulette',
    bets: [spots('black', 'red'), spots('straight:7')],
    other: spots('black', 'dozen:1'),
    high: spots('straight:7'),
    garbage: [spots(), spots('red', 'red'), spots('straight:37'), { spots: [{ spot: 'red', units: 0.5 }] }],
  },
  {
    game: 'baccarat',
    bets: [spots('player'), spots('banker', 'tie')],
    other: spots('banker'),
    high: spots('tie'),
    garbage: [spots(), spots('dealer'), { spots: 'player' }],
  },
  {
    game: 'nine-lanterns',
    bets: [{}],
    high: {},
    garbage: [{ lines: 20 }],
  },
];
const ANY_GARBAGE = [undefined, null, 7, 'bet', [], { more: 1 }];

type Player = { merchantId: string; memberId: string };
const betOf = (player: Player, { game, bets }: Case) => ({
  ...player,
  id: randomUUID(),
  game,
  stakeMinor: 4n * ONE,
  bet: bets[0] as unknown,
});

const journalOf = async ({ merchantId, memberId }: Player) => {
  const { rows } = await sql<{ gameId: string; stake: bigint; payout: bigint; validBet: bigint }>`
    select r.game_id as "gameId", sum(r.stake_minor)::int8 as stake, sum(r.payout_minor)::int8 as payout,
      sum(r.valid_bet_minor)::int8 as "validBet"
    from round_results r join member_accounts a on a.merchant_id = r.merchant_id and a.id = r.account_id
    where a.merchant_id = ${merchantId} and a.member_id = ${memberId} group by r.game_id`.execute(house.db);
  return rows;
};

test('every game is covered', () => {
  expect(CASES.map(({ game }) => game)).toEqual(oneCallGames.map(({ id }) => id));
});

describe.each(CASES)('$game', (one) => {
  const { game, bets, other, high, garbage } = one;
  const rules = oneCallGames.find(({ id }) => id === game);
  if (!rules || !isFairGameId(game)) throw new Error(`${game} is missing`);

  test('money, record, journal and replay agree, and every round can be verified after a rotation', async () => {
    const player = await house.addPlayer(1_000n * ONE);
    const before = await house.originals.seeds(player);
    let balance = 1_000n * ONE;
    let validBet = 0n;
    const rounds: string[] = [];
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const bet = bets[nonce % bets.length];
      const result = await house.originals.bet({ ...betOf(player, one), bet });
      balance += result.payout - result.stake;
      expect(result).toMatchObject({ gameId: game, rulesVersion: rules.rulesVersion, nonce, bet, balance });
      expect(result.won).toBe(result.payout >= result.stake);
      expect(result.multiplierE4).toBe(Number((result.payout * 10_000n) / result.stake));
      validBet += validBetMinor(result.stake, result.payout, rules.least(rules.parseBet(bet)));
      const round = await house.rounds.getRound({ ...player, roundId: result.roundId });
      expect(round).toMatchObject({ gameId: game, payoutMinor: result.payout, detail: { bet } });
      expect(await house.originals.replayMatches(round)).toBe(true);
      const raised = { ...round, payoutMinor: round.payoutMinor + 1n };
      expect(await house.originals.replayMatches(raised)).toBe(false);
      const changed = { ...round, detail: { ...(round.detail as object), facts: { pocket: 99 } } };
      expect(await house.originals.replayMatches(changed)).toBe(false);
      rounds.push(result.roundId);
    }
    expect(await house.balanceOf(player)).toBe(balance);
    expect(await journalOf(player)).toMatchObject([{ gameId: game, stake: 48n * ONE, validBet }]);

    const { revealed } = await house.originals.rotateSeeds({ ...player, clientSeed: 'the next one' });
    for (const [nonce, roundId] of rounds.entries()) {
      const { detail } = await house.rounds.getRound({ ...player, roundId });
      const verified = fairGames[game].verifyRecord({
        serverSeed: revealed.serverSeed,
        clientSeed: revealed.clientSeed,
        nonce,
        record: detail,
        committedHash: before.current.serverSeedHash,
      });
      expect(verified?.hashMatches).toBe(true);
      expect(detail).toMatchObject({
        facts: verified?.result.facts,
        won: verified?.result.won,
        multiplierE4: verified?.result.multiplierE4,
      });
    }
  });

  test('fifty times the same id is one round; with other content it is refused', async () => {
    const player = await house.addPlayer(100n * ONE);
    const bet = betOf(player, one);
    const second = house.startServer().originals;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? house.originals : second).bet(bet)),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ roundId: bet.id, nonce: 0, facts: answers[0]?.facts });
    expect(await house.originals.bet(bet)).toEqual(answers[0]);
    for (const change of [{ stakeMinor: 8n * ONE }, ...(other ? [{ bet: other }] : [])])
      await expect(house.originals.bet({ ...bet, ...change })).rejects.toThrow('originals.bet_mismatch');
    expect(await house.balanceOf(player)).toBe(96n * ONE + (answers[0]?.payout ?? 0n));
    expect((await house.readSeeds(player)).nextNonce).toBe(1);
  });

  test('what the rules or the limits do not allow is refused without a trace', async () => {
    const player = await house.addPlayer(1_000n * ONE);
    await house.originals.seeds(player);
    const bet = betOf(player, one);
    for (const value of [...ANY_GARBAGE, ...garbage])
      await expect(house.originals.bet({ ...bet, bet: value })).rejects.toMatchObject({
        code: 'originals.bet_not_allowed',
        details: { fields: [{ field: 'bet' }] },
      });
    house.setStakes({ minStakeMinor: ONE, maxStakeMinor: 50n * ONE, maxPayoutMinor: 200n * ONE });
    for (const stakeMinor of [ONE - 1n, 51n * ONE])
      await expect(house.originals.bet({ ...bet, stakeMinor })).rejects.toThrow(
        'originals.stake_out_of_limits',
      );
    await expect(house.originals.bet({ ...bet, bet: high, stakeMinor: 50n * ONE })).rejects.toThrow(
      'originals.payout_above_limit',
    );
    expect((await house.readSeeds(player)).nextNonce).toBe(0);
    expect(await house.balanceOf(player)).toBe(1_000n * ONE);
  });
});

test('the stake is divided over the spots, and each is a stake by itself', async () => {
  const player = await house.addPlayer(100n * ONE);
  const place = (stakeMinor: bigint, bet: object) =>
    house.originals.bet({ ...player, id: randomUUID(), game: 'roulette', stakeMinor, bet });
  house.setStakes({ minStakeMinor: ONE });
  const three = spots('black', 'dozen:1', 'red');
  await expect(place(3n * ONE + 1n, three)).rejects.toMatchObject({
    code: 'originals.bet_not_allowed',
    details: { fields: [{ field: 'stake' }] },
  });
  await expect(place(3n * ONE - 3n, three)).rejects.toThrow('originals.stake_out_of_limits');
  const uneven = {
    spots: [
      { spot: 'black', units: 1 },
      { spot: 'red', units: 9 },
    ],
  };
  await expect(place(5n * ONE, uneven)).rejects.toThrow('originals.stake_out_of_limits');
  await expect(place(3n * ONE, three)).resolves.toMatchObject({ stake: 3n * ONE });
});

test('a hedged bet hardly counts, and a push does not count at all', async () => {
  const player = await house.addPlayer(1_000n * ONE);
  const hedged = spots('black', 'red');
  for (let count = 0; count < 10; count += 1) {
    const { roundId, payout } = await house.originals.bet({
      ...player,
      id: randomUUID(),
      game: 'roulette',
      stakeMinor: 2n * ONE,
      bet: hedged,
    });
    const { validBetMinor: counted } = await house.rounds.getRound({ ...player, roundId });
    // Zero takes half of it; any other pocket returns the stake.
    expect(counted).toBe(payout === 2n * ONE ? 0n : ONE);
  }
});

test('two hundred bets at once spend exactly what is there', async () => {
  const player = await house.addPlayer(20n * ONE);
  await house.originals.seeds(player);
  const servers = [house.originals, house.startServer().originals];
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => {
      const one = CASES[index % CASES.length];
      const originals = servers[index % 2];
      if (!one || !originals) throw new Error('there are games and servers');
      return originals.bet(betOf(player, one));
    }),
  );
  const played = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  expect(reasons.filter((reason) => reason !== 'AppError: wallet.insufficient_funds')).toEqual([]);
  const won = played.reduce((sum, { payout }) => sum + payout, 0n);
  const left = 20n * ONE + won - BigInt(played.length) * 4n * ONE;
  expect(await house.balanceOf(player)).toBe(left);
  expect(left).toBeGreaterThanOrEqual(0n);
  expect(played.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(played.map((_, index) => index));
});

test('records of early dice rounds are still answered and replayed', async () => {
  const player = await house.addPlayer(10n * ONE);
  const [dice] = CASES;
  if (!dice) throw new Error('dice is the first game');
  const bet = betOf(player, dice);
  const first = await house.originals.bet(bet);
  await sql`update rounds set detail = (detail - 'bet' - 'facts') || (detail -> 'bet') || (detail -> 'facts')
    where merchant_id = ${player.merchantId} and id = ${bet.id}`.execute(house.db);
  expect(await house.originals.bet(bet)).toEqual(first);
  const round = await house.rounds.getRound({ ...player, roundId: bet.id });
  expect(round.detail).toMatchObject({ direction: 'over' });
  expect(await house.originals.replayMatches(round)).toBe(true);
});
