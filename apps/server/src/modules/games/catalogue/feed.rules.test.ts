import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FeedError, readFeed } from './feed.rules.ts';

const head = { kind: 'head', vendor: { code: 'NOVA', name: 'Nova', state: 'up' }, version: '1' };
const game = (code: string) => ({
  kind: 'game',
  code,
  category: 'rng',
  names: { EN: 'Amber Fox' },
  themes: ['animals'],
  rtpBps: 9_600,
  releasedOn: '2026-01-01',
  popularity: 10,
  hasDemo: true,
});
const end = (games: number) => ({ kind: 'end', games });

async function* linesOf(lines: ReadonlyArray<object | string>): AsyncGenerator<string> {
  for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line);
}
const read = (...lines: Array<object | string>) => readFeed(linesOf(lines));

test('a complete feed is read, with or without empty lines', async () => {
  const feed = await read(head, game('a'), '', game('b'), end(2));
  expect(feed.head.vendor.code).toBe('NOVA');
  expect(feed.games.map(({ code }) => code)).toEqual(['a', 'b']);
});

describe('refused', () => {
  test.each<[string, Array<object | string>]>([
    ['cut off', [head, game('a')]],
    ['empty', []],
    ['the end of another feed', [head, game('a'), end(7)]],
    ['half a line', [head, '{"kind":"game","co']],
    ['a game before the head', [game('a'), head, end(1)]],
    ['two heads', [head, head, end(0)]],
    ['a code twice', [head, game('a'), game('a'), end(2)]],
    ['something after the end', [head, end(0), game('a')]],
    ['an impossible return', [head, { ...game('a'), rtpBps: 12_000 }, end(1)]],
    ['no English name', [head, { ...game('a'), names: { TY: 'ก' } }, end(1)]],
    ['a code that is a path', [head, { ...game('a'), code: '../a' }, end(1)]],
  ])('%s', async (_name, lines) => {
    await expect(read(...lines)).rejects.toBeInstanceOf(FeedError);
  });
});

test('a feed cut off at any point is refused', async () => {
  const whole = [head, ...Array.from({ length: 9 }, (_, index) => game(`g${index}`)), end(9)]
    .map((line) => JSON.stringify(line))
    .join('\n');
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
      await expect(readFeed(linesOf(whole.slice(0, length).split('\n')))).rejects.toBeInstanceOf(FeedError);
    }),
  );
});
