import { expect, test } from 'vitest';
import { afterSignOut, popupsDue } from './popup-rules.ts';

const popups = [
  { id: '1', execution: 'B' },
  { id: '2', execution: 'A' },
  { id: '3', execution: 'F' },
  { id: '4', execution: 'A' },
] as const;

test.each([
  { who: 'a visitor', signedIn: false, firstSignIn: false, due: ['1'] },
  { who: 'a visitor, however it was marked', signedIn: false, firstSignIn: true, due: ['1'] },
  { who: 'a member', signedIn: true, firstSignIn: false, due: ['2', '4'] },
  { who: 'a new member', signedIn: true, firstSignIn: true, due: ['3', '2', '4'] },
  { who: 'a member who has seen one', signedIn: true, firstSignIn: false, seen: ['A:2'], due: ['4'] },
  {
    who: 'a member who saw a popup for everybody before signing in',
    signedIn: true,
    firstSignIn: false,
    seen: ['B:2'],
    due: ['4'],
  },
  {
    who: 'a new member who has seen all',
    signedIn: true,
    firstSignIn: true,
    seen: ['A:2', 'A:4', 'F:3'],
    due: [],
  },
  { who: 'a visitor who wants none today', signedIn: false, firstSignIn: false, hushed: ['1'], due: [] },
])('$who sees $due', ({ signedIn, firstSignIn, seen = [], hushed = [], due }) => {
  const visit = { signedIn, firstSignIn, seen: new Set(seen), hushed: new Set(hushed) };
  expect(popupsDue(popups, visit).map(({ id }) => id)).toEqual(due);
});

test('popups seen as a visitor stay seen after a sign-out', () => {
  expect(afterSignOut(['B:1', 'A:2', 'F:3'])).toEqual(['B:1']);
});
