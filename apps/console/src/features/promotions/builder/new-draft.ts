import type { StoredDefinition } from '@croupier/contract/promotions/definition.ts';

/** What a new promotion begins with: cash that members claim once a day. */
export const NEW_DRAFT: StoredDefinition = {
  kind: 'offer',
  trigger: { on: 'claim', window: 'day' },
  who: [],
  limit: { perMember: { n: 1, window: 'day' }, total: null, marks: [], group: null },
  rewards: [{ kind: 'cash', amount: { by: 'fixed', amount: '1' }, playThrough: false }],
  release: null,
  steps: [],
  score: null,
  prizes: null,
  budget: { amount: '1000', whenShort: 'refuse' },
  holdoutBps: 0,
  shownFrom: null,
  opensAt: null,
  closesAt: null,
  claimWithinDays: null,
  delivery: 'claim',
};
