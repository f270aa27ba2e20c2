import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SERVER_SEED = /^[0-9a-f]{64}$/;
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/;
const SEED_HASH = /^[0-9a-f]{64}$/;

/** The commitment shown before the first round: SHA-256 of the seed's text (not of the bytes it encodes), in hex. */
export const hashServerSeed = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/** Our server seeds are 64 lower-case hex characters. Those of other operators may be shorter. */
export const isServerSeed = (text: string): boolean => SERVER_SEED.test(text);

export const isServerSeedHash = (text: string): boolean => SEED_HASH.test(text);

/** 1 to 64 characters of printable ASCII, which every verifier reads alike. */
export const isClientSeed = (text: string): boolean => CLIENT_SEED.test(text);
