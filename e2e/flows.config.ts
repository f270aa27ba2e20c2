import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Long walks through the product for `npm run flows`, which `npm test` leaves out. */
export default defineConfig({
  ...base,
  projects: [{ name: 'flows' }],
  testDir: './flows',
  testMatch: '**/*.flow.ts',
  outputDir: '../.data/e2e/flows',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
});
