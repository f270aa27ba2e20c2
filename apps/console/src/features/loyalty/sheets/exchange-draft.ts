import { isFallingPrice } from '@croupier/contract/loyalty/exchange.ts';
import type { LevelExchange } from '@croupier/contract/loyalty/vip.ts';
import { parseTypedAmount, typedAmount } from '@croupier/web/forms/money-input.ts';

const PRICE_DECIMALS = 4;
const DECIMALS = 2;

/** The table as it is typed: the steps in common, a price for each of them by level. */
export type ExchangeDraft = {
  froms: readonly string[];
  rows: ReadonlyArray<{ level: number; dayCap: string; prices: readonly string[] }>;
};

const short = (text: string): string => text.replace(/\.?0+$/, '');

export function exchangeDraftOf(levels: readonly LevelExchange[], numbers: readonly number[]): ExchangeDraft {
  const [first] = levels;
  const froms = first?.steps.map(({ from }) => short(typedAmount(from, DECIMALS))) ?? ['500'];
  const rowOf = (level: number): LevelExchange | undefined =>
    levels.findLast((row) => row.level <= level) ?? first;
  return {
    froms,
    rows: numbers.map((level) => {
      const row = rowOf(level);
      return {
        level,
        dayCap: row ? short(typedAmount(row.dayCap, DECIMALS)) : '50',
        prices: froms.map((_, index) => {
          const step = row?.steps[index] ?? row?.steps.at(-1);
          return step ? short(typedAmount(step.price, PRICE_DECIMALS)) : '100';
        }),
      };
    }),
  };
}

/** The table that is sent; undefined if something is no number or a price rises. */
export function exchangeOf({ froms, rows }: ExchangeDraft): LevelExchange[] | undefined {
  const levels: LevelExchange[] = [];
  for (const { level, dayCap, prices } of rows) {
    const cap = parseTypedAmount(dayCap, DECIMALS);
    const steps = froms.flatMap((typed, index) => {
      const from = parseTypedAmount(typed, DECIMALS);
      const price = parseTypedAmount(prices[index] ?? '', PRICE_DECIMALS);
      return from === undefined || price === undefined ? [] : [{ from, price }];
    });
    if (cap === undefined || cap === 0n || steps.length !== froms.length || !isFallingPrice({ steps }))
      return undefined;
    levels.push({ level, dayCap: cap, steps });
  }
  return levels.length > 0 ? levels : undefined;
}
