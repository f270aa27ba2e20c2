// `npm run texts`: gives every translation the keys of the English texts, in their order. What is new stands there in
// English until somebody translates it, what is gone goes.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '../packages/i18n/src/locales.ts';
import { first } from '../packages/i18n/src/messages/en-first.ts';
import { en } from '../packages/i18n/src/messages/en.ts';
import { ROOT } from './lib/root.ts';

type Tree = { readonly [key: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The English tree with what is translated in place. */
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

async function refresh(name: string, english: Tree): Promise<string> {
  const file = join(ROOT, 'packages/i18n/src/locales', `${name}.json`);
  const kept = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Tree) : {};
  const tree = withTranslated(english, kept);
  await writeFile(file, `${JSON.stringify(tree, undefined, 2)}\n`);
  const all = leaves(english);
  const same = leaves(tree).filter((text, index) => text === all[index]).length;
  return `${name}: ${same} of ${all.length} as in English`;
}

// Operators read their console in the languages of the source code.
const { console: _operators, ...rest } = en;
const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !Object.hasOwn(first, key)));
for (const code of Object.keys(LOCALES)) {
  console.log(await refresh(`${code.toLowerCase()}-first`, first));
  console.log(await refresh(code.toLowerCase(), others));
}
