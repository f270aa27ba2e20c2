import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { importCatalogue } from '../fixtures/catalogue.ts';
import { allLoads, oneLoad, randomFor, sampleLoads, type PageLoad } from '../fixtures/combinations.ts';
import { expectNoSideways, expectPainted, expectSettled } from '../fixtures/layout.ts';
import { newMember, placeDiceBets } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import { IS_COMPLETE, SEED } from '../fixtures/run.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pictures of `npm run screens`; `CROUPIER_SCREENS` names another folder. */
const FOLDER = process.env['CROUPIER_SCREENS'] ?? join(import.meta.dirname, '../../.data/e2e/screens');

type Host = 'site' | 'lotus' | 'console';
type Hosts = readonly [Host, ...Host[]];
const SITE: Hosts = ['site'];
const CONSOLE: Hosts = ['console'];
/** Pages that show merchant data are checked on both. */
const MERCHANTS: Hosts = ['site', 'lotus'];

const FORMS = ['/login', '/register', '/forgotPassword', '/resetPassword?token=gone', '/agent'];
const PAGES = ['/bgs', '/fairness', '/no/such/page', '/download?for=lite', '/app/offline'];
const LOBBY = ['/', '/gameCenter', '/gameCenter/all', '/rng', '/search?q=dragon'];
const CONTENT = ['/promotions', '/notices', '/help', '/winners'];
const EXTRAS = [
  '/download?for=android',
  '/pointMall',
  '/vip',
  '/redEnvelope',
  '/races',
  '/raffles',
  '/luckyWheel',
];
const DRAWS = ['/lottery/results?gameCode=vn-north', '/lottery/trends?gameCode=ssc-1m'];
const OWN_GAMES = [
  '/bgs/dice',
  '/bgs/mines',
  '/bgs/limbo',
  '/bgs/plinko',
  '/bgs/keno',
  '/bgs/wheel',
  '/bgs/roulette',
  '/bgs/baccarat',
  '/bgs/nine-lanterns',
  '/bgs/towers',
  '/bgs/hilo',
  '/bgs/blackjack',
  '/bgs/crash',
];
const ACCOUNT = [
  '/member/transferFund',
  '/member/depositv2',
  '/member/rewardCenter',
  '/member/withdrawal',
  '/member/beneficiaries',
  '/member/paymentsRecord',
  '/member/profitAndLoss',
  '/member/bonusDetails',
  '/member/statements',
  '/member/missions',
  '/member/missionLeaderboard',
  '/member/inviteFriends',
  '/member/messageV2',
  '/member/personalHistoryCopy',
  '/member/transactionHistory',
  '/member/securityCenter',
  '/member/protection',
  '/member/identity',
  '/lottery/tickets',
  '/lottery/chases',
  '/pointMall',
  '/pointMall#exchange',
  '/pointMall#rules',
];
/** One family with keys, one with typed numbers. */
const LOTTERY = ['/lottery', '/lottery?gameCode=ssc-5m', '/lottery?gameCode=thai'];
const AGENTS = [
  '/agentHome',
  '/agentHome/registerCenter',
  '/agentHome/team',
  '/agentHome/team?view=tree',
  '/agentHome/betting',
  '/agentHome/userLoss',
  '/agentHome/transactions',
  '/agentHome/income',
  '/agentHome/accountDetails',
  '/agentHome/announcement',
  '/agentHome/dailySalary',
];
const PEOPLE_AND_MONEY = [
  '/',
  '/security',
  '/sites',
  '/inbox',
  '/members',
  '/agents',
  '/agents/lines',
  '/agents/contracts',
  '/agents/runs',
  '/agents/bills',
  '/agents/rings',
  '/agents/thresholds',
  '/loyalty/redemptions',
  '/loyalty/goods',
  '/loyalty/rates',
  '/loyalty/exchange',
  '/loyalty/levels',
  '/agents/settings',
  '/risk',
  '/risk/rules',
  '/risk/identity',
  '/risk/flags',
  '/risk/documents',
  '/payments/deposits',
  '/payments/movements',
  '/payments/refunds',
  '/payments/chargebacks',
  '/payments/reconciliation',
  '/payments/methods',
  '/payments/accounts',
  '/payments/desk',
  '/payments/withdrawals',
  '/payments/payouts',
  '/payments/disputes',
];
const GAMES_AND_SITES = [
  '/audit',
  '/games/accounts',
  '/games/reconciliation',
  '/games/rules',
  '/games/all',
  '/games/fixtures',
  '/games/jackpot',
  '/games/crash',
  '/lottery',
  '/lottery?view=coming',
  '/lottery/calendar',
  '/lottery/rules',
  '/lottery/claims',
  '/merchants',
  '/merchants/lotus',
  '/merchants/lotus?tab=theme',
  '/merchants/lotus?tab=registration',
  '/reports',
  '/reports?view=balances',
  '/reports?view=returns',
  '/jobs',
  '/health',
  '/operators',
  '/roles',
  '/promotions',
  '/promotions/at/croupier/new',
  '/promotions/applications',
  '/promotions/grants',
  '/promotions/signals',
  '/content',
  '/content/croupier/new?kind=promotion',
];

