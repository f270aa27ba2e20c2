import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMinesBet } from './mines-replay.ts';
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

describe('verifying dice', () => {
  test('shows every step from the seeds to the roll', () => {
    const shown = fairGames.dice.verify({
      ...diceRound,
      bet: { direction: 'under', targetHundredths: 5000 },
      committedHash: '4B7668BB047E1C7989F64124DDFDA529567BC55A7DF611A085C00AE0BCCAD2DE',
    });
    expect(shown).toMatchObject({
      gameId: 'dice',
      rulesVersion: 'dice/1',
      serverSeedHash: '4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de',
      hashMatches: true,
      result: { rollHundredths: 2807, won: true, wins: 5000, outcomes: 10_001, multiplierE4: 19_801 },
    });
    expect(shown.chunks.map(({ message }) => message)).toEqual([`${diceRound.clientSeed}:0:0`]);
    expect(shown.draws).toHaveLength(1);
    expect(shown.chunks[0]?.hex.startsWith(shown.draws[0]?.hex ?? 'none')).toBe(true);
  });

  test.each([
    [undefined, null],
    [hashServerSeed(diceRound.serverSeed), true],
    [hashServerSeed('another'), false],
  ])('a commitment to %s: valid %s', (committedHash, expected) => {
    const bet = { direction: 'over', targetHundredths: 5000 } as const;
    const input = { ...diceRound, bet, ...(committedHash === undefined ? {} : { committedHash }) };
    expect(fairGames.dice.verify(input).hashMatches).toBe(expected);
  });
});

describe('verifying mines', () => {
  test.each([
    ['stops in time', [0, 1], 'cashed_out', [0, 1], 12_857],
    ['meets a mine', [0, 16], 'busted', [0, 16], 0],
    ['opened nothing', [], 'playing', [], 0],
    ['goes on after a mine in a false record', [22, 0], 'busted', [22], 0],
  ])('a player who %s', (_, revealed, state, opened, multiplierE4) => {
    const { result, draws } = fairGames.mines.verify({ ...minesRound, bet: { mines: 3, revealed } });
    expect(result).toMatchObject({
      minePositions: [22, 16, 13],
      state,
      revealed: opened,
      multiplierE4,
    });
    expect(result.picks.map(({ left }) => left)).toEqual([25, 24, 23]);
    expect(draws).toHaveLength(3);
  });

  test.each([
    [{ mines: 3, revealed: [0, 24] }, true],
    [{ mines: 0, revealed: [] }, false],
    [{ mines: 25, revealed: [] }, false],
    [{ mines: 1.5, revealed: [] }, false],
    [{ mines: '3', revealed: [] }, false],
    [{ mines: 3, revealed: [0, 0] }, false],
    [{ mines: 3, revealed: [25] }, false],
    [{ mines: 3, revealed: ['1'] }, false],
    [{ mines: 3, revealed: 'none' }, false],
    [{ mines: 3 }, false],
    [{ revealed: [] }, false],
    [null, false],
  ])('the record %j contains a valid bet: %s', (value, expected) => {
    expect(parseMinesBet(value)).toEqual(expected ? value : undefined);
  });
});

test('the bet of a record is validated', () => {
  const asked = { ...diceRound, bet: { direction: 'over', targetHundredths: 5000, roll: 'whatever' } };
  expect(fairGames.dice.verifyRecord(asked)?.result.rollHundredths).toBe(2807);
  expect(fairGames.mines.verifyRecord(asked)).toBeUndefined();
});

test('garbage is rejected without an error, and accepted records are JSON', () => {
  const bets = fc.oneof(
    fc.anything(),
    fc.record({
      direction: fc.constantFrom('over', 'under', 'up'),
      targetHundredths: fc.integer({ min: -10, max: 10_010 }),
    }),
    fc.record({
      mines: fc.integer({ min: -1, max: 26 }),
      revealed: fc.uniqueArray(fc.integer({ min: -1, max: 26 }), { maxLength: 5 }),
    }),
  );
  let accepted = 0;
  fc.assert(
    fc.property(bets, fc.string(), fc.string(), fc.nat(), (bet, serverSeed, clientSeed, nonce) => {
      for (const game of Object.values(fairGames)) {
        const shown = game.verifyRecord({ bet, serverSeed, clientSeed, nonce });
        if (!shown) continue;
        accepted += 1;
        expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
      }
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test('every game is registered under its own name, with a version and a return', () => {
  for (const [id, game] of Object.entries(fairGames)) {
    expect(game.gameId).toBe(id);
    expect(game.rulesVersion).toMatch(new RegExp(`^${id}/\\d+$`));
    expect(game.rtp.maxPpm).toBe(990_000);
    expect(isFairGameId(id)).toBe(true);
  }
  expect(isFairGameId('toString')).toBe(false);
});
