import type { Definition, DefinitionProblem } from '@croupier/contract/promotions/definition.ts';
import type { PromotionSettings } from '@croupier/contract/promotions/policy.ts';
import { problemsOf } from '@croupier/contract/promotions/definition.ts';

const isBound = (definition: Definition): boolean =>
  definition.rewards.some(({ kind }) => kind === 'bonus' || kind === 'freeRounds');

/** Kinds of games that a promotion asks to be played. */
function products({ who, steps, score }: Definition): Set<string> {
  return new Set([
    ...who.flatMap((each) => (each.is === 'played' && each.class !== null ? [each.class] : [])),
    ...steps.flatMap((step) => (step.class === null ? [] : [step.class])),
    ...(score?.classes ?? []),
  ]);
}

/** What the merchant's policy forbids in a definition, by field. */
export function policyProblems(definition: Definition, policy: PromotionSettings): DefinitionProblem[] {
  const { release } = definition;
  const found: DefinitionProblem[] = [];
  const forbid = (path: DefinitionProblem['path'], code: string): void => {
    found.push({ path, code: `promotions.policy.${code}` });
  };
  if (release) {
    if (policy.maxTimes !== null && release.times > policy.maxTimes) forbid(['release', 'times'], 'times');
    if (release.days < policy.minDaysToWager) forbid(['release', 'days'], 'days');
    if (release.convert === 'winningsOnly' && !policy.winningsOnlyAllowed)
      forbid(['release', 'convert'], 'winnings');
  }
  if (policy.singleProduct && products(definition).size > 1) forbid(['who'], 'products');
  if (policy.firstBonusOnly && isBound(definition)) {
    const { perMember } = definition.limit;
    if (perMember?.n !== 1 || perMember.window !== 'ever') forbid(['limit', 'perMember'], 'firstOnly');
  }
  return found;
}

/** Everything that keeps a definition from being published. */
export const allProblems = (definition: Definition, policy: PromotionSettings): DefinitionProblem[] => [
  ...problemsOf(definition),
  ...policyProblems(definition, policy),
];
