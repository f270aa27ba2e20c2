import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hiloReturn, HILO_RETURNS } from './games/round-returns.ts';
import { compareFractions, floorPpm } from './money.ts';
import { fairGames, isFairGameId } from './registry.ts';
import { hashServerSeed } from './seeds.ts';

const diceRound = {
  serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
  clientSeed: '86ff027f15c48241af7f54a726690ee7',
  nonce: 0,
};
const minesRound = {
  serverSeed: '5ff5c610e633b2a91c46d1be1f74286b',
  clientSeed: '854581b6f52eaa86503f1dc6433655f9',
  nonce: 2,
};
const DICE_BET = { direction: 'under', targetHundredths: 5000 };

describe('verifying a round of one call', () => {
  test('shows every step from the seeds to the result', () => {
    const shown = fairGames.dice.verifyRecord({
      ...diceRound,
      record: { bet: DICE_BET, facts: 'whatever' },
      committedHash: '4B7668BB047E1C7989F64124DDFDA529567BC55A7DF611A085C00AE0BCCAD2DE',
    });
    expect(shown).toMatchObject({
      gameId: 'dice',
      rulesVersion: 'dice/1',
      serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
      hashMatches: true,
      result: {
        bet: DICE_BET,
        moves: [],
        isOver: true,
        won: true,
        paid: { numerator: '19801', denominator: '10000' },
        multiplierE4: 19_801,
        facts: { rollHundredths: 2807 },
      },
    });
    expect(shown?.chunks.map(({ message }) => message)).toEqual([`${diceRound.clientSeed}:0:0`]);
    expect(shown?.draws).toHaveLength(1);
    expect(shown?.chunks[0]?.hex.startsWith(shown.draws[0]?.hex ?? 'none')).toBe(true);
  });

  test('early records of dice had the bet at the top', () => {
    const record = { ...DICE_BET, rollHundredths: 2807, won: true, multiplierE4: 19_801 };
    expect(fairGames.dice.verifyRecord({ ...diceRound, record })?.result).toMatchObject({
      bet: DICE_BET,
      facts: { rollHundredths: 2807 },
    });
  });

  test.each([
    [undefined, null],
    [hashServerSeed(diceRound.serverSeed), true],
    [hashServerSeed('another'), false],
  ])('a commitment to %s: valid %s', (committedHash, expected) => {
    const input = {
      ...diceRound,
      record: { bet: DICE_BET },
      ...(committedHash === undefined ? {} : { committedHash }),
    };
    expect(fairGames.dice.verifyRecord(input)?.hashMatches).toBe(expected);
  });
});

describe('verifying mines', () => {
  test.each([
    ['stops in time', [0, 1], 'cashed_out', [0, 1], 12_857],
    ['meets a mine', [0, 16], 'busted', [0, 16], 0],
    ['opened nothing', [], 'playing', [], 0],
    ['goes on after a mine in a false record', [22, 0], 'busted', [22], 0],
  ])('a player who %s', (_, revealed, state, opened, multiplierE4) => {
    const early = fairGames.mines.verifyRecord({ ...minesRound, record: { mines: 3, revealed } });
    expect(early?.result).toMatchObject({
      bet: { mines: 3 },
      multiplierE4,
      facts: { minePositions: [22, 16, 13], state, revealed: opened },
    });
    expect(early?.result.facts.picks.map(({ left }) => left)).toEqual([25, 24, 23]);
    expect(early?.draws).toHaveLength(3);
    const moves = [...revealed.map((field) => ({ field })), 'cash_out'];
    expect(fairGames.mines.verifyRecord({ ...minesRound, record: { bet: { mines: 3 }, moves } })).toEqual(
      early,
    );
  });

  test.each([
    { mines: 0, revealed: [] },
    { mines: 25, revealed: [] },
    { mines: 1.5, revealed: [] },
    { mines: '3', revealed: [] },
    { mines: 3, revealed: [0, 0] },
    { mines: 3, revealed: [25] },
    { mines: 3, revealed: ['1'] },
    { mines: 3, revealed: 'none' },
    { bet: { mines: 3 }, moves: [{ field: 25 }] },
    { mines: 3 },
    { revealed: [] },
    null,
  ])('the record %j is not one of mines', (record) => {
    expect(fairGames.mines.verifyRecord({ ...minesRound, record })).toBeUndefined();
  });
});

