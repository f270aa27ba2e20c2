import type { Language } from '@croupier/i18n/languages.ts';

const MAX_WAIT_MILLISECONDS = 400;
type Face = readonly [font: string, letters: string];
const LATIN: readonly Face[] = [
  ['500 1em "Onest Variable"', 'a'],
  ['700 1em "Sora Variable"', 'a'],
];
const CYRILLIC: readonly Face[] = [['500 1em "Onest Variable"', 'aж']];
/** Languages whose first screen needs other fonts. Scripts that are not listed use fonts of the device. */
const FACES: Partial<Record<Language, readonly Face[]>> = {
  TY: [
    ['500 1em "Noto Sans Thai Variable"', 'ก'],
    ['500 1em "Onest Variable"', 'a'],
  ],
  VI: [['500 1em "Manrope Variable"', 'aệ']],
  EL: [['500 1em "Manrope Variable"', 'aω']],
  RU: CYRILLIC,
  UK: CYRILLIC,
};

/** Waits briefly for the fonts of the first screen, so that its text does not shift when they load. */
export async function fontsReady(language: Language): Promise<void> {
  const faces = (FACES[language] ?? LATIN).map(([font, letters]) => document.fonts.load(font, letters));
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MILLISECONDS);
  });
  await Promise.race([Promise.allSettled(faces), waited]);
}
