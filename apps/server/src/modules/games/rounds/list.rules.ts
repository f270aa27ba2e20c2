import { MAX_SORTED_DAYS } from '@croupier/contract/games/round-list.ts';

type Selection = {
  sort: string;
  id?: string | undefined;
  account?: string | undefined;
  openedFrom?: Date | undefined;
  openedUntil?: Date | undefined;
};

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Whether a selection can be sorted without reading all rounds of a merchant: there is an index by time, and by member,
 * but none by amount, which every played round would have to pay for.
 */
export function isSortable(query: Selection, now: Date): boolean {
  const { sort, id, account, openedFrom, openedUntil = now } = query;
  if (sort.endsWith('openedAt') || id !== undefined || account !== undefined) return true;
  if (!openedFrom) return false;
  return openedUntil.getTime() - openedFrom.getTime() <= MAX_SORTED_DAYS * DAY_MILLISECONDS;
}
