import { defineConfig } from '@playwright/test';
import './fixtures/run.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Long tests, or tests that wait for tables, fights and draws: started last, they would leave a worker idle at the end. */
const LONG = /(?:vendor-games|screens|jackpot|lottery-proof|lottery-families|first-rounds)\.spec\.ts$/;

export default defineConfig({
  testDir: './tests',
  outputDir: '../.data/e2e/results',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  // An upper limit for busy machines: waits end as soon as the expectation is met.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` names the tests that pass only when retried; each is a defect of the test or the product.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'other', testIgnore: LONG },
  ],
  use: {
    browserName: 'chromium',
    // Animations are expensive without a graphics processor; they have tests of their own.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // A button that is gone fails the test at once instead of after the whole test's time.
    actionTimeout: 30_000,
    // Recording every test costs a fifth of the run; the retry of a failed one is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A service worker's caches would hide changes; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
