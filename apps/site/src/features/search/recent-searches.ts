import { writeTab, readTab } from '../../shared/browser/tab-storage.ts';

const KEY = 'recentSearches';
const KEPT = 6;

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Newest first, without duplicates, ignoring case. */
export function withSearch(searches: readonly string[], text: string): string[] {
  const wanted = text.trim();
  if (!wanted) return [...searches];
  const others = searches.filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, KEPT);
}

/** Recent searches of this tab. */
export const recentSearches = (): string[] => readTab(KEY, areTexts) ?? [];

export const rememberSearch = (text: string): void => writeTab(KEY, withSearch(recentSearches(), text));
