import { expect, test } from 'vitest';
import { standingsOf } from './SheetList.tsx';

const at = (hour: number): Date => new Date(Date.UTC(2026, 4, 1, hour));
const sheets = [9, 7, 5, 3].map((hour) => ({ from: at(hour), createdByName: null }));

test.each([
  [at(8), ['coming', 'current', 'past', 'past']],
  [at(7), ['coming', 'current', 'past', 'past']],
  [at(12), ['current', 'past', 'past', 'past']],
  [at(1), ['coming', 'coming', 'coming', 'coming']],
])('at %s sheets are %j', (now, expected) => {
  expect(standingsOf(sheets, now)).toEqual(expected);
});
