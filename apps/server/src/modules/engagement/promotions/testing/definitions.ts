import {
  definition,
  type Definition,
  type StoredDefinition,
} from '@croupier/contract/promotions/definition.ts';

/** An offer with everything left open; tests change what they are about. */
export const PLAIN: StoredDefinition = {
  kind: 'offer',
  trigger: { on: 'claim', window: 'day' },
  who: [],
  limit: { perMember: null, total: null, marks: [], group: null },
  rewards: [{ kind: 'cash', amount: { by: 'fixed', amount: '10' }, playThrough: false }],
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

export const defined = (changes: Partial<StoredDefinition>): Definition =>
  definition.parse({ ...PLAIN, ...changes });
