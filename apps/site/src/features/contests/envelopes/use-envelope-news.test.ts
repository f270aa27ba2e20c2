import type { Envelope } from '@croupier/contract/contests/envelopes.ts';
import { expect, test } from 'vitest';
import { withNews } from './use-envelope-news.ts';

const shown = (changes: Partial<Envelope>) => ({
  envelopes: [{ id: 'a', way: 'first', taken: 3, entries: 3, ...changes } as Envelope],
});
const NEWS = { envelopeId: 'a', taken: 5, joins: 0, isOver: false };

test('what is taken grows in place, also when news comes late', () => {
  expect(withNews(shown({}), NEWS)).toEqual(shown({ taken: 5, entries: 5 }));
  expect(withNews(shown({ taken: 7, entries: 7 }), NEWS)).toEqual(shown({ taken: 7, entries: 7 }));
  const rain = shown({ way: 'rain', taken: 0, entries: 4 });
  expect(withNews(rain, { ...NEWS, taken: 0, joins: 9 })).toEqual(
    shown({ way: 'rain', taken: 0, entries: 9 }),
  );
});

test.each([
  ['is new', { ...NEWS, envelopeId: 'b' }],
  ['is over', { ...NEWS, isOver: true }],
])('the page asks about an envelope that %s', (_, news) => {
  expect(withNews(shown({}), news)).toBeUndefined();
});
