import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Reads the repository as text. A small reader of import statements is enough: the code is formatted, and TypeScript 7
 * has no compiler API.
 */
const ROOT = dirname(import.meta.dirname);

export type Source = { path: string; text: string; imports: string[] };

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');

export const sourceOf = (path: string, text: string): Source => ({ path, text, imports: importsOf(text) });

const SKIPPED = /(?:^|\/)(?:node_modules|dist|\.data|\.git)(?:\/|$)/;

/** Data folders change while other programs use them, so they are not even listed. */
function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (SKIPPED.test(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** Files below `folder` whose path matches. */
export const readSources = (folder: string, pattern: RegExp): Source[] =>
  listFiles(folder)
    .filter((path) => pattern.test(path))
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8')));

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|\/testing\//.test(path);

/** The file that a relative import means, as a path from the root. */
export const targetOf = (source: Source, specifier: string): string =>
  relative(ROOT, resolve(ROOT, dirname(source.path), specifier));

export const folderOf = (path: string): string => dirname(path);
export const fileOf = (path: string): string => path.split('/').at(-1) ?? '';
