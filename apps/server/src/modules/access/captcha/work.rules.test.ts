import { expect, test } from 'vitest';
import { bitsFor, leadingZeroBits } from './work.rules.ts';

test.each([
  [[0x80], 0],
  [[0x40], 1],
  [[0x01, 0xff], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x00, 0x1f], 19],
  [[0x00, 0x00], 16],
])('%j starts with %d zero bits', (bytes, zeros) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(zeros);
});

test.each([
  [0, 18],
  [6, 18],
  [11, 18],
  [12, 19],
  [24, 20],
  [200, 23],
  [1_000_000, 23],
])('after %d requests a puzzle needs %d bits', (requests, bits) => {
  expect(bitsFor(requests)).toBe(bits);
});
