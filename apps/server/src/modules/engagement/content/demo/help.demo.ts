import type { DemoSection, Facts } from './facts.demo.ts';
import { playSections } from './help-play.demo.ts';
import { rulesSections } from './help-rules.demo.ts';
import { startSections } from './help-start.demo.ts';

/** The help centre of a demo merchant in its order: the same subjects for each, with its own name, age and amounts. */
export const helpOf = (facts: Facts): DemoSection[] => [
  ...startSections(facts),
  ...playSections(facts),
  ...rulesSections(facts),
];
