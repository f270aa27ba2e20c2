import { expect, test } from 'vitest';
import { unbrokenInstant } from './unbroken-instant.ts';

test.each([
  ['24 Nov 2026, 02:46', '02:46', '24_Nov_2026, 02:46'],
  ['24 Nov 2026, 2:46 pm', '2:46 pm', '24_Nov_2026, 2:46_pm'],
  ['02:46 24 thg 11, 2026', '02:46', '02:46 24_thg_11,_2026'],
  ['24 Nov 2026', '02:46', '24 Nov 2026'],
])('%s breaks only before or after the time', (text, time, expected) => {
  expect(unbrokenInstant(text, time).replaceAll('\u00a0', '_')).toBe(expected);
});
