import { limitedDays, type Days } from '../period/agent-period.ts';

/** Lists of what happened show a whole team for one day, and one member for up to 35 days. */
export const happenedDays = (days: Days, memberId: string): Days =>
  memberId ? limitedDays(days) : { from: days.until, until: days.until };
