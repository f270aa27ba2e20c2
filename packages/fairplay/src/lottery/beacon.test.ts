import { describe, expect, test } from 'vitest';
import { QUICKNET, beaconKey, isBeaconRound, roundAfterSeal, roundTimeMs, signRound } from './beacon.ts';

/** Published by drand. */
const ROUND_1000 = {
  round: 1000,
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};

describe('a round of the public beacon', () => {
  test('is accepted as published', () => {
    expect(isBeaconRound(QUICKNET.publicKey, ROUND_1000)).toBe(true);
  });

  test.each([
    ['another round', { ...ROUND_1000, round: 1001 }],
    ['no round', { ...ROUND_1000, round: 0 }],
    ['another randomness', { ...ROUND_1000, randomness: 'f'.repeat(64) }],
    ['another signature', signRound(new Uint8Array(32).fill(7), 1000)],
    ['no signature', { ...ROUND_1000, signature: 'no hex' }],
  ])('is refused with %s', (_, round) => {
    expect(isBeaconRound(QUICKNET.publicKey, round)).toBe(false);
  });

  test('is refused under another key', () => {
    expect(isBeaconRound(beaconKey(new Uint8Array(32).fill(7)), ROUND_1000)).toBe(false);
    expect(isBeaconRound('', ROUND_1000)).toBe(false);
  });
});

test('a beacon of our own signs like the public one', () => {
  const secretKey = new Uint8Array(32).fill(7);
  expect(isBeaconRound(beaconKey(secretKey), signRound(secretKey, 123_456))).toBe(true);
});

describe('the round that decides', () => {
  const genesisMs = QUICKNET.genesisSeconds * 1000;

  test.each([
    [genesisMs - 1_000_000, 1],
    [genesisMs - 3000, 1],
    [genesisMs - 2999, 2],
    [genesisMs, 2],
    [genesisMs + 1, 3],
    [genesisMs + 3000, 3],
  ])('a seal at %s is round %s', (sealedAtMs, round) => {
    expect(roundAfterSeal(QUICKNET, sealedAtMs)).toBe(round);
  });

  test('is the first that comes 3 s or more after the seal', () => {
    for (let ms = 0; ms < 9000; ms += 250) {
      const sealedAtMs = genesisMs + 1_000_000 + ms;
      const round = roundAfterSeal(QUICKNET, sealedAtMs);
      expect(roundTimeMs(QUICKNET, round) - sealedAtMs).toBeGreaterThanOrEqual(3000);
      expect(roundTimeMs(QUICKNET, round - 1) - sealedAtMs).toBeLessThan(3000);
    }
  });
});
