import { expect, test } from 'vitest';
import { belowText, drawText, readJackpotDraw } from './jackpot-draw.ts';

const record = { stakeMinor: '100000', drawnOncePerMinor: '25000000000', draw: '9223372036854775808' };

test('a draw is read from a record', () => {
  expect(readJackpotDraw({ jackpot: { ...record, wonMinor: null } })).toEqual({
    stakeMinor: 100_000n,
    drawnOncePerMinor: 25_000_000_000n,
    draw: 2n ** 63n,
    wonMinor: undefined,
  });
  expect(readJackpotDraw({ jackpot: { ...record, wonMinor: '50' } })?.wonMinor).toBe(50n);
});

test('records without a draw, and invalid ones, have none', () => {
  expect(readJackpotDraw({})).toBeUndefined();
  expect(readJackpotDraw({ jackpot: { ...record, draw: 'x' } })).toBeUndefined();
  expect(readJackpotDraw({ jackpot: { draw: '1' } })).toBeUndefined();
});

test('the draw and its threshold are written comparably', () => {
  expect([drawText(0n), drawText(2n ** 63n), drawText(2n ** 64n - 1n)]).toEqual([
    '0.0000000000',
    '0.5000000000',
    '0.9999999999',
  ]);
  expect(belowText({ stakeMinor: 100_000n, drawnOncePerMinor: 25_000_000_000n })).toBe('0.0000040000');
  expect(belowText({ stakeMinor: 3n, drawnOncePerMinor: 2n })).toBe('1');
});
