import { expect, test } from 'vitest';
import { checkPlay } from '../testing/check-play.ts';
import { pk10 } from './pk10.ts';

test('has 16 plays', () => {
  expect(new Set(pk10.plays.map(({ code }) => code)).size).toBe(16);
});

test.each(pk10.plays.map((play) => [play.code, play] as const))('%s wins as often as it says', (_, play) => {
  expect(() => checkPlay(pk10, play)).not.toThrow();
});
