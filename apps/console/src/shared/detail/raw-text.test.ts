import { expect, test } from 'vitest';
import { rawText } from './raw-text.ts';

test('writes amounts and times as on the wire', () => {
  const data = { balance: 12_345_000n, at: new Date('2026-11-22T10:00:00Z'), note: null };
  expect(JSON.parse(rawText(data))).toEqual({
    balance: '1234.5000',
    at: '2026-11-22T10:00:00.000Z',
    note: null,
  });
});
