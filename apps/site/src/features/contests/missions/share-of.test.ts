import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  [0n, 100n, 0],
  [-5n, 100n, 0],
  [25n, 100n, 0.25],
  [100n, 100n, 1],
  [10n ** 17n, 100n, 1],
  [1n, 3n, 0.3333],
  [0n, 0n, 1],
])('%d of %d', (done, target, share) => {
  expect(shareOf(done, target)).toBe(share);
});
