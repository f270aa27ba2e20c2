import type { Language } from '@croupier/i18n/languages.ts';

const LONGEST_WAIT_MILLISECONDS = 400;
const FACES: Record<Language, ReadonlyArray<readonly [font: string, letters: string]>> = {
  EN: [
    ['500 1em "Onest Variable"', 'a'],
    ['700 1em "Sora Variable"', 'a'],
  ],
  TY: [
    ['500 1em "Noto Sans Thai Variable"', 'ก'],
    ['500 1em "Onest Variable"', 'a'],
  ],
};

/** Waits a moment for the faces of the first screen, so that its text does not shift when they arrive. */
export async function fontsReady(language: Language): Promise<void> {
  const faces = FACES[language].map(([font, letters]) => document.fonts.load(font, letters));
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
  });
  await Promise.race([Promise.allSettled(faces), waited]);
}
