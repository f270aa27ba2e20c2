import { expect, test } from 'vitest';
import { outcomeOf, selectionIn } from './selection.ts';

const ASKED = selectionIn('?event=football-7&market=1x2&outcome=home&odds=2.150');

test('a selection is read from the address of the page, whole or not', () => {
  expect(ASKED).toEqual({ event: 'football-7', market: '1x2', outcome: 'home', oddsE3: 2_150 });
  expect(selectionIn('?event=football-7')).toEqual({
    event: 'football-7',
    market: '',
    outcome: '',
    oddsE3: 0,
  });
  expect(selectionIn('?odds=evens').oddsE3).toBe(0);
});

test.each([
  ['gone', 'of an unknown match', ASKED, undefined],
  ['gone', 'of a match that is over', ASKED, { isOpen: false, oddsE3: null }],
  ['shown', 'of a match alone', selectionIn('?event=football-7'), { isOpen: true, oddsE3: null }],
  ['off', 'of a suspended market', ASKED, { isOpen: true, oddsE3: null }],
  ['taken', 'at the odds that were shown', ASKED, { isOpen: true, oddsE3: 2_150 }],
  ['moved', 'at other odds', ASKED, { isOpen: true, oddsE3: 2_100 }],
])('%s: a selection %s', (expected, _what, selection, match) => {
  expect(outcomeOf(selection, match)).toBe(expected);
});
