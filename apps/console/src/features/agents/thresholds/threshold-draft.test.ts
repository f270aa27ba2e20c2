import { expect, test } from 'vitest';
import { draftsOf, readThresholds } from './threshold-draft.ts';

test('what is stored is read back as it was', () => {
  const thresholds = [
    { class: 'rng', fromPpm: 6_500 },
    { class: 'LOTT', fromPpm: 75_000 },
  ] as const;
  expect(readThresholds(draftsOf(thresholds))).toEqual({ thresholds });
});

test.each([
  [[{ key: '1', class: 'rng', from: '0,65' }], { thresholds: [{ class: 'rng', fromPpm: 6_500 }] }],
  [[{ key: '1', class: 'rng', from: '' }], { wrong: 'rate' }],
  [[{ key: '1', class: 'rng', from: '0' }], { wrong: 'rate' }],
  [
    [
      { key: '1', class: 'rng', from: '0.65' },
      { key: '2', class: 'rng', from: '0.650' },
    ],
    { wrong: 'twice' },
  ],
] as const)('%o is %o', (drafts, read) => {
  expect(readThresholds(drafts)).toEqual(read);
});
