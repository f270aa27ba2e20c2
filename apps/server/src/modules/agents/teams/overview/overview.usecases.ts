import { calendar, type Node } from '../../network/index.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { within } from '../bounds.reads.ts';
import { countDays, daysBefore } from '../days.rules.ts';
import { listClasses } from '../lists/node.reads.ts';
import { figuresUntil, nodeOf } from '../own.usecases.ts';
import { createFresh, type Fresh } from '../../../../platform/fresh.ts';
import {
  BRANCHES,
  COUNTED_MILLISECONDS,
  MAX_COUNTED,
  MAX_COUNTED_EACH_TIME,
  ONLINE_MINUTES,
} from '../teams.config.ts';
import type { Attention, ClassFigures, Days, MemberKey, TeamDeps, TeamHooks } from '../teams.types.ts';
import { sumOfDays, type PeriodFigures } from './overview.rules.ts';
import {
  countActive,
  countBelow,
  countOpened,
  countQuiet,
  listBranches,
  listDays,
  readNow,
  type Branch,
  type DayFigures,
  type TeamNow,
} from './overview.reads.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const QUIET_DAYS = 7;

export type Overview = {
  timeZone: string;
  dayStartsAtMinutes: number;
  today: string;
  figuresUntil: Date | null;
  current: PeriodFigures;
  before: PeriodFigures;
  team: { [Name in keyof TeamNow]: TeamNow[Name] | null } & { members: number };
  days: DayFigures[];
  classes: ClassFigures[];
  branches: Branch[];
  attention: Attention[];
};

/** What a page can't wait for in a big team. */
const UNCOUNTED = { agents: null, online: null, silent3Days: null, silent7Days: null, balance: null };

/** What was counted member by member in teams that are neither small nor big. */
export type Counted = { now: Fresh<TeamNow>; active: Fresh<number> };
export const createCounted = ({ clock }: Pick<TeamDeps, 'clock'>): Counted => ({
  now: createFresh({ clock, milliseconds: COUNTED_MILLISECONDS }),
  active: createFresh({ clock, milliseconds: COUNTED_MILLISECONDS }),
});

type Part = { merchantId: string; own: Node; fromMinor: bigint; size: number; counted: Counted };

/** Counts in small teams each time, in others at most once a minute. */
const countIn = <T>(fresh: Fresh<T>, size: number, key: unknown[], count: () => Promise<T>): Promise<T> =>
  size > MAX_COUNTED_EACH_TIME ? fresh.get(key.join(' '), count) : count();

async function periodOf(tx: Db, { merchantId, own, fromMinor, size, counted }: Part, days: Days) {
  const rows = await listDays(tx, { merchantId, no: own.no, days });
  // Active members of several days are no sum: who was active on two counts once.
  const active =
    countDays(days) === 1
      ? (rows[0]?.active ?? 0)
      : size > MAX_COUNTED
        ? null
        : await countIn(counted.active, size, [merchantId, own.no, days.from, days.until, fromMinor], () =>
            countActive(tx, { merchantId, path: own.path, days, fromMinor }),
          );
  return { rows, figures: { ...sumOfDays(rows), active } };
}

/** @throws `agents.not_found` */
export async function readOverview(
  deps: TeamDeps & { hooks: TeamHooks; counted: Counted },
  agent: MemberKey,
  { from, until }: Days,
): Promise<Overview> {
  const { merchantId } = agent;
  const { timeZone, dayStartsAtMinutes, team } = (await deps.merchants.byId(merchantId)).settings.settlement;
  const at = deps.clock.now();
  const ago = (milliseconds: number): Date => new Date(at.getTime() - milliseconds);
  return within(deps.db, async (tx) => {
    const own = await nodeOf(tx, agent);
    const { no, path } = own;
    const days = { from, until };
    const { counted } = deps;
    const size = await countBelow(tx, { merchantId, path, max: MAX_COUNTED + 1 });
    const part = { merchantId, own, fromMinor: team.activeValidBetMinor[0] ?? 0n, size, counted };
    const current = await periodOf(tx, part, days);
    const before = await periodOf(tx, part, daysBefore(days));
    const { showsBalances } = team;
    const now =
      size > MAX_COUNTED
        ? { ...UNCOUNTED, members: await countOpened(tx, { merchantId, no }) }
        : await countIn(counted.now, size, [merchantId, no, showsBalances], () =>
            readNow(tx, { merchantId, path, at, onlineSince: ago(ONLINE_MINUTES * 60_000), showsBalances }),
          );
    const quiet = await countQuiet(tx, { merchantId, no, since: ago(QUIET_DAYS * DAY_MILLISECONDS) });
    const attention: Attention[] = quiet > 0 ? [{ kind: 'quiet_members', count: quiet, amount: null }] : [];
    for (const hook of deps.hooks.attention) attention.push(...(await hook(tx, agent)));
    return {
      timeZone,
      dayStartsAtMinutes,
      today: calendar.settlementDay(at, { timeZone, dayStartsAtMinutes }),
      figuresUntil: await figuresUntil(deps, tx, merchantId),
      current: current.figures,
      before: before.figures,
      team: { ...now, balance: showsBalances ? now.balance : null },
      days: current.rows,
      classes: await listClasses(tx, { merchantId, no, days }),
      branches: await listBranches(tx, { merchantId, no, days, limit: BRANCHES }),
      attention,
    };
  });
}
