import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** A public source of randomness: a signature per round that nobody can predict or choose. */
export type Beacon = {
  chainHash: string;
  /** In hex, on G2. */
  publicKey: string;
  genesisSeconds: number;
  periodSeconds: number;
};

/** The quicknet of drand, scheme `bls-unchained-g1-rfc9380`. */
export const QUICKNET: Beacon = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

export type BeaconRound = { round: number; signature: string; randomness: string };

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** From the close to the round that decides: then nobody knew the round while tickets were sold. */
export const BEACON_LEAD_MS = 3000;

type Times = Pick<Beacon, 'genesisSeconds' | 'periodSeconds'>;

/** When a round is published. Round 1 is at genesis. */
export const roundTimeMs = ({ genesisSeconds, periodSeconds }: Times, round: number): number =>
  (genesisSeconds + (round - 1) * periodSeconds) * 1000;

/** The round that decides a draw: the first that is published 3 s or more after the seal. */
export function roundAfterSeal(times: Times, sealedAtMs: number): number {
  const sinceGenesis = sealedAtMs + BEACON_LEAD_MS - times.genesisSeconds * 1000;
  return Math.max(1, Math.ceil(sinceGenesis / (times.periodSeconds * 1000)) + 1);
}

/** What a round signs: SHA-256 of its number as eight big-endian bytes, hashed to the curve. */
function messageOf(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls12_381.shortSignatures.hash(sha256(bytes), DOMAIN);
}

export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));

/** Whether the beacon's key signed this very round and the randomness follows from it. False for malformed input. */
export function isBeaconRound(publicKey: string, { round, signature, randomness }: BeaconRound): boolean {
  try {
    return (
      Number.isSafeInteger(round) &&
      round > 0 &&
      randomnessOf(signature) === randomness &&
      bls12_381.shortSignatures.verify(hexToBytes(signature), messageOf(round), hexToBytes(publicKey))
    );
  } catch {
    return false;
  }
}

/** Signs a round; for a beacon that stands in for the public one. */
export function signRound(secretKey: Uint8Array, round: number): BeaconRound {
  const scheme = bls12_381.shortSignatures;
  const signature = scheme.Signature.toHex(scheme.sign(messageOf(round), secretKey));
  return { round, signature, randomness: randomnessOf(signature) };
}

/** The public key of a beacon that stands in for the public one. */
export const beaconKey = (secretKey: Uint8Array): string =>
  bls12_381.shortSignatures.getPublicKey(secretKey).toHex(true);
