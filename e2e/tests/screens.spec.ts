import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { registerMember } from '../fixtures/member.ts';
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

async function look(page: Page, url: string, name: string, variant: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${name} ${variant} scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: join(FOLDER, `${name}-${variant}.png`) });
}

type Look = { theme: (typeof THEMES)[number]; language: (typeof LANGUAGES)[number] };
const LOOKS: readonly Look[] = THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ theme, language })));

async function eachVariant(
  page: Page,
  host: string,
  visit: (variant: string) => Promise<void>,
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const size of SIZES)
    for (const { theme, language } of looks) {
      await page.setViewportSize(size);
      await page.context().addCookies([
        { name: 'theme', value: theme, url: host },
        { name: 'lang', value: language, url: host },
      ]);
      await visit(`${size.width}-${theme}-${language}`);
    }
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));
// The longest file by far: its tests go to whichever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('public screens at every size, theme and language', async ({ page, stack }) => {
  await eachVariant(page, stack.site, async (variant) => {
    for (const path of PUBLIC) await look(page, path, nameOf(path), variant);
  });
});

test('screens of an account at every size, theme and language', async ({ page, stack }) => {
  await registerMember(page);
  await page.goto('/bgs/dice');
  for (let round = 0; round < 5; round += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/dice/bet'));
    await page.getByRole('button', { name: 'Bet', exact: true }).click();
    await answer;
    await expect(page.getByRole('button', { name: 'Bet', exact: true })).toBeEnabled();
  }
  await eachVariant(page, stack.site, async (variant) => {
    for (const path of MEMBERS) await look(page, path, nameOf(path), variant);
  });
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
    const visit = async (variant: string): Promise<void> => {
      for (const path of LOBBY)
        await look(page, `${stack[merchant]}${path}`, `${merchant}-${nameOf(path)}`, variant);
    };
    await eachVariant(page, stack[merchant], visit, LOBBY_LOOKS[merchant]);
  });

test('the console at every size and theme', async ({ page, stack }) => {
  await eachVariant(page, stack.console, (variant) => look(page, stack.console, 'console', variant));
  await signInOperator(page, stack);
  await eachVariant(page, stack.console, async (variant) => {
    await look(page, stack.console, 'console-overview', variant);
    await look(page, `${stack.console}/security`, 'console-security', variant);
  });
});

test('axe finds nothing serious on any screen', async ({ page, stack }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async (paths: readonly string[], theme: string): Promise<void> => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: stack.site }]);
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found, `${path} ${theme}`).toEqual([]);
    }
  };
  for (const theme of THEMES) await check([...PUBLIC, ...LOBBY], theme);
  await registerMember(page);
  for (const theme of THEMES) await check(MEMBERS, theme);
  await signInOperator(page, stack);
  for (const theme of THEMES) await check([stack.console, `${stack.console}/security`], theme);
});
