import { RATE_CLASSES } from '@croupier/contract/agents/network.ts';
import { useTranslations } from 'use-intl';
import type { RateClass, Rates } from './agents.queries.ts';

/** The classes that somebody has a rate above zero for, in the order of the sheet. */
export const ratedClasses = (rates: Rates): RateClass[] => RATE_CLASSES.filter((name) => rates[name] > 0);

/** The rates that a form holds as percentages, as parts per million; undefined if one is no rate. */
export function readRates(typed: Record<string, string>): Partial<Rates> | undefined {
  const read: Partial<Rates> = {};
  for (const name of RATE_CLASSES) {
    const text = (typed[name] ?? '').trim().replace(',', '.');
    if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(text)) return undefined;
    const ppm = Math.round(Number(text) * 10_000);
    if (ppm > 1_000_000) return undefined;
    read[name] = ppm;
  }
  return read;
}

/** A rate as the text of a field: 75,000 is `7.5`. */
export const rateText = (ppm: number): string => String(ppm / 10_000);

/** Names of the classes that rates apply to. */
export function useClassName(): (name: string) => string {
  const t = useTranslations('console.agents.classes');
  return (name) => {
    const known = RATE_CLASSES.find((each) => each === name);
    return known ? t(known) : name;
  };
}
