import { expect, test } from 'vitest';
import { promotionTime } from './promotion-time.ts';

const now = new Date('2026-05-20T12:00:00Z');

test.each([
  ['2026-05-15', null, 'fresh'],
  ['2026-05-01', null, 'running'],
  ['2026-05-01', '2026-08-01', 'running'],
  ['2026-05-19', '2026-08-01', 'fresh'],
  ['2026-05-01', '2026-06-02', 'soon'],
  ['2026-05-19', '2026-05-21', 'soon'],
])('from %s until %s it is %s', (time, until, said) => {
  expect(promotionTime({ time: new Date(time), until: until === null ? null : new Date(until) }, now)).toBe(
    said,
  );
});
