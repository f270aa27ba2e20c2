import { nodeIn, nodeOf } from '../own.usecases.ts';
import { within } from '../bounds.reads.ts';
import type { MemberKey, TeamDeps } from '../teams.types.ts';
import { BET_ORDER, listBets, sumBets, type BetFilter, type BetRow, type BetSums } from './bets.reads.ts';
import { sumOfAll, sumsBy } from './bets.rules.ts';
import { pageOfRows, placeOf } from './paging.rules.ts';
import { teamOf } from './team.usecases.ts';
import {
  listTransactions,
  sumTransactions,
  TRANSACTION_ORDER,
  type TransactionFilter,
  type TransactionRow,
} from './transactions.reads.ts';

type Paging = { after?: string | undefined; limit: number };

/** The agent's team, of which one member may be named. @throws `agents.not_found` outside it */
async function openTeam(
  deps: TeamDeps,
  tx: Parameters<typeof nodeOf>[0],
  { agent, memberId }: { agent: MemberKey; memberId: string | undefined },
) {
  const { merchantId } = agent;
  const own = await nodeOf(tx, agent);
  if (memberId) await nodeIn(tx, own, { merchantId, memberId });
  return teamOf(deps, own, merchantId);
}

export type BetsPage = {
  items: BetRow[];
  next: string | null;
  totals:
    | (BetSums & {
        classes: Array<BetSums & { class: string }>;
        vendors: Array<BetSums & { vendor: string }>;
      })
    | null;
};

/** @throws `agents.not_found` for somebody outside the team, `lists.bad_cursor` */
export async function readBets(
  deps: TeamDeps,
  agent: MemberKey,
  query: Omit<BetFilter, 'currency'> & Paging & { language: string },
): Promise<BetsPage> {
  const { memberId: agentId, merchantId } = agent;
  const { limit, language } = query;
  const place = placeOf('bets', { agentId, query, types: BET_ORDER.types });
  const { currency } = await deps.merchants.byId(merchantId);
  return within(deps.db, async (tx) => {
    const team = await openTeam(deps, tx, { agent, memberId: query.memberId });
    const filter = { ...query, currency };
    const rows = await listBets(tx, { team, filter, language, place, limit: limit + 1 });
    const sums = place ? undefined : await sumBets(tx, { team, filter });
    return {
      ...pageOfRows('bets', { agentId, query, limit }, rows),
      totals: sums
        ? { ...sumOfAll(sums), classes: sumsBy(sums, 'class'), vendors: sumsBy(sums, 'vendor') }
        : null,
    };
  });
}

export type TransactionsPage = {
  items: TransactionRow[];
  next: string | null;
  totals: { count: number; in: bigint; out: bigint } | null;
};

/** @throws `agents.not_found` for somebody outside the team, `lists.bad_cursor` */
export async function readTransactions(
  deps: TeamDeps,
  agent: MemberKey,
  query: Omit<TransactionFilter, 'currency'> & Paging,
): Promise<TransactionsPage> {
  const { memberId: agentId, merchantId } = agent;
  const { limit } = query;
  const place = placeOf('transactions', { agentId, query, types: TRANSACTION_ORDER.types });
  const { currency } = await deps.merchants.byId(merchantId);
  return within(deps.db, async (tx) => {
    const team = await openTeam(deps, tx, { agent, memberId: query.memberId });
    const filter = { ...query, currency };
    const rows = await listTransactions(tx, { team, filter, place, limit: limit + 1 });
    return {
      ...pageOfRows('transactions', { agentId, query, limit }, rows),
      totals: place ? null : await sumTransactions(tx, { team, filter }),
    };
  });
}
