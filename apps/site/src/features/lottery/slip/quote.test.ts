import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import { parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { expect, test } from 'vitest';
import { priceOf, quoteBet } from './quote.ts';
import { repriced } from './reprice.ts';

const playOf = (catalogue: string, code: string): Play => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};
const pickOf = (play: Play, text: string) => {
  const { pick } = parsePick(play, text);
  if (!pick) throw new Error(`${text} is no pick`);
  return pick;
};

const position = playOf('ssc/1', 'a5.pos');
const top = playOf('thai/1', '3top');

test('a bet costs its lines and can win its best result', () => {
  const terms = { line: 20_000n, group: 1_900, priceBps: 10_000 };
  expect(quoteBet(position, { play: 'a5.pos', pick: '1,2|||||'.slice(0, -1), ...terms })).toEqual({
    lines: 2,
    stakeMinor: 40_000n,
    mostMinor: 190_000n,
    prizes: [190_000n],
    returnPpm: 950_000,
  });
  expect(quoteBet(position, { play: 'a5.pos', pick: '1|1|||', ...terms })).toMatchObject({
    stakeMinor: 40_000n,
    mostMinor: 380_000n,
  });
});

test('rounding of small lines is part of the return', () => {
  const bet = { play: '3top', pick: '123', line: 1n, group: 1_700, priceBps: 5_000 };
  expect(quoteBet(top, bet)).toMatchObject({ prizes: [425n], returnPpm: 425_000 });
  const odd = playOf('k3/1', 'sum');
  // 20 × 1900 × 216 ÷ (2000 × 27) = 152 exactly; at 3 it is 22.8, of which 22 are paid.
  const small = { play: 'sum', pick: '10', line: 3n, group: 1_900, priceBps: 10_000 };
  expect(quoteBet(odd, small)).toMatchObject({ prizes: expect.arrayContaining([22n]), returnPpm: 916_666 });
});

const PRICES = [
  { market: '3top', cell: '123', priceBps: 5_000 },
  { market: '3top', cell: '999', priceBps: 0 },
  { market: '2top', cell: '12', priceBps: 0 },
];

test('the lowest price of the covered numbers counts', () => {
  expect(priceOf(top, pickOf(top, '124,125'), PRICES)).toEqual({ priceBps: 10_000, cell: undefined });
  expect(priceOf(top, pickOf(top, '1|2|3,4'), PRICES)).toEqual({ priceBps: 5_000, cell: '123' });
  expect(priceOf(top, pickOf(top, '123,999'), PRICES)).toEqual({ priceBps: 0, cell: '999' });
});

test('bets take the terms of now; those on closed numbers and plays are left out', () => {
  const offer = {
    code: '3top',
    tab: '3',
    row: '3top',
    input: 'both',
    minGroup: 1_600,
    maxGroup: 1_700,
    prizes: [],
  } as const;
  const bet = { play: '3top', line: 10_000n, group: 1_800, priceBps: 10_000 };
  const bets = [
    { ...bet, pick: '123' },
    { ...bet, pick: '999' },
    { ...bet, pick: '124', play: '3tod' },
  ];
  expect(repriced(bets, [{ play: top, offer: { ...offer, prizes: [] } }], PRICES)).toEqual([
    { ...bet, pick: '123', group: 1_700, priceBps: 5_000 },
  ]);
});
