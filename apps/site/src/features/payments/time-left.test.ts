import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [-5_000, '0:00'],
  [999, '0:01'],
  [249_000, '4:09'],
  [8_100_000, '2:15:00'],
  [273_600_000, '3d 04:00'],
])('%s milliseconds are %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
