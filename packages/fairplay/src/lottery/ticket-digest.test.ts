import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areWords, ticketDigest, ticketText } from './ticket-digest.ts';

const ticket = {
  ticketId: '01J0',
  drawId: 'ssc-1m/20261201-0001',
  bets: [
    { play: 'f3.d', pick: '1|2|3', lineMinor: 20_000n, group: 1980, priceBps: 10_000 },
    { play: 'a5.pos', pick: '1,2||||', lineMinor: 2000n, group: 1975, priceBps: 5000 },
  ],
  words: 'สวัสดี 88',
};

test('the text has one line for each part', () => {
  expect(ticketText(ticket)).toBe(
    '01J0\nssc-1m/20261201-0001\nf3.d 1|2|3 20000 1980 10000\na5.pos 1,2|||| 2000 1975 5000\nสวัสดี 88',
  );
  expect(ticketDigest(ticket)).toBe(createHash('sha256').update(ticketText(ticket)).digest('hex'));
});

describe('words', () => {
  test.each([
    ['', true],
    ['ก'.repeat(64), true],
    ['😀'.repeat(64), true],
    ['a'.repeat(65), false],
    ['two\nlines', false],
    ['two\u2028lines', false],
    ['tab\t', false],
    ['half a character \ud83d', false],
  ])('%j: %s', (text, expected) => {
    expect(areWords(text)).toBe(expected);
  });
});
