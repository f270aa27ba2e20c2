import { createFloats, NUMBERS, type NumberSource } from '@croupier/fairplay/random.ts';

/** A shot that hits falls with 0.96 / m, whatever the cannon, so every target returns 96 %. */
export const RETURN_PERCENT = 96;
export const SALVO_MS = 500;
export const MAX_SHOTS = 12;
/** Cannons in units of the smallest one. */
export const CANNONS: readonly number[] = [1, 2, 3, 5, 10, 20, 50, 100];
export const SEATS = 4;

export type Shot = { fish: number; multiple: number; stakeMinor: bigint };
export type ShotResult = Shot & { caught: boolean; payoutMinor: bigint };
export type Salvo = { results: readonly ShotResult[]; stakeMinor: bigint; payoutMinor: bigint };

/** The number of the 2³² equal outcomes of a draw that catch a fish of × `multiple`. */
export const catchingOutcomes = (multiple: number): number =>
  Math.floor((NUMBERS * RETURN_PERCENT) / (100 * multiple));

const isCaught = (multiple: number, source: NumberSource): boolean =>
  Math.floor(source.next() * NUMBERS) < catchingOutcomes(multiple);

/**
 * The outcome of a salvo, from the seat's seed and the salvo's number. A fish can be caught once: later shots at it in
 * the same salvo are not charged.
 */
export function fireSalvo(seed: string, seat: string, nonce: number, shots: readonly Shot[]): Salvo {
  const source = createFloats(seed, seat, nonce);
  const gone = new Set<number>();
  const results: ShotResult[] = [];
  for (const shot of shots) {
    if (gone.has(shot.fish)) continue;
    const caught = isCaught(shot.multiple, source);
    if (caught) gone.add(shot.fish);
    results.push({
      ...shot,
      caught,
      payoutMinor: caught ? shot.stakeMinor * BigInt(shot.multiple) : 0n,
    });
  }
  return {
    results,
    stakeMinor: results.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    payoutMinor: results.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
  };
}
