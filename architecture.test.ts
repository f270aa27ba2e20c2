import { expect, test } from 'vitest';
import { crowdedFolders, fileBreaches } from './architecture/file-rules.ts';
import { cyclesIn, fileCycles, folderCycles, importBreaches } from './architecture/import-rules.ts';
import { isTest, readSources, sourceOf, type Source } from './architecture/sources.ts';
import { duplicatedBlocks, textBreaches } from './architecture/text-rules.ts';

// The rules of `docs/architecture.md`, read off the files. Each has a planted violation below that it must find.

const CODE = /\.tsx?$/;
const code = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'architecture'].flatMap((folder) =>
  readSources(folder, CODE),
);
const prose = [
  ...readSources('docs', /\.md$/),
  ...readSources('apps/server/migrations', /\.sql$/),
  ...readSources('.', /^[A-Z]+\.md$/),
];
const production = code.filter(({ path }) => !isTest(path));

/** Data, generated types and translations repeat themselves by nature; tests repeat what they expect. */
const isData = ({ path }: Source): boolean =>
  isTest(path) ||
  /\/i18n\/src\/(?:messages|keys)\/|\.demo\.ts$|^apps\/sandbox\/src\/vendors\/|^packages\/art\/src\/motifs\//.test(
    path,
  );

/** Texts on screen, and this rule's own list, may use any word. */
const isOwnWords = ({ path }: Source): boolean =>
  /\/i18n\/src\/messages\/|\.demo\.ts$|^architecture/.test(path);
/** Migrations that have run are never changed, their comments included; newer ones keep the rule. */
const isOldMigration = ({ path }: Source): boolean => /\/migrations\/00\d\d-/.test(path);

const named = (sources: readonly Source[], breaches: (source: Source) => string[]): string[] =>
  sources.flatMap((source) => breaches(source).map((breach) => `${source.path}: ${breach}`));

test('imports follow the layers, the order of the modules and the features', () => {
  expect(code.length).toBeGreaterThan(500);
  expect(named(code, importBreaches)).toEqual([]);
});

test('no import cycle among files', () => {
  expect(fileCycles(production)).toEqual([]);
});

test.each([
  'apps/site/src/shared',
  'apps/site/src/features/originals',
  'apps/server/src/modules/money/wallet',
  'apps/server/src/platform',
  'packages/web/src',
  'packages/ui/src',
])('no import cycle among the folders of %s', (parent) => {
  expect(folderCycles(parent, production)).toEqual([]);
});

test('files keep to their role, their size and a name that says something', () => {
  expect(named(code, fileBreaches)).toEqual([]);
});

test('no folder holds more than 25 sources', () => {
  expect(crowdedFolders(code.map(({ path }) => path))).toEqual([]);
});

test('texts can be understood by somebody who has only this repository', () => {
  const texts = [...code, ...prose].filter((source) => !isOwnWords(source) && !isOldMigration(source));
  expect(named(texts, textBreaches)).toEqual([]);
});

test('no block of ten lines of code stands in two places', () => {
  expect(duplicatedBlocks(code.filter((source) => !isData(source)))).toEqual([]);
});

test.each([
  [
    'apps/server/src/modules/money/wallet/wallet.usecases.ts',
    `import { a } from '../../games/rounds/index.ts';`,
    'comes after it',
  ],
  [
    'apps/server/src/modules/games/rounds/rounds.usecases.ts',
    `import type { A } from '../../money/wallet/wallet.queries.ts';`,
    'past its index.ts',
  ],
  ['apps/server/src/modules/games/poker/index.ts', ``, 'no place in the order'],
  ['apps/server/src/modules/misc/wallet/index.ts', ``, 'is no area'],
  [
    'apps/server/src/platform/x.ts',
    `import { a } from '../modules/money/wallet/index.ts';`,
    'platform may not',
  ],
  ['packages/ui/src/X.tsx', `import { a } from '@croupier/contract/money.ts';`, 'may not import contract'],
  ['packages/ui/src/X.tsx', `import { a } from '../../../apps/site/src/x.ts';`, 'out of its workspace'],
  ['e2e/tests/x.spec.ts', `import { a } from '../../apps/site/src/x.ts';`, 'out of its workspace'],
  ['apps/site/src/features/auth/X.tsx', `import { a } from '../wallet/A.tsx';`, 'feature imports feature'],
])('a planted import in %s is found', (path, text, breach) => {
  expect(importBreaches(sourceOf(path, text)).join()).toContain(breach);
});

const MODULE = 'apps/server/src/modules/money/wallet';

test.each([
  [`${MODULE}/wallet.stuff.ts`, ``, 'no role'],
  [`${MODULE}/bank.adapter.ts`, ``, 'belongs in providers'],
  [`${MODULE}/wallet.rules.ts`, `import { readFile } from 'node:fs/promises';`, 'no I/O'],
  [`${MODULE}/wallet.rules.ts`, `const at = new Date();`, 'no clock'],
  [`${MODULE}/wallet.usecases.ts`, 'await sql`select 1`.execute(db);', 'write SQL'],
  [`${MODULE}/index.ts`, 'await sql<Row>`select 1`.execute(db);', 'write SQL'],
  [`${MODULE}/wallet.usecases.ts`, `import pg from 'pg';`, 'driver'],
  [`${MODULE}/index.ts`, `rounds.hooks.undo.push(undo);`, 'fills hooks'],
  ['apps/server/src/x.ts', `const home = process.env.HOME;`, 'environment'],
  ['apps/site/src/features/auth/X.tsx', `<Link to="/promotions">`, 'paths.ts'],
  ['apps/site/src/shared/utils.ts', ``, 'says nothing'],
  ['apps/site/src/shared/long.ts', '\n'.repeat(501), 'longer than 500'],
])('a planted violation in %s is found', (path, text, breach) => {
  expect(fileBreaches(sourceOf(path, text)).join()).toContain(breach);
});

test('planted cycles among files and folders are found', () => {
  const files = [
    sourceOf('ui/a/one.ts', `import type { B } from '../b/two.ts';`),
    sourceOf('ui/b/two.ts', `import { c } from './three.ts';`),
    sourceOf('ui/b/three.ts', `import { d } from '../a/four.ts';`),
    sourceOf('ui/a/four.ts', ``),
  ];
  expect(fileCycles(files)).toEqual([]);
  expect(folderCycles('ui', files)).toEqual(['ui: a → b → a']);
  expect(cyclesIn(new Map([['a', new Set(['b'])], ['b', new Set(['a'])]]))).toEqual(['a → b → a']); // prettier-ignore
});

test('a planted crowd, reference, word and copy are found', () => {
  const many = Array.from({ length: 26 }, (_, index) => `apps/x/${index}.ts`);
  expect(crowdedFolders(many)).toEqual(['apps/x holds 26 sources']);
  expect(crowdedFolders(many.map((path) => path.replace('.ts', '.test.ts')))).toEqual([]);
  for (const text of [
    '// see § 7',
    '// rows I1–I3',
    '// decision D13',
    'as the specification says',
    'see design/x.md',
  ])
    expect(textBreaches({ text })).toHaveLength(1);
  expect(textBreaches({ text: '// it loads the page anew' })).toEqual(['line 1 says “anew” (again)']);
  const block = Array.from({ length: 10 }, (_, index) => `const value${index} = ${index};`).join('\n');
  expect(duplicatedBlocks([sourceOf('a.ts', block), sourceOf('b.ts', `\n${block}`)])).toEqual([
    'b.ts:2 repeats a.ts:1',
  ]);
  expect(duplicatedBlocks([sourceOf('a.ts', block)])).toEqual([]);
});
