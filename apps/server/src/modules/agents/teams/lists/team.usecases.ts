import { CLASSES, type RateClass } from '@croupier/agreements/rates/sheets.ts';
import { appError } from '../../../../platform/http/errors.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { accountKey } from '../../../access/members/index.ts';
import { listLine, periodAt, type LinePerson, type Node } from '../../network/index.ts';
import { within } from '../bounds.reads.ts';
import { countDays } from '../days.rules.ts';
import { figuresUntil, nodeIn, nodeOf } from '../own.usecases.ts';
import { MAX_SORTED, MAX_SORTED_DAYS, MAX_TOTALS } from '../teams.config.ts';
import { teamErrors } from '../teams.errors.ts';
import type { Days, MemberKey, TeamDeps, TeamFigures } from '../teams.types.ts';
import { nodeOrder, type TeamSort } from './orders.reads.ts';
import { pageOfRows, placeOf } from './paging.rules.ts';
import { countTeam, listTeam, sumTeam, type Team, type TeamFilter, type TeamRow } from './team.reads.ts';

export type TeamQuery = Days & {
  of?: string | undefined;
  scope: 'direct' | 'all';
  search?: string | undefined;
  level?: number | undefined;
  type?: number | undefined;
  status?: TeamRow['status'] | undefined;
  rateClass?: RateClass | undefined;
  rateMinPpm?: number | undefined;
  rateMaxPpm?: number | undefined;
  activity?: TeamFilter['activity'];
  sort: TeamSort | `-${TeamSort}`;
  after?: string | undefined;
  limit: number;
};

export type Totals = { count: number; isCountExact: boolean; figures: TeamFigures };
export type TeamPage = {
  items: TeamRow[];
  next: string | null;
  totals: Totals | null;
  line: LinePerson[];
  figuresUntil: Date | null;
  showsBalances: boolean;
};

/** The agent's view of a tree: what lies below, as deep as the merchant allows. */
export async function teamOf(
  { clock, merchants }: Pick<TeamDeps, 'clock' | 'merchants'>,
  own: Node,
  merchantId: string,
): Promise<Team & { showsBalances: boolean }> {
  const { visibleDepth, showsBalances } = (await merchants.byId(merchantId)).settings.settlement.team;
  const { path, depth } = own;
  return { merchantId, path, depth, visibleDepth, at: clock.now(), showsBalances };
}

/** Sorting a big selection by a figure reads all of it. @throws `agents.too_many_to_sort` */
export async function checkSortable(
  tx: Db,
  { team, filter, days }: { team: Team; filter: TeamFilter; days: Days },
): Promise<void> {
  if (countDays(days) <= MAX_SORTED_DAYS) return;
  if ((await countTeam(tx, { team, filter, max: MAX_SORTED + 1 })) > MAX_SORTED)
    throw appError(teamErrors.tooManyToSort);
}

export const totalsOf = ({ count, ...figures }: TeamFigures & { count: number }): Totals => ({
  count,
  isCountExact: count < MAX_TOTALS,
  figures,
});

function filterOf(query: TeamQuery, below: Node, period: number): TeamFilter {
  const { search, scope, level, type, status, rateClass, rateMinPpm, rateMaxPpm, activity } = query;
  const isWide = search !== undefined || scope === 'all' || level !== undefined;
  return {
    below: below.path,
    uplineNo: isWide ? undefined : below.no,
    accountKey: search === undefined ? undefined : accountKey(search),
    level,
    type,
    status,
    rateIndex: rateClass ? CLASSES.indexOf(rateClass) + 1 : 1,
    rateMinPpm,
    rateMaxPpm,
    activity,
    period,
  };
}

const TEAM_LIST = 'team';

/** @throws `agents.not_found` outside the agent's own team, `lists.bad_cursor`, `agents.too_many_to_sort` */
export async function readTeam(deps: TeamDeps, agent: MemberKey, query: TeamQuery): Promise<TeamPage> {
  const { merchantId, memberId: agentId } = agent;
  const { of, limit } = query;
  const order = nodeOrder(query.sort);
  const place = placeOf(TEAM_LIST, { agentId, query, types: order.types });
  return within(deps.db, async (tx) => {
    const own = await nodeOf(tx, agent);
    const below = of ? await nodeIn(tx, own, { merchantId, memberId: of }) : own;
    const team = await teamOf(deps, own, merchantId);
    const filter = filterOf(query, below, periodAt(team.at));
    if (order.isByFigure) await checkSortable(tx, { team, filter, days: query });
    const rows = await listTeam(tx, { team, filter, days: query, order, place, limit: limit + 1 });
    const whose = filter.uplineNo === undefined ? 'own' : 'team';
    const sums = place ? undefined : await sumTeam(tx, { team, filter, days: query, whose });
    return {
      ...pageOfRows(TEAM_LIST, { agentId, query, limit }, rows),
      totals: sums ? totalsOf(sums) : null,
      line: await listLine(tx, { merchantId, path: below.path, below: own.depth }),
      figuresUntil: await figuresUntil(deps, tx, merchantId),
      showsBalances: team.showsBalances,
    };
  });
}
