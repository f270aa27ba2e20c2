import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOR_TOKENS } from '@croupier/art/contrast/color-tokens.ts';
import { weakPairs } from '@croupier/art/contrast/theme-contrast.ts';
import { colorOf, contrastOf, readTokens, type Scheme } from '@croupier/art/contrast/token-colors.ts';

const tokens = readTokens(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

const HUES = Array.from({ length: 24 }, (_, index) => index * 15);
const CHROMAS = [0, 0.14, 0.3];
const TINTS = [0, 0.02, 0.06];

const SURFACES = ['well', 'page', 'surface-1', 'surface-2', 'surface-3', 'surface-4', 'key'];

test('the colour parser agrees with known values', () => {
  const white = colorOf('x', 'dark', new Map([['x', 'oklch(1 0 0)']]));
  const black = colorOf('x', 'dark', new Map([['x', 'light-dark(oklch(1 0 0), oklch(0 0 0))']]));
  const red = colorOf('x', 'light', new Map([['x', 'oklch(calc(0.6 + 0.027955) 0.257704 29.23388)']]));
  expect(contrastOf(white, black)).toBeCloseTo(21, 3);
  expect(contrastOf(white, red)).toBeCloseTo(4, 1);
  expect(red.red).toBeCloseTo(1, 2);
});

test('a pair with too little contrast is detected', () => {
  const faint = new Map([...tokens, ['muted', 'oklch(0.5 0 0)']]);
  expect(contrastOf(colorOf('muted', 'dark', faint), colorOf('surface-4', 'dark', faint))).toBeLessThan(4.5);
});

test('the server measures the tokens of the style sheet', () => {
  const plain = (value: string): string =>
    value.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (text) => text.trim());
  for (const [name, value] of COLOR_TOKENS)
    expect([name, plain(tokens.get(name) ?? '')]).toEqual([name, value]);
});

test('a pair that a merchant’s colours make unreadable is named', () => {
  const faint = new Map([...COLOR_TOKENS, ['brand-ink', 'oklch(0.7 0 0)']]);
  const weak = weakPairs(
    { brandHue: 84, brandChroma: 0.14, accentHue: 298, surfaceHue: 292, surfaceTint: 0.02 },
    faint,
  );
  expect(new Set(weak.map(({ text, ground }) => `${text} on ${ground}`))).toEqual(
    new Set(['brand-ink on brand', 'brand-ink on brand-top', 'brand-ink on brand-bottom']),
  );
});

test('every text keeps 4.5 : 1, whatever the merchant chose', () => {
  const weak = HUES.flatMap((hue) =>
    CHROMAS.flatMap((brandChroma) =>
      TINTS.flatMap((surfaceTint) =>
        weakPairs({
          brandHue: hue,
          brandChroma,
          accentHue: (hue + 120) % 360,
          surfaceHue: (hue + 200) % 360,
          surfaceTint,
        }),
      ),
    ),
  );
  expect(weak).toEqual([]);
});

test.each<Scheme>(['dark', 'light'])('focus rings and control edges stand out 3 : 1 in %s', (scheme) => {
  const weak = HUES.flatMap((hue) =>
    ['brand-text', 'subtle'].flatMap((edge) =>
      SURFACES.filter((surface) => {
        const color = (name: string) => colorOf(name, scheme, tokens, { 'brand-hue': hue });
        return contrastOf(color(edge), color(surface)) < 3;
      }),
    ),
  );
  expect(weak).toEqual([]);
});
