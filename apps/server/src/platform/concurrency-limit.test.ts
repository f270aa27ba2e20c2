import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('limits each key separately and frees a place only once', () => {
  const limit = createConcurrencyLimit(2);
  const release = limit.take('a');
  expect(limit.take('a')).toBeDefined();
  expect(limit.take('a')).toBeUndefined();
  expect(limit.take('b')).toBeDefined();
  release?.();
  release?.();
  expect(limit.take('a')).toBeDefined();
  expect(limit.take('a')).toBeUndefined();
});
