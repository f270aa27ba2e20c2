import { formatMoney } from '@croupier/contract/money.ts';
import type { Amount } from '@croupier/contract/promotions/amounts.ts';
import type { Base } from '@croupier/contract/promotions/words.ts';
import { sumOf } from './conditions.rules.ts';
import type { Because, Facts } from './facts.types.ts';

/** The smallest unit that is paid: 0.01. */
const UNIT = 100n;
const BPS = 10_000n;

/** Rounded down, once, at the end. */
const rounded = (amountMinor: bigint): bigint => (amountMinor > 0n ? (amountMinor / UNIT) * UNIT : 0n);
const capped = (amountMinor: bigint, max: bigint | null): bigint =>
  max !== null && amountMinor > max ? max : amountMinor;

/** What a base is for the member now. */
export function baseOf(base: Base, facts: Facts): bigint {
  switch (base) {
    case 'netLoss':
      return sumOf(facts.paid, 'netLossMinor');
    case 'validBet':
      return sumOf(facts.paid, 'validBetMinor');
    case 'edge':
      return sumOf(facts.paid, 'edgeMinor');
    case 'rounds':
      return sumOf(facts.paid, 'rounds') * BPS;
    case 'deposit':
      return facts.event?.amountMinor ?? 0n;
    default:
      return facts.bases[base] ?? 0n;
  }
}

export type AmountDecided = { amountMinor: bigint; baseMinor: bigint; because: Because[]; outcome?: number };

const nothing = (because: Because[], baseMinor = 0n): AmountDecided => ({
  amountMinor: 0n,
  baseMinor,
  because,
});

const seen = (base: Base, have: bigint, need: bigint): Because => ({
  key: `base.${base}`,
  isMet: have > 0n && have >= need,
  have: formatMoney(have),
  need: formatMoney(need),
});

/** The last row that is reached. */
const reached = <Row>(rows: readonly Row[], isReached: (row: Row) => boolean): Row | undefined =>
  rows.findLast(isReached);

function byChance({ outcomes }: Extract<Amount, { by: 'chance' }>, { roll }: Facts): AmountDecided {
  if (roll === undefined) return nothing([{ key: 'roll', isMet: false }]);
  let left = roll;
  for (const [outcome, { weight, amount }] of outcomes.entries()) {
    if (left < weight)
      return { amountMinor: amount, baseMinor: 0n, because: [{ key: 'roll', isMet: true }], outcome };
    left -= weight;
  }
  throw new RangeError(`a roll of ${roll} is above the weights`);
}

function byClass(of: Extract<Amount, { by: 'class' }>, { paid }: Facts): AmountDecided {
  const field = of.base === 'edge' ? 'edgeMinor' : 'validBetMinor';
  let sum = 0n;
  let baseMinor = 0n;
  for (const { class: name, bps } of of.rates) {
    const have = sumOf(
      paid.filter((row) => row.class === name),
      field,
    );
    baseMinor += have;
    sum += have * BigInt(bps);
  }
  return {
    amountMinor: capped(rounded(sum / BPS), of.max),
    baseMinor,
    because: [seen(of.base, baseMinor, 0n)],
  };
}

function byLevelPercent(of: Extract<Amount, { by: 'levelPercent' }>, facts: Facts): AmountDecided {
  const baseMinor = baseOf(of.base, facts);
  const because = [seen(of.base, baseMinor, of.from)];
  const row = reached(of.levels, ({ level }) => level <= facts.member.level);
  if (!row) return nothing([...because, { key: 'level', isMet: false }], baseMinor);
  if (baseMinor < of.from) return nothing(because, baseMinor);
  return { amountMinor: capped(rounded((baseMinor * BigInt(row.bps)) / BPS), of.max), baseMinor, because };
}

function byPercent(of: Extract<Amount, { by: 'percent' }>, facts: Facts): AmountDecided {
  const baseMinor = baseOf(of.base, facts);
  const because = [seen(of.base, baseMinor, of.from)];
  if (baseMinor <= 0n || baseMinor < of.from) return nothing(because, baseMinor);
  const part = rounded((baseMinor * BigInt(of.bps)) / BPS);
  return { amountMinor: capped(part < of.min ? of.min : part, of.max), baseMinor, because };
}

/** What a reward amounts to. */
export function amountOf(of: Amount, facts: Facts): AmountDecided {
  switch (of.by) {
    case 'fixed':
      return { amountMinor: of.amount, baseMinor: 0n, because: [] };
    case 'percent':
      return byPercent(of, facts);
    case 'class':
      return byClass(of, facts);
    case 'tiers': {
      const baseMinor = baseOf(of.base, facts);
      const row = reached(of.tiers, ({ from }) => from <= baseMinor);
      const [first] = of.tiers;
      const because = [seen(of.base, baseMinor, first?.from ?? 0n)];
      return row ? { amountMinor: row.amount, baseMinor, because } : nothing(because, baseMinor);
    }
    case 'level': {
      const row = reached(of.levels, ({ level }) => level <= facts.member.level);
      return row
        ? { amountMinor: row.amount, baseMinor: 0n, because: [] }
        : nothing([{ key: 'level', isMet: false }]);
    }
    case 'levelPercent':
      return byLevelPercent(of, facts);
    case 'place': {
      const row = of.places.find(({ until }) => facts.place !== undefined && facts.place <= until);
      return row
        ? { amountMinor: row.amount, baseMinor: 0n, because: [{ key: 'place', isMet: true }] }
        : nothing([{ key: 'place', isMet: false }]);
    }
    case 'chance':
      return byChance(of, facts);
    case 'operator': {
      const { operatorMinor } = facts;
      const isWithin = operatorMinor !== undefined && operatorMinor >= of.min && operatorMinor <= of.max;
      return isWithin
        ? { amountMinor: operatorMinor, baseMinor: 0n, because: [{ key: 'operator', isMet: true }] }
        : nothing([{ key: 'operator', isMet: false }]);
    }
    default:
      return nothing([{ key: 'pool', isMet: false }]);
  }
}
