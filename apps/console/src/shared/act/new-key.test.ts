import { idempotencyKey } from '@croupier/contract/ids.ts';
import { expect, test } from 'vitest';
import { safeDecode } from 'zod';
import { newKey } from './new-key.ts';

test('keys are UUIDs of version 7, in the order of their time', () => {
  const start = Date.UTC(2026, 10, 22);
  const keys = Array.from({ length: 200 }, (_, index) => newKey(start + index));
  for (const key of keys) {
    expect(safeDecode(idempotencyKey, key).success).toBe(true);
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(keys.toSorted()).toEqual(keys);
  expect(new Set(keys).size).toBe(200);
});
