// `npm run texts`: gives every language the keys of the English texts, in their order, and updates the types of the
// keys. A new text is in English until somebody translates it; a text that English no longer has is removed.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '../packages/i18n/src/languages.ts';
import { PARTS, partsOf, type Part } from '../packages/i18n/src/parts.ts';
import { keysFile, type Tree } from './lib/message-keys.ts';
import { ROOT } from './lib/root.ts';

const SOURCE = join(ROOT, 'packages/i18n/src');

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The English tree with the translated texts in place. */
const withTranslated = (english: Tree, translated: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const known = translated[key];
      if (typeof text === 'string') return [key, typeof known === 'string' ? known : text];
      return [key, withTranslated(text, isTree(known) ? known : {})];
    }),
  );

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

const fileOf = (language: Language, part: Part): string =>
  join(SOURCE, 'messages', language.toLowerCase(), `${part}.json`);

const read = async (language: Language, part: Part): Promise<Tree> => {
  const file = fileOf(language, part);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Tree) : {};
};

const write = (language: Language, part: Part, tree: Tree): Promise<void> =>
  writeFile(fileOf(language, part), `${JSON.stringify(tree, undefined, 2)}\n`);

const ENGLISH = new Map(
  await Promise.all(PARTS.map(async (part) => [part, await read('EN', part)] as const)),
);
const english = (part: Part): Tree => ENGLISH.get(part) ?? {};

for (const part of PARTS) {
  await write('EN', part, english(part));
  await writeFile(join(SOURCE, 'keys', `${part}.ts`), keysFile(part, english(part)));
}

for (const language of LANGUAGE_CODES.filter((code) => code !== 'EN')) {
  await mkdir(join(SOURCE, 'messages', language.toLowerCase()), { recursive: true });
  const own = await Promise.all(
    partsOf(language).map(async (part) => {
      const tree = withTranslated(english(part), await read(language, part));
      await write(language, part, tree);
      const texts = leaves(english(part));
      return { all: texts.length, same: leaves(tree).filter((text, index) => text === texts[index]).length };
    }),
  );
  const sum = (key: 'all' | 'same'): number => own.reduce((total, part) => total + part[key], 0);
  console.log(`${language}: ${sum('same')} of ${sum('all')} texts are the same as in English`);
}
