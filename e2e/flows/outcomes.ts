import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A line of the table that a walk prints: what was done, with which fault, and what the member saw. */
export type Outcome = {
  what: string;
  fault: string;
  /** The heading that the member saw at last. */
  seen: string;
  /** What came of the balance, as a multiple of the amount. */
  moved: string;
  seconds: number;
  problem: string | undefined;
};

const WIDTHS = [34, 18, 44, 10] as const;

export const outcomeLine = ({ what, fault, seen, moved, seconds, problem }: Outcome): string =>
  [
    ...[what, fault, seen, moved].map((text, index) => text.padEnd(WIDTHS[index] ?? 0)),
    `${seconds.toFixed(1).padStart(5)} s`,
    problem === undefined ? 'ok' : `WRONG: ${problem}`,
  ].join('  ');

/** What was on the screen when a case failed. */
const PICTURES = join(import.meta.dirname, '../../.data/e2e/flow-pictures');

/** `FLOW_FAULTS=late,lost` walks only these. */
const CHOSEN = (process.env['FLOW_FAULTS'] ?? '').split(',').filter(Boolean);

/** A browser that hangs must not keep the other cases from running. */
const CASE_MILLISECONDS = 180_000;
const tooLate = async (): Promise<never> => {
  await setTimeout(CASE_MILLISECONDS, undefined, { ref: false });
  throw new Error(`no end after ${CASE_MILLISECONDS / 1_000} s`);
};

/** Runs one case after another; a case that fails is a line of the table and doesn't end the walk. */
export async function walkCases<Case extends { fault: string }>(
  what: string,
  { page, cases }: { page: Page; cases: readonly Case[] },
  run: (one: Case) => Promise<Pick<Outcome, 'seen' | 'moved'>>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const one of cases) {
    if (CHOSEN.length > 0 && !CHOSEN.includes(one.fault)) continue;
    const since = performance.now();
    let found: Pick<Outcome, 'seen' | 'moved'> = { seen: '', moved: '' };
    let problem: string | undefined;
    try {
      found = await Promise.race([run(one), tooLate()]);
    } catch (error) {
      problem =
        error instanceof Error
          ? error.message.split('\n').filter(Boolean).slice(0, 8).join(' ')
          : String(error);
      const file = `${what}-${one.fault}.png`.replaceAll(/[^\w.]+/g, '-');
      await page.screenshot({ path: join(PICTURES, file), fullPage: true }).catch(() => undefined);
      problems.push(`${what}, ${one.fault}: ${problem}`);
    }
    const seconds = (performance.now() - since) / 1_000;
    console.log(outcomeLine({ what, fault: one.fault, ...found, seconds, problem }));
  }
  return problems;
}
