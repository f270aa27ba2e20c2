import { sql, type RawBuilder } from 'kysely';
import { netResult } from './figures.reads.ts';
import type { Order } from './keyset.reads.ts';
import { orderOf, type PlaceTypes } from './paging.rules.ts';

type Orders<S extends string> = Readonly<Record<S, { by: RawBuilder<unknown>; types: PlaceTypes }>>;

const FIGURE: PlaceTypes = { sort: 'bigint', id: 'integer' };

const FIGURE_ORDERS = {
  deposits: { by: sql`c.deposits`, types: FIGURE },
  withdrawals: { by: sql`c.withdrawals`, types: FIGURE },
  stake: { by: sql`p.stake`, types: FIGURE },
  validBet: { by: sql`p.valid_bet`, types: FIGURE },
  netResult: { by: netResult(), types: FIGURE },
} satisfies Orders<string>;
type FigureSort = keyof typeof FIGURE_ORDERS;

export type TeamSort = FigureSort | 'openedAt' | 'account' | 'lastSeenAt';

/** Numbers of nodes are given in the order of opening. */
const TEAM_ORDERS: Orders<TeamSort> = {
  ...FIGURE_ORDERS,
  openedAt: { by: sql`n.no`, types: { sort: 'integer', id: 'integer' } },
  account: { by: sql`m.account_key`, types: { sort: 'text', id: 'integer' } },
  lastSeenAt: { by: sql`m.last_login_at`, types: { sort: 'timestamptz', id: 'integer' } },
};

export type LossSort = FigureSort | 'account';

const isFigure = (sort: string): boolean => Object.hasOwn(FIGURE_ORDERS, sort);

/** The order of nodes by a column; the number of the node decides between equal ones. */
export function nodeOrder(
  sort: TeamSort | `-${TeamSort}`,
  ofClass?: string,
): Order & { isByFigure: boolean } {
  const { by: name, isDescending } = orderOf<TeamSort>(sort);
  const { by, types } = TEAM_ORDERS[name];
  return {
    by: name === 'netResult' ? netResult(ofClass) : by,
    id: sql`n.no`,
    types,
    isDescending,
    isByFigure: isFigure(name),
  };
}
