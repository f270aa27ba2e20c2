import type { RateClass } from '../agents.queries.ts';
import { rateText } from '../rate-classes.ts';

export type Threshold = { class: RateClass; fromPpm: number };
export type ThresholdDraft = { key: string; class: RateClass; from: string };

const PPM_PER_PERCENT = 10_000;

export const draftsOf = (thresholds: readonly Threshold[]): ThresholdDraft[] =>
  thresholds.map(({ class: of, fromPpm }) => ({
    key: `${of} ${fromPpm}`,
    class: of,
    from: rateText(fromPpm),
  }));

function readOne({ class: of, from }: ThresholdDraft): Threshold | undefined {
  const text = from.trim().replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(text)) return undefined;
  const fromPpm = Math.round(Number(text) * PPM_PER_PERCENT);
  return fromPpm > 0 ? { class: of, fromPpm } : undefined;
}

/** What is typed, or what is wrong with it: a rate that can't be read, or a threshold that is there twice. */
export function readThresholds(
  drafts: readonly ThresholdDraft[],
): { thresholds: Threshold[]; wrong?: undefined } | { thresholds?: undefined; wrong: 'rate' | 'twice' } {
  const thresholds = drafts.map(readOne);
  if (!thresholds.every((each) => each !== undefined)) return { wrong: 'rate' };
  const keys = new Set(thresholds.map(({ class: of, fromPpm }) => `${of} ${fromPpm}`));
  return keys.size === thresholds.length ? { thresholds } : { wrong: 'twice' };
}
