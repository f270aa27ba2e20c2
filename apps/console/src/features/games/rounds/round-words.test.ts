import { expect, test } from 'vitest';
import { recordedFields } from './round-words.ts';

test('a game’s record is shown field by field, without seeds and jackpot', () => {
  const detail = {
    seedPairId: 'x',
    nonce: 1,
    clientSeed: 'y',
    jackpot: {},
    direction: 'over',
    won: true,
    minePositions: [1, 2],
  };
  expect(recordedFields(detail)).toEqual([
    ['direction', 'over'],
    ['won', 'true'],
    ['minePositions', '[1,2]'],
  ]);
});
