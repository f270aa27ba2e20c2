import { expect, test } from 'vitest';
import { placeIn } from './launch-place.ts';

const PICK = { event: 'football-7', market: '1x2', outcome: 'draw', odds: 3_400 };

test.each([
  ['', undefined],
  ['market=1x2&outcome=draw&odds=3400', undefined],
  ['event=football-7', { event: 'football-7' }],
  ['event=football-7&market=1x2&outcome=draw&odds=3400', PICK],
  ['event=football-7&market=1x2&outcome=both&odds=3400', { event: 'football-7' }],
  ['event=football-7&market=1x2&outcome=draw&odds=3.4', { event: 'football-7' }],
  ['event=football-7&market=1x2&outcome=draw&odds=1000', { event: 'football-7' }],
  ['event=football-7&outcome=draw&odds=3400', { event: 'football-7' }],
  [`event=${'x'.repeat(129)}`, undefined],
])('“%s” opens at %j', (search, place) => {
  expect(placeIn(new URLSearchParams(search))).toEqual(place);
});
