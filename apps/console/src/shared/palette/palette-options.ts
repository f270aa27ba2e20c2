/** A place of the console; a letter after `g` goes there. */
export type Place = { to: string; label: string; letter?: string | undefined };

export type PaletteOption = {
  id: string;
  label: string;
  /** Facts that tell options apart. */
  details?: readonly string[];
  /** Keys that do the same. */
  keys?: string;
  /** Why it can't be chosen now. */
  blocked?: string | undefined;
  run: () => void;
};

export type PaletteGroup = { title: string; options: readonly PaletteOption[] };

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each typed word begins a word of the label. Scripts without spaces match anywhere. */
export function isNamedBy(typed: string, label: string): boolean {
  const name = plain(label);
  const words = name.split(/[\s/·-]+/);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (part) =>
        words.some((word) => word.startsWith(part)) || (/[^\u0020-\u024F]/.test(part) && name.includes(part)),
    );
}

/** The groups with the options that the text names; all of them for an empty text. */
export const namedOptions = (typed: string, groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups
    .map(({ title, options }) => ({ title, options: options.filter(({ label }) => isNamedBy(typed, label)) }))
    .filter(({ options }) => options.length > 0);
