import type { Db } from '../../../../platform/db/database.ts';
import { winningsOf } from '../tickets/tickets.rules.ts';
import type { LotteryEngine } from '../tickets/tickets.types.ts';
import type { AccountPlan, DueTicket } from './accounts.rules.ts';
import { listPaidTickets, listPicks, listTickets, listWinningBets, sumTickets } from './runs.reads.ts';
import type { RunOf, RunTicket, TicketSum } from './runs.types.ts';

/** Wins by play and pick, only of those that win. */
export type Winning = ReadonlyMap<string, { play: string; pick: string; wins: readonly number[] }>;

const pickKey = ({ play, pick }: { play: string; pick: string }): string => `${play} ${pick}`;

/** Evaluates each distinct pick of the draw once. */
export async function findWinning(
  { db, engine }: { db: Db; engine: Pick<LotteryEngine, 'judge'> },
  of: RunOf,
): Promise<Winning> {
  const winning = new Map<string, { play: string; pick: string; wins: readonly number[] }>();
  if (of.numbers === null) return winning;
  const winsOf = engine.judge(of.catalogue, of.numbers);
  for (const one of await listPicks(db, of)) {
    const wins = winsOf(one);
    if (wins.some((count) => count > 0)) winning.set(pickKey(one), { ...one, wins });
  }
  return winning;
}

export type PlanOf = { of: RunOf; run: number; isAgain: boolean; shard: number; upto: number };

/** What the tickets that win are due. */
async function listDue(
  { db, engine }: { db: Db; engine: Pick<LotteryEngine, 'prizes'> },
  { of, shard, upto }: PlanOf,
  winning: Winning,
): Promise<Map<string, DueTicket>> {
  const { merchantId, drawId, catalogue } = of;
  const bets = await listWinningBets(db, { merchantId, drawId, shard, upto }, [...winning.values()]);
  const due = new Map<string, DueTicket>();
  for (const { play, pick, lineMinor, group, priceBps, ...ticket } of bets) {
    const prizes = engine.prizes({ catalogue, play, lineMinor, group, priceBps });
    const wonMinor = winningsOf(winning.get(pickKey({ play, pick }))?.wins ?? [], prizes);
    const known = due.get(ticket.ticketId) ?? { ...ticket, dueMinor: 0n, paidMinor: 0n, nowMinor: 0n };
    known.nowMinor += wonMinor;
    due.set(ticket.ticketId, known);
  }
  return due;
}

/** The tickets that differ from what earlier runs have made of them. */
function changesOf(due: Map<string, DueTicket>, paid: readonly RunTicket[]): DueTicket[] {
  for (const before of paid)
    due.set(before.ticketId, { ...before, nowMinor: due.get(before.ticketId)?.nowMinor ?? 0n });
  return [...due.values()].filter(
    ({ nowMinor, dueMinor, paidMinor }) => nowMinor !== dueMinor || nowMinor !== paidMinor,
  );
}

function byAccount(tickets: readonly DueTicket[], sums: readonly TicketSum[]): AccountPlan[] {
  const plans = new Map<number, { account: number; tickets: DueTicket[]; sums: TicketSum[] }>();
  const planOf = (account: number) => {
    const plan = plans.get(account) ?? { account, tickets: [], sums: [] };
    plans.set(account, plan);
    return plan;
  };
  for (const sum of sums) planOf(sum.account).sums.push(sum);
  for (const ticket of tickets) planOf(ticket.account).tickets.push(ticket);
  return [...plans.values()].toSorted((a, b) => a.account - b.account);
}

/** What a shard has still to write, by account number. */
export async function plansOf(
  deps: { db: Db; engine: Pick<LotteryEngine, 'prizes'> },
  given: PlanOf,
  winning: Winning,
): Promise<AccountPlan[]> {
  const { of, run, isAgain, shard, upto } = given;
  const part = { merchantId: of.merchantId, drawId: of.drawId, shard, upto };
  if (of.numbers === null) {
    const paid = new Map((await listPaidTickets(deps.db, part, run)).map((one) => [one.ticketId, one]));
    const tickets = (await listTickets(deps.db, part)).map((ticket) => ({
      ...ticket,
      dueMinor: 0n,
      paidMinor: 0n,
      ...paid.get(ticket.ticketId),
      nowMinor: 0n,
    }));
    return byAccount(tickets, []);
  }
  if (!isAgain) {
    const [due, sums] = await Promise.all([listDue(deps, given, winning), sumTickets(deps.db, part)]);
    return byAccount([...due.values()], sums);
  }
  const [due, paid] = await Promise.all([listDue(deps, given, winning), listPaidTickets(deps.db, part, run)]);
  return byAccount(changesOf(due, paid), []);
}
