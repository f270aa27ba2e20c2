import { describe, expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { hanoi, lao, stock, thai } from './sea.ts';

describe.each([
  [thai, 23],
  [lao, 20],
  [hanoi, 21],
  [stock, 18],
] as const)('$code', (family, plays) => {
  test(`has ${plays} plays`, () => {
    expect(new Set(family.plays.map(({ code }) => code)).size).toBe(plays);
  });

  test.each(family.plays.map((play) => [play.code, play] as const))(
    '%s wins as often as it says',
    (_, play) => {
      expect(() => checkPlay(family, play)).not.toThrow();
    },
  );
});

test('two numbers of three digits win 2 in 1,000 times on average', () => {
  const play = thai.plays.find(({ code }) => code === '3back');
  let wins = 0;
  for (let first = 0; first < 1000; first += 1)
    for (let second = 0; second < 1000; second += 1)
      wins += play?.law.wins({ zones: [[7]] }, [[first, second]])[0] ?? 0;
  expect(wins).toBe((1_000_000 * 2) / 1000);
});

test('plays read their own part of the result', () => {
  const seen = (family: typeof thai, code: string, result: readonly string[]) =>
    family.plays.find((play) => play.code === code)?.see(result);
  const drawn = ['123456', '78', '111', '222', '333', '444'];
  expect(seen(thai, '3top', drawn)).toEqual([[4], [5], [6]]);
  expect(seen(thai, '2top', drawn)).toEqual([[5], [6]]);
  expect(seen(thai, '2front', drawn)).toEqual([[4], [5]]);
  expect(seen(thai, '2split', drawn)).toEqual([[4], [6]]);
  expect(seen(thai, '2bot', drawn)).toEqual([[7], [8]]);
  expect(seen(thai, '3front', drawn)).toEqual([[111, 222]]);
  expect(seen(thai, '3back', drawn)).toEqual([[333, 444]]);
  expect(seen(thai, '5top', drawn)).toEqual([[2], [3], [4], [5], [6]]);
  expect(seen(thai, 'pin.top.2', drawn)).toEqual([[5]]);
  expect(seen(thai, 'sign.bot', drawn)).toEqual([[0, 3]]);
  expect(seen(lao, '2bot', ['1234'])).toEqual([[1], [2]]);
  expect(seen(lao, '3top', ['1234'])).toEqual([[2], [3], [4]]);
  expect(seen(hanoi, '2bot', ['12345', '67890'])).toEqual([[9], [0]]);
  expect(seen(stock, '3top', ['123', '45'])).toEqual([[1], [2], [3]]);
});
