import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';
import type { Texts } from './promotions.types.ts';

export type DemoPromotion = { slug: string; texts: Texts; definition: StoredDefinition };

/** Amounts of the calendar in a merchant’s currency, and when it is published. */
export type Scale = { money: (euros: number) => string; now: Date };

export const open: Omit<StoredDefinition, 'kind' | 'trigger' | 'rewards'> = {
  who: [],
  limit: { perMember: null, total: null, marks: [], group: null },
  release: null,
  steps: [],
  score: null,
  prizes: null,
  budget: null,
  holdoutBps: 0,
  shownFrom: null,
  opensAt: null,
  closesAt: null,
  claimWithinDays: null,
  delivery: 'claim',
};
