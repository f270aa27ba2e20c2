import type { DemoSection, Facts } from './facts.demo.ts';
import { playSections } from './help-play.demo.ts';
import { rulesSections } from './help-rules.demo.ts';
import { startSections } from './help-start.demo.ts';

/** The help centre of a demo merchant: the same topics for each, with its own name, minimum age and amounts. */
export const helpOf = (facts: Facts): DemoSection[] => [
  ...startSections(facts),
  ...playSections(facts),
  ...rulesSections(facts),
];
