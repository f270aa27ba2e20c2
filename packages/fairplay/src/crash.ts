import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { pointE4 } from './limbo.ts';

/** The crash point of a game as a multiplier, truncated to 2 decimals. Hash and salt are used as texts. */
export function crashPointE4(gameHash: string, salt: string): bigint {
  const digits = bytesToHex(hmac(sha256, utf8ToBytes(gameHash), utf8ToBytes(salt))).slice(0, 8);
  return pointE4(BigInt(`0x${digits}`) + 1n);
}

/** The hash of the preceding game: SHA-256 of the hex text. The chain is used in reverse order. */
export const previousGameHash = (gameHash: string): string => bytesToHex(sha256(utf8ToBytes(gameHash)));

/**
 * The number of games between a game and the published end of its chain; undefined if `publishedHash` is not reached
 * within `maxGames` steps, that is, if the game does not belong to the chain.
 */
export function gamesUntil(gameHash: string, publishedHash: string, maxGames: number): number | undefined {
  let hash = gameHash;
  for (let games = 0; games <= maxGames; games += 1) {
    if (hash === publishedHash) return games;
    hash = previousGameHash(hash);
  }
  return undefined;
}
