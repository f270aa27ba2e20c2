import { expect, test } from 'vitest';
import { elapsedDuration, elapsedText } from './elapsed.ts';

test.each([
  [0, '0:00', 'PT0S'],
  [5_999, '0:05', 'PT5S'],
  [750_000, '12:30', 'PT750S'],
  [3_723_000, '1:02:03', 'PT3723S'],
  // The clock may have been set back.
  [-4_000, '0:00', 'PT0S'],
])('%d ms: %s', (milliseconds, text, duration) => {
  expect(elapsedText(milliseconds)).toBe(text);
  expect(elapsedDuration(milliseconds)).toBe(duration);
});
