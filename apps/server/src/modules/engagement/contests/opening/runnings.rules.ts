import type { Definition } from '@croupier/contract/promotions/definition.ts';
import { addDays, dayIn, instantIn, weekdayOf } from '../../../../platform/zone.ts';
import { ENVELOPE_OPEN_MILLISECONDS } from '../contests.config.ts';

/** One time that a promotion runs. */
export type Running = { windowKey: string; opensAt: Date; closesAt: Date };

const ENDLESS_MILLISECONDS = 3_650 * 24 * 60 * 60_000;

/** The first day of a window and of the next one. */
function daysOf(window: 'day' | 'week' | 'month', day: string): [string, string] {
  if (window === 'day') return [day, addDays(day, 1)];
  if (window === 'week') {
    const monday = addDays(day, 1 - weekdayOf(day));
    return [monday, addDays(monday, 7)];
  }
  const first = `${day.slice(0, 7)}-01`;
  return [first, `${addDays(first, 31).slice(0, 7)}-01`];
}

/** The window that repeats and contains an instant, in the merchant's zone. */
function repeated(
  { window, at: time }: { window: 'day' | 'week' | 'month'; at: string },
  at: Date,
  zone: string,
): Running {
  const today = dayIn(at, zone);
  // Before the time of day, the window of the day before still runs.
  const day = instantIn(today, time, zone) <= at ? today : addDays(today, -1);
  const [first, next] = daysOf(window, day);
  return { windowKey: first, opensAt: instantIn(first, time, zone), closesAt: instantIn(next, time, zone) };
}

/**
 * The running of a promotion at an instant, or the next one; undefined if it has none. A promotion that does not repeat
 * runs once, a wheel once in each version.
 */
export function runningAt(
  { kind, trigger, opensAt, closesAt }: Definition,
  { version, publishedAt, at, zone }: { version: number; publishedAt: Date; at: Date; zone: string },
): Running | undefined {
  if (kind === 'wheel') {
    const opens = opensAt ?? publishedAt;
    return {
      windowKey: `version-${version}`,
      opensAt: opens,
      closesAt: closesAt ?? new Date(opens.getTime() + ENDLESS_MILLISECONDS),
    };
  }
  const isRain = kind === 'envelope';
  if (trigger.on === 'schedule') {
    const current = repeated(trigger, at, zone);
    if (!isRain) return current;
    // One that has begun is announced already; members see the next one before it opens.
    const running = current.opensAt >= at ? current : repeated(trigger, current.closesAt, zone);
    return { ...running, closesAt: new Date(running.opensAt.getTime() + ENVELOPE_OPEN_MILLISECONDS) };
  }
  if (isRain) {
    const opens = opensAt ?? publishedAt;
    return {
      windowKey: 'once',
      opensAt: opens,
      closesAt: new Date(opens.getTime() + ENVELOPE_OPEN_MILLISECONDS),
    };
  }
  return opensAt && closesAt ? { windowKey: 'once', opensAt, closesAt } : undefined;
}
