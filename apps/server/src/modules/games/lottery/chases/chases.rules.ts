import type { StepChange, StepNow } from './chases.types.ts';

/** What is to be done with a plan now. */
export type ChasePlan = {
  /** The step whose draw is on sale. */
  buy: StepNow | undefined;
  /** Steps whose sale has ended before they could be bought, and everything after a win that stops the plan. */
  changes: StepChange[];
  isWon: boolean;
};

const isPast = ({ drawState, closesAt }: StepNow, now: Date): boolean =>
  closesAt === null || closesAt <= now || (drawState !== 'planned' && drawState !== 'open');

/**
 * A plan that stops on a win buys a step only once all former ones are settled. If its sale ends first, the step is
 * skipped.
 */
export function planNow(
  { stopsOnWin }: { stopsOnWin: boolean },
  steps: readonly StepNow[],
  now: Date,
): ChasePlan {
  const waiting = steps.filter(({ state }) => state === 'waiting');
  const bought = steps.filter(({ state }) => state === 'bought');
  const isWon = stopsOnWin && bought.some(({ isSettled, payoutMinor }) => isSettled && payoutMinor > 0n);
  if (isWon)
    return { buy: undefined, changes: waiting.map(({ step }) => ({ step, state: 'released' })), isWon };
  const changes = waiting
    .filter((step) => isPast(step, now))
    .map(({ step }): StepChange => ({ step, state: 'skipped', reason: 'lottery.draw_closed' }));
  const mayBuy = !stopsOnWin || bought.every(({ isSettled }) => isSettled);
  const buy = mayBuy
    ? waiting.find((step) => step.drawState === 'open' && !isPast(step, now) && isOpen(step, now))
    : undefined;
  return { buy, changes, isWon };
}

const isOpen = ({ opensAt }: StepNow, now: Date): boolean => opensAt !== null && opensAt <= now;

export const sumOf = (
  steps: readonly { step: number; stakeMinor: bigint }[],
  of: readonly { step: number }[],
): bigint => {
  const chosen = new Set(of.map(({ step }) => step));
  return steps.reduce((sum, { step, stakeMinor }) => (chosen.has(step) ? sum + stakeMinor : sum), 0n);
};
