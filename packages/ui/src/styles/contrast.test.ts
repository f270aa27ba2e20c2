import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorOf, contrastOf, readTokens, type Scheme } from '../testing/token-colors.ts';

const tokens = readTokens(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

const SURFACES = ['well', 'page', 'surface-1', 'surface-2', 'surface-3', 'surface-4', 'key'];
const TEXTS = ['text', 'muted', 'subtle', 'brand-text', 'accent-text', 'win', 'lose', 'warn', 'info'];
/** Text colours and their backgrounds. */
const ON_FILL: readonly [string, string][] = [
  ...['brand', 'brand-top', 'brand-bottom'].map((fill): [string, string] => ['brand-ink', fill]),
  ['accent-ink', 'accent'],
  ...['win', 'lose', 'warn', 'info'].map((name): [string, string] => [`${name}-ink`, `${name}-fill`]),
  ...['win', 'lose', 'warn', 'info'].map((name): [string, string] => [name, `${name}-soft`]),
  ['brand-text', 'brand-soft'],
  ['accent-text', 'accent-soft'],
  ['text', 'brand-soft'],
  ...['under-picture', 'stage-left', 'stage-middle', 'stage-right'].map((ground): [string, string] => [
    'over-picture',
    ground,
  ]),
];
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface): [string, string] => [text, surface])),
  ...ON_FILL,
];

const HUES = Array.from({ length: 24 }, (_, index) => index * 15);
const CHROMAS = [0, 0.14, 0.3];
const TINTS = [0, 0.02, 0.06];

function tooWeak(scheme: Scheme, overrides: Record<string, number>): string[] {
  const names = new Set(PAIRS.flat());
  const colors = new Map([...names].map((name) => [name, colorOf(name, scheme, tokens, overrides)]));
  const color = (name: string) => colors.get(name) ?? colorOf(name, scheme, tokens, overrides);
  return PAIRS.map(([text, ground]) => ({ text, ground, ratio: contrastOf(color(text), color(ground)) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(
      ({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)} ${JSON.stringify(overrides)}`,
    );
}

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

test.each<Scheme>(['dark', 'light'])(
  'every text keeps 4.5 : 1 in %s, whatever the merchant chose',
  (scheme) => {
    const weak = HUES.flatMap((hue) =>
      CHROMAS.flatMap((chroma) =>
        TINTS.flatMap((tint) =>
          tooWeak(scheme, {
            'brand-hue': hue,
            'brand-chroma': chroma,
            'accent-hue': (hue + 120) % 360,
            'surface-hue': (hue + 200) % 360,
            'surface-tint': tint,
          }),
        ),
      ),
    );
    expect(weak).toEqual([]);
  },
);

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
