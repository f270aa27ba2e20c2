import { expect, test } from 'vitest';
import { readOutcome } from './round-outcome.ts';
import { readVerifierSearch, verifierSearch } from './verifier-query.ts';

const proof = {
  serverSeedHash: 'ab'.repeat(32),
  serverSeed: null,
  clientSeed: 'my & seed=1',
  nonce: 0,
};

test('records of dice and mines are read', () => {
  expect(readOutcome('dice', { direction: 'over', targetHundredths: 5_050, rollHundredths: 7_213 })).toEqual({
    game: 'dice',
    bet: { direction: 'over', targetHundredths: 5_050 },
    rollHundredths: 7_213,
  });
  expect(readOutcome('mines', { mines: 3, revealed: [4, 9], minePositions: [1, 2, 3] })).toEqual({
    game: 'mines',
    mines: 3,
    revealed: [4, 9],
    minePositions: [1, 2, 3],
  });
  const bet = { direction: 'over', targetHundredths: 5_050 };
  expect(readOutcome('dice', { bet, facts: { rollHundredths: 7_213 } })).toMatchObject({
    bet,
    rollHundredths: 7_213,
  });
  expect(
    readOutcome('mines', {
      bet: { mines: 3 },
      moves: [{ field: 4 }, 'cash_out'],
      view: { minePositions: [1, 2, 3] },
    }),
  ).toEqual({ game: 'mines', mines: 3, revealed: [4], minePositions: [1, 2, 3] });
  expect(readOutcome('mines', { mines: 3 })).toMatchObject({ revealed: [], minePositions: undefined });
});

test('an invalid record or an unknown game has no outcome', () => {
  expect(readOutcome('crash', {})).toBeUndefined();
  expect(readOutcome('dice', { direction: 'sideways', targetHundredths: 5_050 })).toBeUndefined();
  expect(readOutcome('mines', { mines: 99 })).toBeUndefined();
});

test('the verifier’s address contains all known values and nothing else', () => {
  const outcome = readOutcome('mines', { mines: 3, revealed: [4, 9], minePositions: [1, 2, 3] });
  const values = readVerifierSearch(new URLSearchParams(verifierSearch(proof, outcome)));
  expect(values).toEqual({
    game: 'mines',
    hash: proof.serverSeedHash,
    clientSeed: 'my & seed=1',
    nonce: '0',
    mines: '3',
    fields: '4-9',
  });
});

test('the verifier’s address has the bet and the moves of any other game', () => {
  const detail = { seedPairId: 'x', bet: { startCard: 3 }, moves: ['skip'], view: { cards: [] } };
  const outcome = readOutcome('hilo', detail);
  expect(outcome).toEqual({
    game: 'other',
    gameId: 'hilo',
    bet: { startCard: 3 },
    moves: ['skip'],
    facts: { cards: [] },
  });
  const values = readVerifierSearch(new URLSearchParams(verifierSearch(proof, outcome)));
  expect(values).toMatchObject({ game: 'hilo', bet: '{"startCard":3}', moves: '["skip"]' });
});

test('the verifier’s address contains the jackpot draw', () => {
  const terms = { stakeMinor: 105_000n, drawnOncePerMinor: 25_000_000_000n };
  const values = readVerifierSearch(new URLSearchParams(verifierSearch(proof, undefined, terms)));
  expect(values).toMatchObject({ stake: '10.5', drawnOncePer: '2500000' });
});

test('dice targets are written with two decimals', () => {
  const outcome = readOutcome('dice', { direction: 'under', targetHundredths: 505 });
  const values = readVerifierSearch(
    new URLSearchParams(verifierSearch({ ...proof, serverSeed: 'f0' }, outcome)),
  );
  expect(values).toMatchObject({ serverSeed: 'f0', direction: 'under', target: '5.05' });
});
