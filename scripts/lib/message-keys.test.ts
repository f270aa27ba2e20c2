import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../packages/i18n/src/parts.ts';
import { keysFile, type Tree } from './message-keys.ts';
import { ROOT } from './root.ts';

const read = (path: string): Promise<string> => readFile(join(ROOT, 'packages/i18n/src', path), 'utf8');

test('keys are typed with the placeholders of their texts, not with their wording', () => {
  const tree = {
    games: { found: '{count, plural, one {# game} other {# games}} by {name}' },
    title: 'Games',
  };
  expect(keysFile('sign-in', tree)).toBe(`// Written by \`npm run texts\` from messages/en/sign-in.json.
export type SignInKeys = {
  games: {
    found: '{count, plural, other {}} {name}';
  };
  title: '';
};
`);
});

test.each(PARTS)('the types of %s are up to date; `npm run texts` writes them', async (part) => {
  const english = JSON.parse(await read(`messages/en/${part}.json`)) as Tree;
  expect(await read(`keys/${part}.ts`)).toBe(keysFile(part, english));
});
