import { EMPTY_CONTENT, type ContentBody } from '@croupier/contract/engagement/content-items.ts';
import { describe, expect, test } from 'vitest';
import { bodyRefusal, changedParts, cleanBody, executionOf, gapsOf, missingDefault } from './body.rules.ts';

const body = (parts: Partial<ContentBody>): ContentBody => ({ ...EMPTY_CONTENT, ...parts });

test('a stored body has sanitised HTML, no empty texts and only the parts of its kind', () => {
  const full = body({
    titles: { EN: '<b>Title</b>', TY: '' },
    summaries: { EN: 'summary' },
    contents: { EN: '<p onclick="x()">text</p><script>x()</script>', TY: '<script>x()</script>' },
    images: [{ imageUrl: null, artId: null }],
    groupName: 'w_home',
    category: 'rng',
    slug: 'slug',
    audience: 'members',
  });
  expect(cleanBody('notice', full)).toEqual(
    body({ titles: { EN: '<b>Title</b>' }, contents: { EN: '<p>text</p>' }, audience: 'members' }),
  );
  expect(cleanBody('banner', full)).toEqual(
    body({
      titles: { EN: '<b>Title</b>' },
      summaries: { EN: 'summary' },
      groupName: 'w_home',
      audience: 'members',
    }),
  );
  expect(cleanBody('banner', { ...full, groupName: 'w_game' }).category).toBe('rng');
  expect(cleanBody('section', full)).toEqual(body({ titles: { EN: '<b>Title</b>' }, slug: 'slug' }));
});

const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
test.each([
  ['promotion', {}, 'content.slug_needed', 'slug'],
  ['section', {}, 'content.slug_needed', 'slug'],
  ['article', { slug: 'a' }, 'content.section_needed', 'section'],
  ['banner', {}, 'content.group_needed', 'groupName'],
  ['notice', { audience: 'firstSignIn' }, 'content.audience_popups_only', 'audience'],
  ['notice', { from: late, until: early }, 'content.period_reversed', 'until'],
  ['notice', { from: early, until: early }, 'content.period_reversed', 'until'],
] as const)('%s with %j is refused: %s', (kind, parts, code, field) => {
  expect(bodyRefusal(kind, body(parts))).toMatchObject({ error: { code }, field });
});

test.each([
  ['popup', { audience: 'firstSignIn' }],
  ['notice', { from: early, until: late }],
  ['article', { slug: 'a', section: 'b' }],
] as const)('%s with %j is accepted', (kind, parts) => {
  expect(bodyRefusal(kind, body(parts))).toBeUndefined();
});

describe('languages', () => {
  const languages = ['EN', 'TY', 'VI'] as const;
  test.each([
    ['headline', { titles: { EN: 'a' } }, ['TY', 'VI']],
    ['headline', { titles: { EN: 'a', TY: 'b', VI: 'c' } }, []],
    ['notice', { titles: { EN: 'a', TY: 'b' }, contents: { EN: 'a' } }, ['TY', 'VI']],
    ['notice', { titles: { EN: 'a' } }, ['EN', 'TY', 'VI']],
    ['banner', { titles: { EN: 'a', TY: 'b', VI: 'c' }, summaries: { TY: 'b' } }, ['EN', 'VI']],
  ] as const)('%s with %j has gaps in %j', (kind, parts, gaps) => {
    expect(gapsOf(kind, body(parts), languages)).toEqual(gaps);
  });

  test('the texts of the default language are needed to publish', () => {
    expect(missingDefault('headline', body({ titles: { TY: 'b' } }), 'EN')).toBe('titles.EN');
    expect(missingDefault('notice', body({ titles: { EN: 'a' } }), 'EN')).toBe('contents.EN');
    expect(missingDefault('banner', body({ titles: { EN: 'a' } }), 'EN')).toBeUndefined();
  });
});

test('every audience has its execution', () => {
  expect((['all', 'members', 'visitors', 'firstSignIn'] as const).map(executionOf)).toEqual([
    'AB',
    'A',
    'B',
    'F',
  ]);
});

test('only the parts that differ are recorded', () => {
  expect(changedParts({ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 }, d: 3 })).toEqual({
    before: { b: { c: 1 }, d: null },
    after: { b: { c: 2 }, d: 3 },
  });
});
