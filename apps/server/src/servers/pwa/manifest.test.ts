import { expect, test } from 'vitest';
import { DEMO_MERCHANTS } from '../../modules/base/merchants/merchants.demo.ts';
import { whitelabelOf, type Merchant } from '../../modules/base/merchants/index.ts';
import { appColors } from './colors.ts';
import { appHead } from './head.ts';
import { appIconSvg } from './icon.ts';
import { appManifest } from './manifest.ts';
import { offlinePage } from './offline-page.ts';

const brands = DEMO_MERCHANTS.map((merchant) => whitelabelOf(merchant as Merchant));
const [first, second] = brands as [(typeof brands)[number], (typeof brands)[number]];

test('the manifest has what browsers require for installation, and describes one app in every language', () => {
  const [english, thai] = [appManifest(first, 'EN'), appManifest(first, 'TY')];
  expect(english).toMatchObject({
    id: '/',
    name: first.name,
    lang: 'en',
    start_url: '/?from=app',
    scope: '/',
    display: 'standalone',
  });
  expect(english.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  expect(thai.id).toBe(english.id);
  expect(thai.lang).toBe('th');
  expect(thai.shortcuts.map(({ name }) => name)).not.toEqual(english.shortcuts.map(({ name }) => name));
  for (const { url } of thai.shortcuts) expect(url).toMatch(/^\/\w+\?from=app$/);
});

test('every colour is in a format that phones support, and follows the brand', () => {
  for (const { theme } of brands)
    for (const group of Object.values(appColors(theme)))
      for (const color of Object.values(group)) expect(color).toMatch(/^#[\da-f]{6}$/);
  expect(appManifest(first, 'EN').theme_color).toBe(appColors(first.theme).page.dark);
  expect(appManifest(second, 'EN').theme_color).toBe(appColors(second.theme).page.light);
});

test('two merchants share no text and no picture', () => {
  for (const [mine, other] of [brands, brands.toReversed()] as Array<[typeof first, typeof first]>) {
    const said = JSON.stringify(appManifest(mine, 'EN')) + offlinePage(mine, '');
    expect(said).not.toContain(other.name);
    expect(appIconSvg(mine, 'any')).not.toBe(appIconSvg(other, 'any'));
  }
});

test('icons that phones crop fill their square, and the mark stays within the safe zone', () => {
  expect(appIconSvg(first, 'maskable')).toContain('rx="0"');
  const [, width] = /<svg x="[\d.]+" y="[\d.]+"[^>]* width="(\d+)"/.exec(appIconSvg(first, 'maskable')) ?? [];
  expect((Number(width) * Math.SQRT2) / 2).toBeLessThan(512 * 0.41);
});

test('the phone’s bars follow the theme; a name can’t break out of its attribute', () => {
  const light = appHead({ ...first, name: 'A"><script>' }, { language: 'TY', theme: 'light' });
  expect(light).toMatch(/data-for="dark" media="not all"/);
  expect(light).toMatch(/data-for="light" media="all"/);
  expect(light).toContain('/manifest.webmanifest?lang=TY');
  expect(light).not.toContain('<script');
  const system = appHead(first, { language: 'EN', theme: 'system' });
  expect(system).toContain('media="(prefers-color-scheme: dark)"');
});
