import { session } from '@croupier/web/session/session.ts';
import { writeTab, readTab } from '../../shared/browser/tab-storage.ts';
import { afterSignOut } from './popup-rules.ts';

const SEEN = 'popupsSeen';
const HUSHED = 'popupsHushed';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

let seen: ReadonlySet<string> = new Set(readTab(SEEN, isTexts));

// Ending a session clears session storage.
session.subscribe(() => {
  if (session.token() !== null) return;
  seen = new Set(afterSignOut(seen));
  writeTab(SEEN, [...seen]);
});

export const seenPopups = (): ReadonlySet<string> => seen;

export function rememberSeen(marks: readonly string[]): void {
  seen = new Set([...seen, ...marks]);
  writeTab(SEEN, [...seen]);
}

/** Today in the reader's time zone. */
const today = (): string => new Date().toLocaleDateString('en-CA');

/** Ids of popups that this browser hides today. */
export function hushedPopups(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HUSHED) ?? 'null');
    const whole = typeof kept === 'object' && kept !== null && 'day' in kept && 'ids' in kept;
    return new Set(whole && kept.day === today() && isTexts(kept.ids) ? kept.ids : []);
  } catch {
    return new Set();
  }
}

export function hushToday(ids: readonly string[]): void {
  try {
    localStorage.setItem(HUSHED, JSON.stringify({ day: today(), ids: [...hushedPopups(), ...ids] }));
  } catch {
    // Storage may be blocked or full; then they reappear with the next session.
  }
}
