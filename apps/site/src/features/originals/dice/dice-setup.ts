import { diceQuote, diceRules, diceTargetFor, type DiceBet } from '@croupier/fairplay/dice.ts';

/** A little under even money, as players know it. */
export const FIRST_BET: DiceBet = { direction: 'over', targetHundredths: 5_050 };

export const targetBounds = (direction: DiceBet['direction']) => diceRules.targets[direction];

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The nearest target that the rules allow. */
export function withTarget(bet: DiceBet, targetHundredths: number): DiceBet {
  const { min, max } = targetBounds(bet.direction);
  return { ...bet, targetHundredths: clamp(Math.round(targetHundredths), min, max) };
}

const withWins = ({ direction }: DiceBet, wins: number): DiceBet => ({
  direction,
  targetHundredths: diceTargetFor(direction, clamp(wins, diceRules.minWins, diceRules.maxWins)),
});

/** Over becomes under with the same chance, and back. */
export const swapped = (bet: DiceBet): DiceBet =>
  withWins({ ...bet, direction: bet.direction === 'over' ? 'under' : 'over' }, diceQuote(bet).wins);

/** The bet whose chance is nearest to `percent` (49.5 is 49.50 %). */
export const withChance = (bet: DiceBet, percent: number): DiceBet =>
  withWins(bet, Math.round((percent * diceRules.outcomes) / 100));

/**
 * The bet whose multiplier is nearest to `multiplier` (1.98 is 1.98×). Searched among the quotes rather than computed,
 * so that there is one formula for the multiplier and not a second one that runs backwards.
 */
export function withMultiplier(bet: DiceBet, multiplier: number): DiceBet {
  const wantedE4 = Math.round(multiplier * 10_000);
  const multiplierOf = (wins: number): number => Number(diceQuote(withWins(bet, wins)).multiplierE4);
  let [few, many]: [number, number] = [diceRules.minWins, diceRules.maxWins];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (multiplierOf(middle) > wantedE4) few = middle;
    else many = middle;
  }
  const isFewNearer = Math.abs(multiplierOf(few) - wantedE4) < Math.abs(multiplierOf(many) - wantedE4);
  return withWins(bet, isFewNearer ? few : many);
}

/** What was typed into a number field: `1,5` and `1.5` are the same; undefined for what is no number. */
export function parseTypedNumber(text: string): number | undefined {
  const plain = text.replaceAll(/[\s%×x]/gi, '').replace(',', '.');
  if (!/^\d{1,6}(?:\.\d{0,4})?$|^\.\d{1,4}$/.test(plain)) return undefined;
  return Number(plain);
}

const DRAG_STEP_HUNDREDTHS = 50;
/** A finger can't hit a hundredth, so dragging moves in halves; the keys and the fields reach every target. */
export const snapDragged = (hundredths: number): number =>
  Math.round(hundredths / DRAG_STEP_HUNDREDTHS) * DRAG_STEP_HUNDREDTHS;

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
};

/** Where a key moves the target; with shift by a hundredth. Undefined when the key is none of the slider's. */
export function targetAfterKey(bet: DiceBet, key: string, isFine: boolean): number | undefined {
  const { min, max } = targetBounds(bet.direction);
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const step = KEY_STEPS[key];
  if (step === undefined) return undefined;
  return bet.targetHundredths + (isFine ? Math.sign(step) : step);
}
