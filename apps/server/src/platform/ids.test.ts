import { v5, validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { derivedId, newId } from './ids.ts';

test('new ids are ordered by creation', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test('a derived id equals the version 5 UUID of other libraries', () => {
  const namespace = '6f1d6c0e-3f0b-5a57-9c55-2d1c9c1f7a10';
  for (const parts of [['win', 'croupier', newId()], ['a'], ['', ''], ['ñ漢🎲', 'b']])
    expect(derivedId(...parts)).toBe(v5(parts.map((part) => `${part.length}:${part}`).join('|'), namespace));
  expect(derivedId('ab', 'c')).not.toBe(derivedId('a', 'bc'));
});
