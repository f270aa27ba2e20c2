import { expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { k3 } from './k3.ts';

test('has 12 plays', () => {
  expect(new Set(k3.plays.map(({ code }) => code)).size).toBe(12);
});

test.each(k3.plays.map((play) => [play.code, play] as const))('%s wins as often as it says', (_, play) => {
  expect(() => checkPlay(k3, play)).not.toThrow();
});
