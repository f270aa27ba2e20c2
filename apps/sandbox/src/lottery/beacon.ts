import { hash } from 'node:crypto';
import {
  beaconKey,
  randomnessOf,
  roundTimeMs,
  signRound,
  type BeaconRound,
} from '@croupier/fairplay/lottery/beacon.ts';

/** Known to everybody: this beacon only stands in for a real one. Its key stays the same, because draws refer to it. */
const SECRET_KEY = Uint8Array.from(Buffer.from(hash('sha256', 'croupier sandbox beacon'), 'hex'));

export const BEACON = {
  chainHash: '5a0db0c8c0dec0de5a0db0c8c0dec0de5a0db0c8c0dec0de5a0db0c8c0dec0de',
  publicKey: beaconKey(SECRET_KEY),
  genesisSeconds: Date.UTC(2026, 0, 1) / 1_000,
  periodSeconds: 3,
};

const KEPT = 100;
const signed = new Map<number, BeaconRound>();

/** Undefined before its time. */
export function roundAt(round: number, nowMs: number): BeaconRound | undefined {
  if (!Number.isSafeInteger(round) || round < 1 || nowMs < roundTimeMs(BEACON, round)) return undefined;
  const known = signed.get(round) ?? signRound(SECRET_KEY, round);
  signed.set(round, known);
  const [oldest] = signed.keys();
  if (signed.size > KEPT && oldest !== undefined) signed.delete(oldest);
  return known;
}

export const latestRound = (nowMs: number): number =>
  Math.floor((nowMs / 1_000 - BEACON.genesisSeconds) / BEACON.periodSeconds) + 1;

/** A signature of another round under this one's number. */
export function forged({ round }: BeaconRound): BeaconRound {
  const { signature } = signRound(SECRET_KEY, round + 1);
  return { round, signature, randomness: randomnessOf(signature) };
}
