import { expect, test } from 'vitest';
import { detailLines } from './vendor-detail.ts';

test('a vendor’s detail becomes lines with readable names', () => {
  const detail = {
    homeTeam: 'Northgate',
    cards: ['K♠', '7♥'],
    legs: [
      { pick: 'Northgate', odds: '1.85' },
      { pick: 'Draw', odds: '3.10' },
    ],
    note: '',
    extra: null,
  };
  expect(detailLines(detail).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Home team: Northgate',
    'Cards: K♠, 7♥',
    'Pick 1: Northgate',
    'Odds 1: 1.85',
    'Pick 2: Draw',
    'Odds 2: 3.10',
  ]);
});

test('a long list ends', () => {
  expect(detailLines({ shots: Array.from({ length: 99 }, () => ({ hit: true })) })).toHaveLength(40);
});
