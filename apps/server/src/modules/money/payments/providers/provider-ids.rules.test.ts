import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longId, shortId } from './provider-ids.rules.ts';

test('an id survives being shortened', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(shortId(id)).toMatch(/^[\da-hjkmnp-tv-z]{26}$/);
      expect(longId(shortId(id))).toBe(id);
    }),
  );
});

test.each(['', 'abc', 'z'.repeat(26), 'u'.repeat(26), '0'.repeat(27)])('%j is no id of ours', (text) => {
  expect(longId(text)).toBeUndefined();
});
