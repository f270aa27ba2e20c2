import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expectNoSideways } from '../fixtures/layout.ts';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { newMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['EN', 'TY'] as const;

/** Kept as artefacts of the run, for eyes; `CROUPIER_SCREENS` names another folder. */
const FOLDER = process.env['CROUPIER_SCREENS'] ?? join(import.meta.dirname, '../../.data/e2e/screens');

const PUBLIC = [
  '/login',
  '/register',
  '/forgotPassword',
  '/resetPassword?token=gone',
  '/agent',
  '/bgs',
  '/fairness',
  '/no/such/page',
];
/** Shown by both merchants, with the games of the sandbox's vendors. */
const LOBBY = [
  '/',
  '/gameCenter',
  '/rng',
  '/search?q=dragon',
  '/promotions',
  '/notices',
  '/help',
  '/winners',
  '/download',
  '/pointMall',
  '/redEnvelope',
];
const MEMBERS = [
  '/bgs/dice',
  '/bgs/mines',
  '/member/personalHistoryCopy',
  '/member/transactionHistory',
  '/member/securityCenter',
];

const nameOf = (path: string): string => path.replaceAll(/[/?=]/g, '-').replace(/^-/, '') || 'home';

type Look = { theme: (typeof THEMES)[number]; language: (typeof LANGUAGES)[number] };
const LOOKS: readonly Look[] = THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ theme, language })));
type Screen = { name: string; url: string };
const screensOf = (paths: readonly string[], host = '', prefix = ''): Screen[] =>
  paths.map((path) => ({ name: `${prefix}${nameOf(path)}`, url: `${host}${path}` }));

/** What the window shows after a change of its size: drawn, with its pictures. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || bottom < 0 || top > innerHeight;
    });
  });

/** Loads each screen once per look, and turns it through all sizes; each look begins with another size. */
async function lookAt(
  page: Page,
  host: string,
  screens: readonly Screen[],
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  for (const [turn, { theme, language }] of looks.entries()) {
    await page.context().addCookies([
      { name: 'theme', value: theme, url: host },
      { name: 'lang', value: language, url: host },
    ]);
    for (const { name, url } of screens) {
      const sizes = SIZES.map((_, index) => SIZES[(index + turn) % SIZES.length] ?? SIZES[0]);
      await page.setViewportSize(sizes[0] ?? SIZES[0]);
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      for (const size of sizes) {
        const variant = `${size.width}-${theme}-${language}`;
        await page.setViewportSize(size);
        await drawn(page);
        await expectNoSideways(page);
        await page.screenshot({ path: join(FOLDER, `${name}-${variant}.png`) });
      }
    }
  }
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));
// The longest file by far: its tests go to whichever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

test('public screens at every size, theme and language', async ({ page, stack }) => {
  await lookAt(page, stack.site, screensOf(PUBLIC));
});

test('screens of an account at every size, theme and language', async ({ page, stack }) => {
  await newMember(page);
  await page.goto('/bgs/dice');
  for (let round = 0; round < 5; round += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
    await page.getByRole('button', { name: 'Bet', exact: true }).click();
    await answer;
    await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeEnabled();
  }
  await lookAt(page, stack.site, screensOf(MEMBERS));
});

// Between them the two merchants have every look of every page.
const LOBBY_LOOKS = {
  site: [
    { theme: 'dark', language: 'EN' },
    { theme: 'light', language: 'TY' },
  ],
  lotus: [
    { theme: 'light', language: 'EN' },
    { theme: 'dark', language: 'TY' },
  ],
} as const;
for (const merchant of ['site', 'lotus'] as const)
  test(`the lobby of ${merchant} at every size, theme and language`, async ({ page, stack }) => {
    await importCatalogue(stack);
    const screens = screensOf(LOBBY, stack[merchant], `${merchant}-`);
    await lookAt(page, stack[merchant], screens, LOBBY_LOOKS[merchant]);
  });

test('the console at every size and theme', async ({ page, stack }) => {
  await lookAt(page, stack.console, [{ name: 'console', url: stack.console }]);
  await signInOperator(page, stack);
  await lookAt(page, stack.console, [
    { name: 'console-overview', url: stack.console },
    { name: 'console-security', url: `${stack.console}/security` },
    { name: 'console-sites', url: `${stack.console}/sites` },
  ]);
});

/** All rules in the dark theme; in the other only the colours differ. */
async function axe(page: Page, paths: readonly string[]): Promise<void> {
  const colours = new AxeBuilder({ page }).withRules('color-contrast');
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const [theme, builder] of [
      ['dark', new AxeBuilder({ page })],
      ['light', colours],
    ] as const) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
      await drawn(page);
      const found = async (): Promise<string[]> => {
        const { violations } = await builder.analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      };
      // What is only just being drawn is looked at again.
      await expect.poll(found, `${path} ${theme}`).toEqual([]);
    }
  }
}

test('axe finds nothing serious on any public screen', async ({ page, stack }) => {
  await importCatalogue(stack);
  await axe(page, [...PUBLIC, ...LOBBY]);
});

test('axe finds nothing serious on the screens of accounts and of operators', async ({ page, stack }) => {
  await newMember(page);
  await axe(page, MEMBERS);
  await signInOperator(page, stack);
  await axe(page, [stack.console, `${stack.console}/security`, `${stack.console}/sites`]);
});
