import { expect, test } from 'vitest';
import { emptyMessage, segmentOf, textsOf } from './messages-form.ts';

const { segment } = emptyMessage(['EN']);

test.each([
  [{ kind: 'all' }, { kind: 'all' }],
  [
    { kind: 'types', types: [1, 2] },
    { kind: 'types', types: [1, 2] },
  ],
  [{ kind: 'types', types: [] }, undefined],
  [
    { kind: 'active', days: '7' },
    { kind: 'active', days: 7 },
  ],
  [{ kind: 'active', days: '0' }, undefined],
  [{ kind: 'active', days: 'x' }, undefined],
  [
    { kind: 'accounts', accounts: ' one, two;two\nthree' },
    { kind: 'accounts', accounts: ['one', 'two', 'three'] },
  ],
  [{ kind: 'accounts', accounts: ' ' }, undefined],
] as const)('%j is the segment %j', (form, expected) => {
  const { types, ...rest } = { types: segment.types, ...form };
  expect(segmentOf({ ...segment, ...rest, types: [...types] })).toEqual(expected);
});

test('empty texts are left out', () => {
  const form = { ...emptyMessage(['EN', 'TY']), titles: { EN: 'News', TY: ' ' } };
  expect(textsOf(form)).toEqual({ titles: { EN: 'News' }, contents: {} });
});
