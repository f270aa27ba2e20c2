import type { Page } from '@playwright/test';
import type { Stack } from '../fixtures/stack.ts';
import { expect } from '../fixtures/test.ts';

export type Fault = { provider: string; fault: string; times: number | 'always' };

/** Replaces the armed faults of the sandbox's providers. */
export async function armFaults({ sandbox }: Stack, faults: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${sandbox}/payments/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
  expect(answer.status).toBe(200);
}

/** The faults that the panel offers for a provider, so that a new one can't be forgotten. */
export async function faultsOfPanel(page: Page, { sandbox }: Stack, provider: string): Promise<string[]> {
  await page.goto(`${sandbox}/payments`);
  const fields = page.locator(`#${provider} input[name=fault]`);
  return fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
}
