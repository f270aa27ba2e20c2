import { defineConfig } from '@playwright/test';
import './fixtures/run.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: './tests',
  outputDir: '../.data/e2e/results',
  globalSetup: './fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  // Waits end as soon as what is expected is there; on a busy machine that may be late.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Where nobody can look again. `npm test` names what passed only then: it is a defect, of the test or of the product.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // Without a graphics processor every moving picture is paid for by both cores; what moves has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a fifth of the run; the retry of a failed one is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What a worker keeps would come between the tests; those of the worker let it in.
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
