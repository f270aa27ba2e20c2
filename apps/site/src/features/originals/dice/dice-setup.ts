import { diceQuote, diceRules, diceTargetFor, type DiceBet } from '@croupier/fairplay/dice.ts';

/** The usual default: slightly below a 50 % chance. */
export const FIRST_BET: DiceBet = { direction: 'over', targetHundredths: 5_050 };

export const targetBounds = (direction: DiceBet['direction']) => diceRules.targets[direction];

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The nearest allowed target. */
export function withTarget(bet: DiceBet, targetHundredths: number): DiceBet {
  const { min, max } = targetBounds(bet.direction);
  return { ...bet, targetHundredths: clamp(Math.round(targetHundredths), min, max) };
}

const withWins = ({ direction }: DiceBet, wins: number): DiceBet => ({
  direction,
  targetHundredths: diceTargetFor(direction, clamp(wins, diceRules.minWins, diceRules.maxWins)),
});

/** Swaps over and under with the same chance. */
export const swapped = (bet: DiceBet): DiceBet =>
  withWins({ ...bet, direction: bet.direction === 'over' ? 'under' : 'over' }, diceQuote(bet).wins);

/** The bet whose chance is nearest to `percent` (49.5 is 49.50 %). */
export const withChance = (bet: DiceBet, percent: number): DiceBet =>
  withWins(bet, Math.round((percent * diceRules.outcomes) / 100));

/**
 * The bet whose multiplier is nearest to `multiplier` (1.98 is 1.98×). It searches the quotes instead of computing the
 * inverse, so that the formula for the multiplier exists only once.
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

const DRAG_STEP_HUNDREDTHS = 50;
/** Dragging snaps to halves, because a finger cannot hit a hundredth; keys and fields reach every target. */
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

/** The target after a key press; with shift by a hundredth. Undefined for other keys. */
export function targetAfterKey(bet: DiceBet, key: string, isFine: boolean): number | undefined {
  const { min, max } = targetBounds(bet.direction);
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const step = KEY_STEPS[key];
  if (step === undefined) return undefined;
  return bet.targetHundredths + (isFine ? Math.sign(step) : step);
}
