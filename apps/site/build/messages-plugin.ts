import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGE_CODES } from '@croupier/i18n/languages.ts';
import { mergeParts, SITE_PARTS, type PartTexts } from '@croupier/i18n/parts.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const LOADER = /\/packages\/i18n\/src\/load-messages\.ts$/;
const PART = /\/packages\/i18n\/src\/messages\/[a-z]+\/[\w-]+\.json$/;
/** Virtual modules: all parts of a language except the first. */
const LANGUAGE = /\/packages\/i18n\/src\/messages\/([a-z]+)\.js$/;

const FOLDERS = LANGUAGE_CODES.map((code) => code.toLowerCase());

const compileTree = (tree: object): object =>
  Object.fromEntries(
    Object.entries(tree as Readonly<Record<string, string | object>>).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value),
    ]),
  );

const moduleOf = (texts: object) => ({
  code: `export default ${JSON.stringify(compileTree(texts))};`,
  moduleType: 'js' as const,
});

const readPart = async (file: string): Promise<PartTexts> =>
  JSON.parse(await readFile(file, 'utf8')) as PartTexts;

const readLanguage = async (folder: string): Promise<PartTexts> => {
  const parts = SITE_PARTS.filter((part) => part !== 'first');
  return mergeParts(await Promise.all(parts.map((part) => readPart(join(folder, `${part}.json`)))));
};

/** `loadMessages` with two chunks per language: the first screen, which the page already has, and the rest. */
const loaderCode = (folder: string): string => `
import { loadFirstMessages } from ${JSON.stringify(join(folder, 'load-first-messages.ts'))};
import { mergeParts } from ${JSON.stringify(join(folder, 'parts.ts'))};
const LOAD = {
  ${FOLDERS.map((name) => `${name}: () => import(${JSON.stringify(join(folder, `messages/${name}.js`))})`).join(',\n  ')}
};
export const loadMessages = async (language) => {
  const [first, others] = await Promise.all([loadFirstMessages(language), LOAD[language.toLowerCase()]()]);
  return mergeParts([first, others.default]);
};`;

/**
 * Parses messages at build time, so that the browser gets a 1 kB formatter instead of a 10 kB parser, and joins the parts
 * of a language. Development and tests use the files directly.
 */
export function compileMessages(): Plugin {
  return {
    name: 'croupier-messages',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    resolveId: { filter: { id: LANGUAGE }, handler: (id) => id },
    load: {
      filter: { id: [LOADER, PART, LANGUAGE] },
      handler: async (id) => {
        if (LOADER.test(id)) return { code: loaderCode(dirname(id)), moduleType: 'js' as const };
        return moduleOf(LANGUAGE.test(id) ? await readLanguage(id.slice(0, -3)) : await readPart(id));
      },
    },
  };
}
