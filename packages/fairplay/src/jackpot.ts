import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RoundSource } from './random.ts';

const DRAW_HEX_DIGITS = 16;
/** The number of possible draws: 8 bytes. */
const DRAWS = 2n ** 64n;
const WHOLE = /^(?:0|[1-9]\d{0,17})$/;

export const jackpotRules = { version: 'jackpot/1', draws: DRAWS } as const;

/** Determines a round's chance: its stake divided by the total stake per win on average. */
export type JackpotTerms = { stakeMinor: bigint; drawnOncePerMinor: bigint };

/** One draw with every intermediate step, as plain JSON. */
export type JackpotProof = {
  rulesVersion: string;
  message: string;
  /** The whole HMAC; the draw is its first 16 digits. */
  hex: string;
  /** 0 to 2⁶⁴ - 1, as decimal digits. */
  draw: string;
  /** The round wins if the draw is below this; 2⁶⁴ or more means always. */
  below: string;
  drawn: boolean;
};

/**
 * The first draw that no longer wins: ⌈2⁶⁴ × stake ÷ drawnOncePer⌉, so the chance is exact to 2⁻⁶⁴. Throws RangeError
 * for terms that are not above zero.
 */
export function jackpotThreshold({ stakeMinor, drawnOncePerMinor }: JackpotTerms): bigint {
  if (stakeMinor <= 0n || drawnOncePerMinor <= 0n)
    throw new RangeError('a jackpot is drawn for stakes above zero');
  return (stakeMinor * DRAWS + drawnOncePerMinor - 1n) / drawnOncePerMinor;
}

/** Whether this draw wins: draw ÷ 2⁶⁴ is below stake ÷ drawnOncePer. */
export const isDrawn = (draw: bigint, terms: JackpotTerms): boolean => draw < jackpotThreshold(terms);

/**
 * The draw of one round. Its HMAC message differs from every message of a game, which ends in digits, so neither
 * reveals anything about the other.
 */
export function drawJackpot(source: RoundSource, terms: JackpotTerms): JackpotProof {
  const { serverSeed, clientSeed, nonce } = source;
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError(`nonce ${nonce} is no whole number`);
  const message = `${clientSeed}:${nonce}:jackpot`;
  const hex = bytesToHex(hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(message)));
  const draw = BigInt(`0x${hex.slice(0, DRAW_HEX_DIGITS)}`);
  return {
    rulesVersion: jackpotRules.version,
    message,
    hex,
    draw: String(draw),
    below: String(jackpotThreshold(terms)),
    drawn: isDrawn(draw, terms),
  };
}

const wholeOf = (value: unknown): bigint | undefined =>
  typeof value === 'string' && WHOLE.test(value) ? BigInt(value) : undefined;

/** Parses the terms in a round's record under `jackpot`; undefined without a draw. */
export function parseJackpotTerms(value: unknown): JackpotTerms | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('stakeMinor' in value) || !('drawnOncePerMinor' in value)) return undefined;
  const stakeMinor = wholeOf(value.stakeMinor);
  const drawnOncePerMinor = wholeOf(value.drawnOncePerMinor);
  return stakeMinor && drawnOncePerMinor ? { stakeMinor, drawnOncePerMinor } : undefined;
}
