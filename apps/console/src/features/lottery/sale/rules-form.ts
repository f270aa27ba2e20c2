import type { LotteryDocument } from '@croupier/contract/games/lottery-rules.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

const FULL_GROUP = 2_000;
const BPS = 10_000;
const DECIMALS = 4;
const CENT = 100n;
const LIMITS = ['minBet', 'maxBet', 'maxDrawStake', 'maxPayout', 'maxNumberPayout'] as const;

export type LimitName = (typeof LIMITS)[number];
export { LIMITS };

/** Everything as it is typed. */
export type RulesTexts = Record<LimitName, string> & {
  minGroup: string;
  maxGroup: string;
  rateBps: string;
  closedPlays: string;
  playCuts: string;
};

/** What a group gives back of stakes: 1950 → 9750. */
export const groupReturnBps = (group: number): number => Math.round((group * BPS) / FULL_GROUP);

/** With further decimals only where there are any. */
const amountText = (minor: bigint): string => typedAmount(minor, minor % CENT === 0n ? 2 : DECIMALS);

export const textsOf = ({ limits, ...rules }: LotteryDocument): RulesTexts => ({
  minGroup: String(rules.minGroup),
  maxGroup: String(rules.maxGroup),
  rateBps: String(rules.rateBps),
  closedPlays: rules.closedPlays.join(' '),
  playCuts: Object.entries(rules.playCuts)
    .map(([play, cut]) => `${play}=${cut}`)
    .join(' '),
  minBet: amountText(limits.minBet),
  maxBet: amountText(limits.maxBet),
  maxDrawStake: amountText(limits.maxDrawStake),
  maxPayout: amountText(limits.maxPayout),
  maxNumberPayout: amountText(limits.maxNumberPayout),
});

const words = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
const wholeOf = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;

function cutsOf(text: string): Record<string, number> | undefined {
  const pairs = words(text).map((word) => /^([a-z0-9.-]+)=(\d{1,4})$/.exec(word));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])]));
}

/** The name of the first field that can't be read; the server compares fields with each other. */
export function rulesOf(before: LotteryDocument, texts: RulesTexts): LotteryDocument | keyof RulesTexts {
  const [minGroup, maxGroup, rateBps] = [
    wholeOf(texts.minGroup),
    wholeOf(texts.maxGroup),
    wholeOf(texts.rateBps),
  ];
  if (minGroup === undefined) return 'minGroup';
  if (maxGroup === undefined) return 'maxGroup';
  if (rateBps === undefined) return 'rateBps';
  const playCuts = cutsOf(texts.playCuts);
  if (playCuts === undefined) return 'playCuts';
  const limits = { ...before.limits };
  for (const name of LIMITS) {
    const amount = parseTypedAmount(texts[name], DECIMALS);
    if (amount === undefined || amount <= 0n) return name;
    limits[name] = amount;
  }
  return { ...before, minGroup, maxGroup, rateBps, playCuts, limits, closedPlays: words(texts.closedPlays) };
}
