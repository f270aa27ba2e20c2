const HOUR_MILLISECONDS = 3_600_000;

/** Creating one takes longer than a thousand uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, created);
  return created;
}

/** What a clock on the wall shows in a zone: `2026-11-23T14:05:09`. */
export function wallTime(at: Date, zone: string): string {
  const parts = formatOf(zone).formatToParts(at);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The calendar day in a zone, `yyyy-MM-dd`. */
export const dayIn = (at: Date, zone: string): string => wallTime(at, zone).slice(0, 10);

const offsetAt = (milliseconds: number, zone: string): number =>
  Date.parse(`${wallTime(new Date(milliseconds), zone)}Z`) - Math.floor(milliseconds / 1_000) * 1_000;

/**
 * When a clock in the zone shows this day and time (`HH:mm`). A time that occurs twice is the earlier one; a time that
 * is left out when clocks go forward is that much later.
 */
export function instantIn(day: string, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const around = [-24, 24].map((hours) => offsetAt(wall + hours * HOUR_MILLISECONDS, zone));
  const candidates = around.map((offset) => wall - offset).toSorted((a, b) => a - b);
  const exact = candidates.find((at) => at + offsetAt(at, zone) === wall);
  return new Date(exact ?? Math.max(...candidates));
}

/** The calendar day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MILLISECONDS).toISOString().slice(0, 10);

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
