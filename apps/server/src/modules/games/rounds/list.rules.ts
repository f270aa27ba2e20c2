import { MAX_SORTED_DAYS } from '@croupier/contract/games/round-list.ts';
import { fieldRefusal } from '../../../platform/field-refusal.ts';
import { roundsErrors } from './rounds.errors.ts';

export type RoundSelection = {
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
export function isSortable(query: RoundSelection, now: Date): boolean {
  const { sort, id, account, openedFrom, openedUntil = now } = query;
  if (sort.endsWith('openedAt') || id !== undefined || account !== undefined) return true;
  if (!openedFrom) return false;
  return openedUntil.getTime() - openedFrom.getTime() <= MAX_SORTED_DAYS * DAY_MILLISECONDS;
}

/** @throws `rounds.sort_needs_period` */
export function checkSortable(query: RoundSelection, now: Date): void {
  if (!isSortable(query, now)) throw fieldRefusal(roundsErrors.sortNeedsPeriod, 'openedFrom');
}
