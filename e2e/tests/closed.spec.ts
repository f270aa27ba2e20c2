import type { Page } from '@playwright/test';
import { expectNoSideways } from '../fixtures/layout.ts';
import { putSettings } from '../fixtures/merchant.ts';
import { newMember } from '../fixtures/member.ts';
import { signInOperator } from '../fixtures/operator.ts';
import type { Stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function save(page: Page, name: string, close: boolean): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Save', exact: true }).click();
  if (close) await page.getByRole('alertdialog').getByRole('button', { name: 'Close site' }).click();
  await expect(page.getByText(`${name} saved.`).last()).toBeVisible();
  await expect(card(page, name).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

/** Independent of the console, so that a failed test leaves no site closed. */
const setStatus = (stack: Stack, status: 0 | 1): Promise<void> =>
  putSettings(stack, { status, regions: { closedCountries: [], closedNetworks: [] } });
test.afterEach(({ stack }) => setStatus(stack, 0));
test.use({ closedPages: true });

test('maintenance: open pages show its notice in their language, calls are refused, and every page comes back to where it was', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  await newMember(page);
  await page.goto('/bgs/dice');
  await expect(heading(page, 'Dice')).toBeVisible();
  const [context, desk] = [await browser.newContext(), await browser.newContext()];
  const [thai, operator] = [await context.newPage(), await desk.newPage()];
  await context.addCookies([{ name: 'lang', value: 'TY', url: stack.site }]);
  await thai.goto(`${stack.site}/help`);

  await signInOperator(operator, stack);
  await operator.getByRole('link', { name: 'Sites' }).click();
  const site = card(operator, 'Aurum Room');
  await site.getByText('Maintenance', { exact: true }).click();
  await site.getByLabel('Notice (English)').fill('Back at noon, with polished tables.');
  await site.getByLabel('Notice (ไทย)').fill('กลับมาตอนเที่ยง');
  await save(operator, 'Aurum Room', true);

  await expect(heading(page, 'We’ll be back soon')).toBeVisible();
  await expect(page.getByText('Back at noon, with polished tables.')).toBeVisible();
  await expect(page.getByText('Your balance is safe.')).toBeVisible();
  await expect(page).toHaveURL(/\/bgs\/dice$/);
  await expect(heading(thai, 'เดี๋ยวเรากลับมา')).toBeVisible();
  await expect(thai.getByText('กลับมาตอนเที่ยง')).toBeVisible();
  await thai.getByText('English', { exact: true }).click();
  await expect(thai.getByText('Back at noon, with polished tables.')).toBeVisible();

  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const refused = await page.request.get(`${stack.site}/wps/originals/limits`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'EN' },
  });
  expect([refused.status(), await refused.json()]).toMatchObject([
    503,
    { success: false, code: 'system.maintenance', message: 'Back at noon, with polished tables.' },
  ]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not open yet.')).toBeVisible();
  // A page loaded now shows the notice at once, without a refused call.
  expect((await thai.reload())?.status()).toBe(503);
  await expect(heading(thai, 'We’ll be back soon')).toBeVisible();

  await site.getByText('Open', { exact: true }).last().click();
  await save(operator, 'Aurum Room', false);
  await expect(heading(page, 'Dice')).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText(/1,000\.00/);
  await expect(page).toHaveURL(/\/bgs\/dice$/);
  await expect(thai).toHaveURL(/\/help$/);
  await expect(thai.getByRole('heading', { name: 'Help centre' })).toBeVisible();
  await Promise.all([context.close(), desk.close()]);
});

test('a closed network: visitors see their address and the way to customer service, by keyboard too', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  const context = await browser.newContext();
  const operator = await context.newPage();
  await signInOperator(operator, stack);
  await operator.goto(`${stack.console}/sites`);
  await page.goto('/fairness');
  await expect(page.locator('main h1')).toBeVisible();

  const site = card(operator, 'Aurum Room');
  await site.getByLabel('Closed networks').fill('127.0.0.0/33');
  await site.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(site.getByRole('alert').filter({ hasText: '203.0.113.0/24' })).toBeVisible();
  await site.getByLabel('Closed networks').fill('127.0.0.0/8\n::1');
  await save(operator, 'Aurum Room', false);

  await expect(heading(page, 'Access restricted')).toBeVisible();
  await expect(page.getByText(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)).toBeVisible();
  const service = page.getByRole('region', { name: 'Customer service' }).getByRole('link').first();
  await expect(service).toHaveAttribute('href', /^(?:https:\/\/|\/)/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(service).toBeFocused();
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSideways(page);
  }
  expect((await page.reload())?.status()).toBe(403);
  await expect(heading(page, 'Access restricted')).toBeVisible();
  const refused = await page.request.get(`${stack.site}/wps/winners`);
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'system.region_restricted',
  ]);

  await site.getByLabel('Closed networks').fill('');
  await save(operator, 'Aurum Room', false);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/\/fairness$/);
  await context.close();
});

test('a page that one server closes and another opens does not reload in a tight loop', async ({
  page,
  stack,
}) => {
  const status = `${stack.site}/wps/system/status`;
  const open = await (await page.request.get(status)).text();
  await setStatus(stack, 1);
  await expect.poll(async () => (await page.request.get(`${stack.site}/wps/winners`)).status()).toBe(503);
  // The response of a server that has not heard of it yet.
  await page.route(status, (route) => route.fulfill({ contentType: 'application/json', body: open }));
  const begun: number[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) begun.push(Date.now());
  });
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect.poll(() => begun.length).toBe(2);
  // The page waits three seconds from its load, which begins after the request; without a wait it takes milliseconds.
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(1_500);
  await setStatus(stack, 0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
});

test.describe('a page without a realtime connection', () => {
  // The browser logs every call that is refused.
  test.use({ strictConsole: false });

  test('learns of maintenance by the first call that is refused', async ({ page, stack }) => {
    await page.routeWebSocket('**/wps/realtime', () => undefined);
    await page.goto('/fairness');
    await expect(page.getByRole('banner')).toBeVisible();
    await setStatus(stack, 1);
    await expect.poll(async () => (await page.request.get(`${stack.site}/wps/winners`)).status()).toBe(503);
    // The footer asks for the vendors when it comes into view, unless they have been loaded before.
    await page.mouse.wheel(0, 20_000);
    await expect(heading(page, 'We’ll be back soon')).toBeVisible();
    await expect(page).toHaveURL(/\/fairness$/);
  });
});

test.describe('an installed app', () => {
  // A page that has just loaded still makes its calls, and the browser logs those that are refused.
  test.use({ serviceWorkers: 'allow', strictConsole: false });

  test('its worker shows the maintenance page, not the offline page, and the page comes back on its own', async ({
    page,
    stack,
  }) => {
    await page.goto('/fairness');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });
    await setStatus(stack, 1);
    await expect(heading(page, 'We’ll be back soon')).toBeVisible();
    const answer = await page.reload();
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
    await expect(heading(page, 'We’ll be back soon')).toBeVisible();
    await setStatus(stack, 0);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(/\/fairness$/);
  });
});
