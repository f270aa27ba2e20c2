import { listLine, periodAt, type LinePerson } from '../../network/index.ts';
import { within } from '../bounds.reads.ts';
import { figuresUntil, nodeIn, nodeOf } from '../own.usecases.ts';
import type { Days, MemberKey, TeamDeps } from '../teams.types.ts';
import { listLosses, type LossRow } from './losses.reads.ts';
import { nodeOrder, type LossSort } from './orders.reads.ts';
import { pageOfRows, placeOf } from './paging.rules.ts';
import { sumTeam } from './team.reads.ts';
import { checkSortable, teamOf, totalsOf, type Totals } from './team.usecases.ts';

export type LossQuery = Days & {
  of?: string | undefined;
  by: 'branch' | 'member';
  class?: string | undefined;
  sort: LossSort | `-${LossSort}`;
  after?: string | undefined;
  limit: number;
};

export type LossPage = {
  items: LossRow[];
  next: string | null;
  totals: Totals | null;
  line: LinePerson[];
  figuresUntil: Date | null;
};

const LOSS_LIST = 'losses';

/** @throws `agents.not_found` outside the agent's own team, `lists.bad_cursor`, `agents.too_many_to_sort` */
export async function readLosses(deps: TeamDeps, agent: MemberKey, query: LossQuery): Promise<LossPage> {
  const { merchantId, memberId: agentId } = agent;
  const { limit, class: of } = query;
  const order = nodeOrder(query.sort, of);
  const place = placeOf(LOSS_LIST, { agentId, query, types: order.types });
  return within(deps.db, async (tx) => {
    const own = await nodeOf(tx, agent);
    const below = query.of ? await nodeIn(tx, own, { merchantId, memberId: query.of }) : own;
    const team = await teamOf(deps, own, merchantId);
    const isByBranch = query.by === 'branch';
    const uplineNo = isByBranch ? below.no : undefined;
    const filter = { below: below.path, uplineNo, period: periodAt(team.at) };
    const selected = { team, filter, days: query, whose: isByBranch ? 'team' : 'own', of } as const;
    if (order.isByFigure) await checkSortable(tx, selected);
    const rows = await listLosses(tx, { ...selected, order, place, limit: limit + 1 });
    const sums = place ? undefined : await sumTeam(tx, selected);
    return {
      ...pageOfRows(LOSS_LIST, { agentId, query, limit }, rows),
      totals: sums ? totalsOf(sums) : null,
      line: await listLine(tx, { merchantId, path: below.path, below: own.depth }),
      figuresUntil: await figuresUntil(deps, tx, merchantId),
    };
  });
}
