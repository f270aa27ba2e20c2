import type { DeskLevel } from '@croupier/contract/loyalty/desk.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

const DECIMALS = 2;
const BPS_PER_PERCENT = 100;

export const AMOUNTS = ['threshold', 'keep', 'levelUp', 'weekly', 'monthly'] as const;
export type AmountKey = (typeof AMOUNTS)[number];
export const PERCENTS = ['cashbackBps', 'rakebackBps'] as const;
export type PercentKey = (typeof PERCENTS)[number];

/** A level as it is typed. */
export type LevelDraft = Record<AmountKey | PercentKey, string> & {
  /** Tells rows apart while they are added and removed. */
  key: string;
  names: Record<string, string>;
};

const short = (text: string): string => text.replace(/\.?0+$/, '') || '0';
const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;

export const levelDraftOf = (level: DeskLevel): LevelDraft => ({
  key: `level ${level.level}`,
  names: { ...level.names },
  threshold: short(typedAmount(level.threshold, DECIMALS)),
  keep: short(typedAmount(level.keep, DECIMALS)),
  levelUp: short(typedAmount(level.levelUp, DECIMALS)),
  weekly: short(typedAmount(level.weekly, DECIMALS)),
  monthly: short(typedAmount(level.monthly, DECIMALS)),
  cashbackBps: String(level.cashbackBps / BPS_PER_PERCENT),
  rakebackBps: String(level.rakebackBps / BPS_PER_PERCENT),
});

/** Levels from 0 on; undefined if something is no number or a threshold does not rise. */
export function levelsOf(drafts: readonly LevelDraft[]): DeskLevel[] | undefined {
  const levels: DeskLevel[] = [];
  for (const [level, draft] of drafts.entries()) {
    const amounts = AMOUNTS.map((key) => parseTypedAmount(draft[key], DECIMALS));
    const [threshold, keep, levelUp, weekly, monthly] = amounts;
    if (threshold === undefined || keep === undefined || levelUp === undefined) return undefined;
    if (weekly === undefined || monthly === undefined) return undefined;
    if (!PERCENTS.every((key) => PERCENT.test(draft[key].trim()))) return undefined;
    const before = levels.at(-1)?.threshold;
    if (before === undefined ? threshold !== 0n : threshold <= before) return undefined;
    const [cashbackBps = 0, rakebackBps = 0] = PERCENTS.map((key) =>
      Math.round(Number(draft[key]) * BPS_PER_PERCENT),
    );
    levels.push({
      level,
      names: draft.names,
      threshold,
      keep,
      cashbackBps,
      rakebackBps,
      levelUp,
      weekly,
      monthly,
    });
  }
  return levels.length > 0 ? levels : undefined;
}
