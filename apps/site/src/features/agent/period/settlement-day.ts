/** When the merchant's days begin, which settlements and figures count by. */
export type Calendar = {
  timeZone: string;
  /** After midnight. */
  dayStartsAtMinutes: number;
};

const MINUTE_MILLISECONDS = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The clock of a zone at an instant, as if it were UTC. */
function wallClock(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** `days` after a day, both `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

/** The settlement day of an instant. */
export const settlementDay = (at: Date, { timeZone, dayStartsAtMinutes }: Calendar): string =>
  new Date(wallClock(at, timeZone) - dayStartsAtMinutes * MINUTE_MILLISECONDS).toISOString().slice(0, 10);

/** When a settlement day begins. */
export function startOfSettlementDay(day: string, { timeZone, dayStartsAtMinutes }: Calendar): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + dayStartsAtMinutes * MINUTE_MILLISECONDS;
  // The offset at the guess may differ from the one at the result, on days when clocks change.
  let guess = wall;
  for (let round = 0; round < 2; round += 1) guess += wall - wallClock(new Date(guess), timeZone);
  return new Date(guess);
}
