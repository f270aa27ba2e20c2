import type { DemoSection, Facts } from './facts.ts';
import { playSections } from './help-play.ts';
import { rulesSections } from './help-rules.ts';
import { startSections } from './help-start.ts';

/** The help centre of a demo merchant in its order: the same subjects for each, with its own name, age and amounts. */
export const helpOf = (facts: Facts): DemoSection[] => [
  ...startSections(facts),
  ...playSections(facts),
  ...rulesSections(facts),
];
