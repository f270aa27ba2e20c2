import type { Definition } from '@croupier/contract/promotions/definition.ts';
import type { Condition } from '@croupier/contract/promotions/conditions.ts';
import type { Window } from '@croupier/contract/promotions/windows.ts';
import { FIGURE_BASES, type Base } from '@croupier/contract/promotions/words.ts';
import { addDays } from '../../../../platform/zone.ts';
import { windowName } from './windows.rules.ts';

/** What must be read to decide. */
export type Needs = {
  deposits: ReadonlyMap<string, Window>;
  played: ReadonlyMap<string, Window>;
  bases: ReadonlySet<Base>;
  /** Play in the window that is paid for. */
  paid: boolean;
};

const unwrapped = (condition: Condition) => (condition.is === 'not' ? condition.of : condition);

export function needsOf({ who, rewards }: Definition): Needs {
  const conditions = who.map(unwrapped);
  const bases = new Set(
    rewards.flatMap((reward) => ('amount' in reward && 'base' in reward.amount ? [reward.amount.base] : [])),
  );
  const windowsOf = (is: 'deposits' | 'played'): Map<string, Window> =>
    new Map(
      conditions.flatMap((condition) =>
        condition.is === is ? [[windowName(condition.window), condition.window] as const] : [],
      ),
    );
  return {
    deposits: windowsOf('deposits'),
    played: windowsOf('played'),
    bases,
    paid: FIGURE_BASES.some((base) => bases.has(base)),
  };
}

const STREAK_DAYS = 7;

/**
 * The day of a streak, from 1 to 7 and over again. One day missed in a calendar month is forgiven.
 *
 * @param before days with a grant, newest first
 */
export function streakOn(today: string, before: readonly string[]): number {
  const forgiven = new Set<string>();
  let length = 1;
  let day = today;
  for (const earlier of before) {
    if (earlier >= day) continue;
    const missed = addDays(day, -1);
    if (earlier !== missed) {
      if (addDays(missed, -1) !== earlier || forgiven.has(missed.slice(0, 7))) break;
      forgiven.add(missed.slice(0, 7));
    }
    length += 1;
    day = earlier;
  }
  return ((length - 1) % STREAK_DAYS) + 1;
}
