import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The rules of `docs/architecture.md`, read off the imports. A small reader of import statements is enough: the code
 * is formatted, and TypeScript 7 has no compiler API.
 */
const ROOT = import.meta.dirname;

/** Modules of the server in their total order: each may import only those before it, through their `index.ts`. */
const MODULES = [
  'merchants',
  'audit-log',
  'captcha',
  'delivery',
  'verification',
  'federation',
  'factors',
  'members',
  'sessions',
  'sign-in',
  'operators',
  'wallet',
  'messages',
  'content',
  'feedback',
  'rounds',
  'catalogue',
  'winners',
  'jackpot',
  'originals',
  'overview',
];

const WORKSPACE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/fairplay': [],
  'packages/art': [],
  'packages/ui': ['art'],
  'packages/i18n': [],
  'packages/web': ['ui', 'i18n', 'contract'],
  'apps/site': ['web', 'ui', 'art', 'i18n', 'contract', 'fairplay'],
  'apps/console': ['web', 'ui', 'i18n', 'contract'],
  'apps/server': ['contract', 'i18n', 'fairplay', 'art'],
  'apps/sandbox': ['contract', 'fairplay', 'ui'],
};

type Source = { path: string; imports: string[]; text: string };

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');

function readSources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|dist\//.test(name))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, imports: importsOf(text) };
    });
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
const toPath = (source: Source, specifier: string): string =>
  relative(ROOT, resolve(ROOT, dirname(source.path), specifier));

/** Everything that one file does against the rules, as one line each. */
export function violationsOf(source: Source): string[] {
  const found: string[] = [];
  const say = (rule: string): number => found.push(`${source.path}: ${rule}`);
  const workspace = Object.keys(WORKSPACE_MAY_IMPORT).find((name) => source.path.startsWith(`${name}/`));
  const own = workspace?.split('/')[1];
  const moduleName = /^apps\/server\/src\/modules\/[^/]+\/([^/]+)\//.exec(source.path)?.[1];
  const feature = /^apps\/(?:site|console)\/src\/features\/([^/]+)\//.exec(source.path)?.[1];
  const file = source.path.split('/').at(-1) ?? '';
  const production = !isTest(source.path);

  for (const specifier of source.imports) {
    const other = /^@croupier\/([^/]+)/.exec(specifier)?.[1];
    if (workspace && other && other !== own && !WORKSPACE_MAY_IMPORT[workspace]?.includes(other))
      say(`${workspace} may not import ${other}`);
    if (specifier.startsWith('.')) {
      const target = toPath(source, specifier);
      if (workspace && !target.startsWith(`${workspace}/`)) say(`reaches out of its workspace to ${target}`);
      const targetModule = /^apps\/server\/src\/modules\/[^/]+\/([^/]+)\//.exec(target)?.[1];
      if (targetModule && targetModule !== moduleName && production) {
        const inRoot = !moduleName && !source.path.includes('/platform/');
        if (source.path.includes('/platform/')) say(`platform may not import module ${targetModule}`);
        if (!target.endsWith('/index.ts')) say(`imports ${target} past its index.ts`);
        if (!inRoot && MODULES.indexOf(targetModule) > MODULES.indexOf(moduleName ?? ''))
          say(`module ${moduleName} may not import ${targetModule}, which comes after it`);
      }
      const targetFeature = /\/features\/([^/]+)\//.exec(target)?.[1];
      if (feature && targetFeature && targetFeature !== feature)
        say(`feature imports feature ${targetFeature}`);
    }
    if (
      specifier === 'pg' &&
      source.path.startsWith('apps/server/') &&
      !source.path.includes('/platform/db/') &&
      production
    )
      say('only platform/db imports the driver');
    // `node:net` for isIP and BlockList, which open nothing.
    if (file.endsWith('.rules.ts') && /^(?:node:(?!net$)|kysely|pg|fastify|ws)/.test(specifier))
      say('rules do no I/O');
    if (/\.(?:routes|usecases|rules)\.ts$/.test(file) && specifier === 'kysely')
      say('only queries and reads write SQL');
  }
  if (
    source.path.startsWith('apps/server/') &&
    /process\.env\b/.test(source.text) &&
    !/platform\/config\.ts$|\/testing\//.test(source.path)
  )
    say('only platform/config reads the environment');
  if (moduleName && !MODULES.includes(moduleName)) say(`module ${moduleName} has no place in the order`);
  if (source.text.split('\n').length > 501) say('is longer than 500 lines');
  if (
    production &&
    /(?:^|\/)(?:utils?|helpers?|common)\.tsx?$/.test(source.path) &&
    !source.path.includes('messages')
  )
    say('has a name that says nothing');
  return found;
}

/** Import cycles among files, type imports included. */
export function cyclesOf(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    const source = byPath.get(path);
    for (const specifier of source?.imports ?? [])
      if (source && specifier.startsWith('.')) visit(toPath(source, specifier), [...trail, path]);
    state.set(path, 'done');
  };
  for (const source of sources) visit(source.path, []);
  return cycles;
}

const sources = Object.keys(WORKSPACE_MAY_IMPORT).flatMap((workspace) => readSources(`${workspace}/src`));
const planted = (path: string, text: string): string[] =>
  violationsOf({ path, text, imports: importsOf(text) });

test('the code keeps the rules of the house', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(violationsOf)).toEqual([]);
});

test('there is no import cycle', () => {
  expect(cyclesOf(sources.filter((source) => !isTest(source.path)))).toEqual([]);
});

test.each([
  [
    'apps/server/src/modules/money/wallet/x.ts',
    `import { a } from '../../games/rounds/index.ts';`,
    'comes after it',
  ],
  [
    'apps/server/src/modules/games/rounds/x.ts',
    `import type { A } from '../../money/wallet/wallet.queries.ts';`,
    'past its index.ts',
  ],
  [
    'apps/server/src/modules/money/wallet/wallet.rules.ts',
    `import { readFile } from 'node:fs/promises';`,
    'no I/O',
  ],
  ['apps/server/src/modules/money/wallet/wallet.usecases.ts', `import { sql } from 'kysely';`, 'write SQL'],
  ['apps/server/src/modules/money/wallet/x.ts', `import pg from 'pg';`, 'driver'],
  [
    'apps/server/src/platform/x.ts',
    `import { a } from '../modules/money/wallet/index.ts';`,
    'platform may not',
  ],
  ['apps/server/src/x.ts', `const home = process.env.HOME;`, 'environment'],
  [
    'packages/ui/src/X.tsx',
    `import { money } from '@croupier/contract/money.ts';`,
    'may not import contract',
  ],
  ['apps/site/src/features/auth/X.tsx', `import { a } from '../wallet/A.tsx';`, 'feature imports feature'],
  ['apps/site/src/shared/utils.ts', ``, 'says nothing'],
])('a planted violation in %s is caught', (path, text, rule) => {
  expect(planted(path, text).join()).toContain(rule);
});

test('a planted cycle is caught', () => {
  const file = (path: string, text: string): Source => ({ path, text, imports: importsOf(text) });
  const cycle = [file('a.ts', `import type { B } from './b.ts';`), file('b.ts', `export * from './a.ts';`)];
  expect(cyclesOf(cycle)).toEqual(['a.ts → b.ts → a.ts']);
});
