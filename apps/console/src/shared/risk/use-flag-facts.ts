import { parseMoney } from '@croupier/contract/money.ts';
import { useTranslations } from 'use-intl';
import { useConsoleFormat } from '../use-console-format.ts';

const AMOUNTS: ReadonlySet<string> = new Set([
  'sum',
  'line',
  'deposited',
  'withdrawn',
  'validBet',
  'balanceAfter',
  'amount',
]);
const FACTS = [
  'deposits',
  'sum',
  'line',
  'deposited',
  'withdrawn',
  'validBet',
  'openedAt',
  'balanceAfter',
  'members',
  'payer',
  'days',
  'amount',
  'wallet',
] as const;

/** The facts of a flag as one line. */
export function useFlagFacts(currency: string): (facts: Readonly<Record<string, string>>) => string {
  const t = useTranslations('console.risk.fact');
  const { amount, instant } = useConsoleFormat();
  const shown = (name: string, value: string): string => {
    const amountMinor = AMOUNTS.has(name) ? parseMoney(value) : undefined;
    if (amountMinor !== undefined) return amount(amountMinor, currency);
    return name === 'openedAt' ? instant(new Date(value)) : value;
  };
  return (facts) =>
    FACTS.flatMap((name) => {
      const value = facts[name];
      return value === undefined ? [] : [`${t(name)} ${shown(name, value)}`];
    }).join(' · ');
}
