import { placeholdersOf } from '../../packages/i18n/src/placeholders.ts';

export type Tree = { readonly [key: string]: string | Tree };

const nameOf = (part: string): string =>
  part.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const indented = (tree: Tree, depth: number): string =>
  Object.entries(tree)
    .map(([key, value]) => {
      const type =
        typeof value === 'string'
          ? `'${placeholdersOf(value).join(' ')}'`
          : `{\n${indented(value, depth + 1)}\n${'  '.repeat(depth)}}`;
      const name = /^\d|-/.test(key) ? `'${key}'` : key;
      return `${'  '.repeat(depth)}${name}: ${type};`;
    })
    .join('\n');

/**
 * A part's keys with the placeholders of their English texts, as a TypeScript type: the type of an imported JSON file
 * has no placeholders. Independent of wording, so only a new key or placeholder changes it.
 */
export const keysFile = (part: string, english: Tree): string =>
  `// Written by \`npm run texts\` from messages/en/${part}.json.\n` +
  `export type ${nameOf(part)}Keys = {\n${indented(english, 1)}\n};\n`;
