import { fileOf, folderOf, isTest, type Source } from './sources.ts';

const MAX_FILE_LINES = 500;
const MAX_FOLDER_SOURCES = 25;

/** Every file of a module other than `index.ts` has one of these roles; `docs/architecture.md` says what each holds. */
const ROLES: ReadonlySet<string> = new Set([
  'routes',
  'console',
  'usecases',
  'rules',
  'queries',
  'reads',
  'errors',
  'events',
  'jobs',
  'config',
  'settings',
  'types',
  'schema',
  'checks',
  'demo',
]);

const inModule = (path: string): boolean => path.startsWith('apps/server/src/modules/');
const isServer = (path: string): boolean => path.startsWith('apps/server/src/');

function roleBreaches({ path }: Source): string[] {
  if (!inModule(path) || isTest(path) || fileOf(path) === 'index.ts') return [];
  const role = /\.([a-z]+)\.ts$/.exec(path)?.[1] ?? '';
  if (role === 'adapter') return path.includes('/providers/') ? [] : ['an adapter belongs in providers/'];
  return ROLES.has(role) ? [] : ['has no role in its name'];
}

/** `isIP` and `BlockList` of `node:net` compute and open nothing. */
const IMPURE = /^(?:node:(?!net$)|kysely|pg|fastify|ws)/;

function contentBreaches({ path, text, imports }: Source): string[] {
  if (!isServer(path) || isTest(path)) return [];
  const file = fileOf(path);
  const found: string[] = [];
  const inDatabase = path.includes('/platform/db/');
  if (file.endsWith('.rules.ts') && imports.some((specifier) => IMPURE.test(specifier)))
    found.push('rules do no I/O');
  if (file.endsWith('.db.test.ts') && /useFakeTimers\(/.test(text))
    found.push("moves a clock that the worker's other files share; give the code a manual clock");
  if (file.endsWith('.rules.ts') && /\bDate\.now\(\)|new Date\(\)/.test(text))
    found.push('rules read no clock');
  if (!inDatabase && imports.includes('pg')) found.push('only platform/db imports the driver');
  const writesSql = /\bsql(?:<[^`]*>)?`/.test(text);
  if (writesSql && !inDatabase && inModule(path) && !/\.(?:queries|reads|checks)\.ts$/.test(file))
    found.push('only queries, reads and checks write SQL');
  if (/process\.env\b/.test(text) && !path.endsWith('platform/config.ts'))
    found.push('only platform/config reads the environment');
  if (/\bhooks\.\w+\.push\(/.test(text) && !path.endsWith('src/wiring.ts'))
    found.push('only wiring.ts fills hooks');
  return found;
}

const PATH_LITERAL = /\b(?:to|href)="\/[a-z]|\bnavigate\(\s*['"`]\/[a-z]/i;

function pageBreaches({ path, text }: Source): string[] {
  if (!/^apps\/(?:site|console)\/src\//.test(path) || isTest(path)) return [];
  return PATH_LITERAL.test(text) ? ['writes a page’s address; take it from paths.ts'] : [];
}

/** Written by a script; nobody reads it from top to bottom. */
const isGenerated = (path: string): boolean => path.startsWith('packages/i18n/src/keys/');

function nameBreaches({ path, text }: Source): string[] {
  const found: string[] = [];
  if (text.split('\n').length > MAX_FILE_LINES + 1 && !isGenerated(path))
    found.push(`is longer than ${MAX_FILE_LINES} lines`);
  if (/(?:^|\/)(?:utils?|helpers?|common)(?:\.[a-z]+)*\.tsx?$/.test(path) && !path.includes('/messages/'))
    found.push('has a name that says nothing');
  return found;
}

/** Everything that one file does against the rules about what a file may hold and be called. */
export const fileBreaches = (source: Source): string[] => [
  ...roleBreaches(source),
  ...contentBreaches(source),
  ...pageBreaches(source),
  ...nameBreaches(source),
];

/** Folders with too many sources; tests do not count. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths)
    if (!isTest(path)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FOLDER_SOURCES)
    .map(([folder, count]) => `${folder} holds ${count} sources`);
}
