import type { Statement } from '../../../../platform/db/statement.ts';
import { periodOf, startOfPeriod } from './periods.rules.ts';
import { holdMark, openSeal } from './marks.queries.ts';

/** Runs statements in the batch's transaction and returns the rows of each. */
export type RunStatements = (statements: readonly Statement[]) => Promise<readonly (readonly unknown[])[]>;

/** A sealer replaces a mark every five minutes, so needing more than two attempts means another problem. */
const MAX_TRIES = 5;

/**
 * For a batch that found no mark: either a sealer has deleted it, and a new statement sees the next one; or the
 * merchant moves money for the first time.
 */
export async function findMark(
  run: RunStatements,
  merchantId: string,
  now: Date,
): Promise<readonly unknown[]> {
  const from = startOfPeriod(periodOf(now));
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const [, marks = []] = await run([openSeal(merchantId, from), holdMark(merchantId)]);
    if (marks.length > 0) return marks;
  }
  throw new Error(`merchant ${merchantId} has no seal mark`);
}
