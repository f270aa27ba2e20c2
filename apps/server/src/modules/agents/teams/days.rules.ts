import { addDays } from '../../../platform/zone.ts';
import type { Days } from './teams.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

export const countDays = ({ from, until }: Days): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MILLISECONDS) + 1;

/** As many days before. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -countDays(days)),
  until: addDays(days.from, -1),
});
