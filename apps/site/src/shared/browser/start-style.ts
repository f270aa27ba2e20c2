/** How a start is written: of today, its time of day is enough. */
export const startStyle = (startsAt: Date, nowMs: number): 'time' | 'dateTime' =>
  startsAt.toDateString() === new Date(nowMs).toDateString() ? 'time' : 'dateTime';