test('a round of several calls is played again move by move', () => {
  const verify = (moves: unknown) =>
    fairGames.towers.verifyRecord({ ...diceRound, record: { bet: { difficulty: 'easy' }, moves } });
  const first = [0, 1, 2, 3].map((tile) => verify([{ tile }])?.result);
  expect(first.map((result) => result?.isOver)).toContain(true);
  const safe = first.findIndex((result) => result?.isOver === false);
  expect(verify([{ tile: safe }, 'cash_out'])?.result).toMatchObject({
    isOver: true,
    won: true,
    multiplierE4: 13_200,
    moves: [{ tile: safe }, 'cash_out'],
    facts: { state: 'cashed_out', opened: [safe] },
  });
  expect(verify([])?.draws.length).toBeGreaterThan(0);
  for (const moves of [['cash_out'], [{ tile: 9 }], 'none', undefined]) expect(verify(moves)).toBeUndefined();
});

const BETS: Readonly<Record<string, object>> = {
  dice: DICE_BET,
  limbo: { targetHundredths: 200 },
  mines: { mines: 3 },
  plinko: { rows: 8, risk: 'low' },
  keno: { risk: 'low', picks: [1, 2] },
  wheel: { segments: 10, risk: 'low' },
  hilo: { startCard: 5 },
  roulette: { spots: [{ spot: 'red', units: 1 }] },
  blackjack: {},
  baccarat: { spots: [{ spot: 'tie', units: 1 }] },
  'nine-lanterns': {},
  towers: { difficulty: 'hard' },
};

test.each(Object.entries(fairGames))('%s accepts its own records only, and answers in JSON', (id, game) => {
  const record = { bet: BETS[id], moves: [] };
  const shown = game.verifyRecord({ ...diceRound, record });
  expect(shown?.result.bet).toEqual(BETS[id]);
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (bet, moves) => {
      const wild = game.verifyRecord({ ...diceRound, record: { bet, moves } });
      if (wild) expect(JSON.parse(JSON.stringify(wild))).toEqual(wild);
    }),
    { numRuns: 50 },
  );
  for (const garbage of [undefined, null, 7, 'bet', [], {}, { bet: null }, { bet: { more: 1 } }])
    expect(game.verifyRecord({ ...diceRound, record: garbage })).toBeUndefined();
});

test('every game is registered under its own name, with a version and a return', () => {
  for (const [id, game] of Object.entries(fairGames)) {
    expect(game.gameId).toBe(id);
    expect(game.rulesVersion).toMatch(new RegExp(`^${id}/\\d+$`));
    expect(isFairGameId(id)).toBe(true);
  }
  expect(isFairGameId('toString')).toBe(false);
  expect(Object.values(fairGames).map(({ gameId, rtp }) => [gameId, rtp.minPpm, rtp.maxPpm])).toEqual([
    ['dice', 989_902, 990_000],
    ['limbo', 990_000, 990_233],
    ['mines', 989_920, 990_000],
    ['plinko', 989_062, 991_602],
    ['keno', 986_538, 990_689],
    ['wheel', 990_000, 990_000],
    ['hilo', 989_922, 990_000],
    ['roulette', 972_972, 986_487],
    ['blackjack', 994_296, 994_296],
    ['baccarat', 954_255, 989_361],
    ['nine-lanterns', 980_957, 980_958],
    ['towers', 989_971, 990_000],
  ]);
});

test('no stop of hilo up to four guesses returns less than the printed minimum', () => {
  const walk = (thirteenths: number[]): void => {
    const rtp = hiloReturn(thirteenths);
    expect(compareFractions(rtp, HILO_RETURNS.max)).toBeLessThanOrEqual(0);
    expect(compareFractions(rtp, HILO_RETURNS.min)).toBeGreaterThanOrEqual(0);
    if (thirteenths.length === 4) return;
    // The order of the guesses doesn't matter.
    for (let one = thirteenths.at(-1) ?? 1; one <= 12; one += 1) walk([...thirteenths, one]);
  };
  for (let one = 1; one <= 12; one += 1) walk([one]);
  expect(floorPpm(HILO_RETURNS.min)).toBe(989_922);
});
