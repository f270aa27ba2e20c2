import { ZERO_SHEET, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { accountKey } from '../../../access/members/index.ts';
import { PERIOD_SECONDS } from '../../../money/wallet/index.ts';
import { listLine, listLinks, listQuotas, listSheets, periodAt, ratesOfNodes } from '../../network/index.ts';
import { within } from '../bounds.reads.ts';
import { listClasses, readNode } from '../lists/node.reads.ts';
import { pageOfRows, placeOf } from '../lists/paging.rules.ts';
import { figuresUntil, nodeOf } from '../own.usecases.ts';
import type { Days, TeamDeps } from '../teams.types.ts';
import { listRootLines, sumRootLines } from './root-lines.reads.ts';
import { getTreeRow, listMoves, listTree, sumPeople, TREE_ORDER } from './tree.reads.ts';

type Paging = { after?: string | undefined; limit: number };

/** Cursors of operators are for a merchant, not for an agent. */
const pagingOf = (list: string, merchantId: string, query: Paging & Record<string, unknown>) => ({
  place: placeOf(list, { agentId: merchantId, query, types: TREE_ORDER.types }),
  page: <Row extends Parameters<typeof pageOfRows>[2][number]>(rows: readonly Row[]) =>
    pageOfRows(list, { agentId: merchantId, query, limit: query.limit }, rows),
});

/** @throws `agents.not_found`, `lists.bad_cursor` */
export function browseTree(
  { db, clock }: TeamDeps,
  merchantId: string,
  query: Paging & { of?: string | undefined; search?: string | undefined },
) {
  const { place, page } = pagingOf('agent tree', merchantId, query);
  return within(db, async (tx) => {
    const upline = query.of ? await nodeOf(tx, { merchantId, memberId: query.of }) : undefined;
    const rows = await listTree(tx, {
      merchantId,
      uplineNo: upline?.no ?? 0,
      accountKey: query.search === undefined ? undefined : accountKey(query.search),
      period: periodAt(clock.now()),
      place,
      limit: query.limit + 1,
    });
    return {
      ...page(rows),
      line: upline ? await listLine(tx, { merchantId, path: upline.path, below: 0 }) : [],
    };
  });
}

const startOf = (period: number): Date => new Date(period * PERIOD_SECONDS * 1_000);

/** Everything that operators see of one node. @throws `agents.not_found` */
export const readAgent = (
  deps: TeamDeps,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  days: Days,
) =>
  within(deps.db, async (tx) => {
    const node = await nodeOf(tx, { merchantId, memberId });
    const { no, uplineNo, path } = node;
    const period = periodAt(deps.clock.now());
    const of = { merchantId, no, days };
    const sheets = await ratesOfNodes(tx, { merchantId, nos: [uplineNo], period });
    const uplineSheet: RateSheet | null = uplineNo === 0 ? null : (sheets.get(uplineNo) ?? ZERO_SHEET);
    const history = await listSheets(tx, { merchantId, no });
    return {
      ...(await getTreeRow(tx, { merchantId, no, period })),
      line: await listLine(tx, { merchantId, path, below: 0 }),
      history: history.map(({ fromPeriod, sheet }) => ({ from: startOf(fromPeriod), sheet })),
      uplineSheet,
      quotas: await listQuotas(tx, { merchantId, agentNo: no }),
      links: await listLinks(tx, { merchantId, agentNo: no }),
      moves: await listMoves(tx, { merchantId, no }),
      figures: { ...(await readNode(tx, { ...of, whose: 'team' })), ...(await sumPeople(tx, of)) },
      ownFigures: await readNode(tx, { ...of, whose: 'own' }),
      classes: await listClasses(tx, of),
      figuresUntil: await figuresUntil(deps, tx, merchantId),
    };
  });

/** @throws `lists.bad_cursor` */
export function readRootLines(deps: TeamDeps, merchantId: string, query: Paging & Days) {
  const { place, page } = pagingOf('root lines', merchantId, query);
  return within(deps.db, async (tx) => ({
    ...page(await listRootLines(tx, { merchantId, days: query, place, limit: query.limit + 1 })),
    totals: place ? null : await sumRootLines(tx, { merchantId, days: query }),
    figuresUntil: await figuresUntil(deps, tx, merchantId),
  }));
}
