/**
 * The multiplier of a crash game by time: ⌊100 · e^(0.00006 · t)⌋ hundredths after t whole milliseconds. It is computed
 * in integers, because the last digits of `Math.exp` differ between engines, and server, screen and verifier must agree.
 */

/** Bits after the point. Rounding errors stay below 2⁻¹⁰⁰, which no multiplier in the table comes close to. */
const BITS = 128n;
const ONE = 1n << BITS;
/** Growth per millisecond: 6 ÷ 100,000. */
const GROWTH = { numerator: 6n, denominator: 100_000n };
/** No game runs longer: the highest point is passed before. */
export const MAX_GAME_MS = 369_600;

/** e^(0.00006) by its series; the terms soon become smaller than the last bit. */
function growthOfOneMillisecond(): bigint {
  let sum = ONE;
  let term = ONE;
  for (let index = 1n; term > 0n; index += 1n) {
    term = (term * GROWTH.numerator) / (GROWTH.denominator * index);
    sum += term;
  }
  return sum;
}

/** e^(0.00006 · 2^k) for each k: any time is a sum of powers of two. */
const DOUBLINGS: readonly bigint[] = (() => {
  const powers = [growthOfOneMillisecond()];
  while (2 ** powers.length <= MAX_GAME_MS) {
    const last = powers.at(-1) ?? ONE;
    powers.push((last * last) >> BITS);
  }
  return powers;
})();

/** The multiplier in hundredths after so many whole milliseconds. Throws RangeError outside the table. */
export function crashMultiplierAt(ms: number): number {
  if (!Number.isInteger(ms) || ms < 0 || ms > MAX_GAME_MS) throw new RangeError(`no multiplier at ${ms} ms`);
  let value = ONE;
  for (const [bit, power] of DOUBLINGS.entries())
    if (Math.floor(ms / 2 ** bit) % 2 === 1) value = (value * power) >> BITS;
  return Number((100n * value) >> BITS);
}

/** The first millisecond at which the multiplier is at least so many hundredths. Throws RangeError if there is none. */
export function crashThresholdMs(hundredths: number): number {
  let [below, reached] = [-1, MAX_GAME_MS];
  if (crashMultiplierAt(MAX_GAME_MS) < hundredths) throw new RangeError(`${hundredths} is never reached`);
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (crashMultiplierAt(middle) >= hundredths) reached = middle;
    else below = middle;
  }
  return reached;
}
