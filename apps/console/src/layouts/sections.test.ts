import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';

test('each section and each letter is used once', () => {
  const addresses = SECTIONS.map(({ path }) => path);
  const letters = SECTIONS.flatMap(({ letter }) => letter ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(letters).size).toBe(letters.length);
});