const fileName = (path: string): string => path.replaceAll(/[/?=]/g, '-').replace(/^-/, '') || 'home';

/** The console has the most screens, and operators know it well: one load of each a run is enough. */
const loadsOf = (path: string, hosts: Hosts): Array<PageLoad<Host>> => {
  if (IS_COMPLETE) return allLoads(hosts);
  const random = randomFor(SEED, `${hosts.join()}${path}`);
  return hosts === CONSOLE ? oneLoad(hosts, random) : sampleLoads(hosts, random);
};

/** Loads a screen in several combinations and resizes it in each. `part` is what axe checks. */
async function walk(page: Page, stack: Stack, path: string, hosts: Hosts, part = 'html'): Promise<void> {
  for (const [turn, { host, theme, language, sizes }] of loadsOf(path, hosts).entries()) {
    const look = `${host} ${path} ${theme} ${language}`;
    await page.context().addCookies([
      { name: 'theme', value: theme, url: stack[host] },
      { name: 'lang', value: language, url: stack[host] },
    ]);
    const [first, ...others] = sizes;
    if (!first) throw new Error('a load without a size');
    await page.setViewportSize(first);
    await page.goto(`${stack[host]}${path}`);
    await expect(page.locator(part)).toBeVisible();
    await expectSettled(page);
    // Themes differ only in colour.
    const rules = turn === 0 ? undefined : ['color-contrast'];
    await expectAccessible(page, part, { message: look, ...(rules && { rules }) });
    for (const size of [first, ...others]) {
      await page.setViewportSize(size);
      await expectPainted(page);
      await expectNoSideways(page, `${look} at ${size.width}`);
      if (!IS_COMPLETE) continue;
      const picture = `${host}-${fileName(path)}-${size.width}-${theme}-${language}.png`;
      await page.screenshot({ path: join(FOLDER, picture) });
    }
  }
}

/** Walks the screens of one signed-in person: menus and footer are the same on all, so axe checks them on the first. */
async function walkAll(page: Page, stack: Stack, paths: readonly string[], hosts: Hosts): Promise<void> {
  for (const [index, path] of paths.entries())
    await walk(page, stack, path, hosts, index === 0 ? 'html' : 'main');
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));
// By far the longest file, so its tests run in parallel on free workers.
test.describe.configure({ mode: 'parallel', timeout: IS_COMPLETE ? 1_800_000 : 300_000 });

const publicScreens = {
  forms: { paths: FORMS, hosts: SITE },
  pages: { paths: PAGES, hosts: MERCHANTS },
  lobby: { paths: LOBBY, hosts: MERCHANTS },
  content: { paths: CONTENT, hosts: MERCHANTS },
  extras: { paths: EXTRAS, hosts: MERCHANTS },
  draws: { paths: DRAWS, hosts: SITE },
} as const;
for (const [name, { paths, hosts }] of Object.entries(publicScreens))
  test(`${name}: sizes, themes, languages and axe`, { tag: '@screens' }, async ({ page, stack }) => {
    await importCatalogue(stack);
    for (const path of paths) await walk(page, stack, path, hosts);
  });

const memberScreens = { 'own games': OWN_GAMES, account: ACCOUNT, lottery: LOTTERY } as const;
for (const [name, paths] of Object.entries(memberScreens))
  test(`${name}: sizes, themes, languages and axe`, { tag: '@screens' }, async ({ page, stack }) => {
    await newMember(page);
    await placeDiceBets(page, 5);
    await walkAll(page, stack, paths, SITE);
  });

test('agents: sizes, themes, languages and axe', { tag: '@screens' }, async ({ page, stack }) => {
  const account = await newMember(page);
  await sql`update members set type = 1 where account = ${account}`.execute(stack.database.db);
  await walkAll(page, stack, AGENTS, SITE);
});

test(
  'console, people and money: sizes, themes, languages and axe',
  { tag: '@screens' },
  async ({ page, stack }) => {
    for (const path of ['/login', '/setup']) await walk(page, stack, path, CONSOLE);
    await signInOperator(page, stack);
    const { rows } = await sql<{ path: string }>`select '/members/croupier/' || id as path from members
    where merchant_id = 'croupier' and account_key = 'player1'`.execute(stack.database.db);
    const files = rows.flatMap(({ path }) => [path, `${path}?tab=access`]);
    await walkAll(page, stack, [...PEOPLE_AND_MONEY, ...files], CONSOLE);
  },
);

test(
  'console, games and sites: sizes, themes, languages and axe',
  { tag: '@screens' },
  async ({ page, stack }) => {
    await signInOperator(page, stack);
    await walkAll(page, stack, GAMES_AND_SITES, CONSOLE);
  },
);
