import { expect, test } from 'vitest';
import { factsOf, isShown, mergeNewest } from './timeline.rules.ts';

const row = (second: number, id: string) => ({ at: new Date(Date.UTC(2026, 10, 22, 12, 0, second)), id });

test('merges sources by time, and rows of one instant by id', () => {
  const merged = mergeNewest([[row(5, 'a'), row(1, 'b')], [row(5, 'c'), row(3, 'd')], []]);
  expect(merged.map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
});

test.each([
  ['member.credited', { amount: '12.5000', reason: 'Goodwill for a delay.' }, 125_000n],
  ['member.debited', { amount: '12.5000', reason: 'Goodwill for a delay.' }, -125_000n],
  ['member.locked', { amount: '12.5000', reason: 'Goodwill for a delay.' }, null],
])('reads the facts of %s', (action, after, amount) => {
  expect(factsOf({ action, after })).toEqual({ text: 'Goodwill for a delay.', amount });
});

test('reads no facts where there are none', () => {
  expect(factsOf({ action: 'member.credited', after: null })).toEqual({ text: '', amount: null });
});

test('leaves out what another source describes', () => {
  expect(isShown({ action: 'member.note_added' })).toBe(false);
  expect(isShown({ action: 'member.locked' })).toBe(true);
});
