import { COLOR_TOKENS } from './color-tokens.ts';
import { colorOf, contrastOf, type Rgb, type Scheme } from './token-colors.ts';

/** The minimum contrast of text by WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

const SURFACES = ['well', 'page', 'surface-1', 'surface-2', 'surface-3', 'surface-4', 'key'];
const TEXTS = ['text', 'muted', 'subtle', 'brand-text', 'accent-text', 'win', 'lose', 'warn', 'info'];
const pair = (text: string, ground: string) => ({ text, ground });
const OUTCOMES = ['win', 'lose', 'warn', 'info'];

/** Text colours and their backgrounds. */
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => pair(text, surface))),
  ...['brand', 'brand-top', 'brand-bottom'].map((fill) => pair('brand-ink', fill)),
  pair('accent-ink', 'accent'),
  ...OUTCOMES.map((name) => pair(`${name}-ink`, `${name}-fill`)),
  ...OUTCOMES.map((name) => pair(name, `${name}-soft`)),
  pair('brand-text', 'brand-soft'),
  pair('accent-text', 'accent-soft'),
  pair('text', 'brand-soft'),
  ...['under-picture', 'stage-left', 'stage-middle', 'stage-right'].map((ground) =>
    pair('over-picture', ground),
  ),
];

/** The values that a merchant chooses, by token. */
export type ThemeColors = {
  brandHue: number;
  brandChroma: number;
  accentHue: number;
  surfaceHue: number;
  surfaceTint: number;
};
export type MeasuredPair = { scheme: Scheme; text: string; ground: string; ratio: number };

/** The contrast of every text and its background in both colour schemes, the lowest first. */
export function measureTheme(
  colors: ThemeColors,
  tokens: ReadonlyMap<string, string> = COLOR_TOKENS,
): MeasuredPair[] {
  const chosen = {
    'brand-hue': colors.brandHue,
    'brand-chroma': colors.brandChroma,
    'accent-hue': colors.accentHue,
    'surface-hue': colors.surfaceHue,
    'surface-tint': colors.surfaceTint,
  };
  const measured = (['dark', 'light'] as const).flatMap((scheme) => {
    const known = new Map<string, Rgb>();
    const color = (name: string): Rgb => {
      const found = known.get(name) ?? colorOf(name, scheme, tokens, chosen);
      known.set(name, found);
      return found;
    };
    return PAIRS.map(({ text, ground }) => ({
      scheme,
      text,
      ground,
      ratio: contrastOf(color(text), color(ground)),
    }));
  });
  return measured.toSorted((a, b) => a.ratio - b.ratio);
}

/** The pairs of a theme that are hard to read. */
export const weakPairs = (colors: ThemeColors, tokens?: ReadonlyMap<string, string>): MeasuredPair[] =>
  measureTheme(colors, tokens).filter(({ ratio }) => ratio < MIN_CONTRAST);
