import { expect, test } from 'vitest';
import { chainState } from './chain-state.ts';

test.each([
  ['building', { terminalHash: null, salt: null, length: 10, played: 0 }],
  ['waiting', { terminalHash: 'ab', salt: null, length: 10, played: 0 }],
  ['inUse', { terminalHash: 'ab', salt: 'cd', length: 10, played: 9 }],
  ['used', { terminalHash: 'ab', salt: 'cd', length: 10, played: 10 }],
] as const)('a chain that is %s', (state, chain) => {
  expect(chainState(chain)).toBe(state);
});
