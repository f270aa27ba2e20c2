import { growTree } from '@croupier/fairplay/lottery/root.ts';
import { pathIn, type Tree } from '@croupier/fairplay/merkle.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { createFresh } from '../../../../platform/fresh.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { normalId } from '../../../money/wallet/index.ts';
import { findDraw } from '../draws/draws.queries.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { listResults } from '../results/results.queries.ts';
import { listDigests } from './digests.reads.ts';
import { lotteryEngine } from './engine.rules.ts';
import { resultsWithPayout, shownBets } from './shown.rules.ts';
import { findClaim, findShownTicket, listBets, listShownTickets, type ShownTicket } from './tickets.reads.ts';

export type MyTicketsDeps = { db: Db; clock: Clock; merchantIds: () => Promise<readonly string[]> };
type TicketOf = { merchantId: string; memberId: string; id: string };

const DIGESTS_MILLISECONDS = 60_000;
const MAX_DRAWS = 2;

/** The tree over all tickets of a draw, while other calls go on. */
async function treeOf(leaves: readonly string[]): Promise<Tree> {
  const growing = growTree(leaves);
  for (;;) {
    const step = growing.next();
    if (step.done) return step.value;
    await new Promise((resume) => setImmediate(resume));
  }
}

/** What members see of their tickets. */
export function createMyTickets({ db, clock, merchantIds }: MyTicketsDeps) {
  const trees = createFresh<{ leaves: readonly string[]; tree: Tree }>({
    clock,
    milliseconds: DIGESTS_MILLISECONDS,
    maxKeys: MAX_DRAWS,
  });
  const getTicket = async (of: TicketOf): Promise<ShownTicket> => {
    const ticket = await findShownTicket(db, { ...of, id: normalId(of.id) });
    if (!ticket) throw appError(lotteryErrors.ticketNotFound);
    return ticket;
  };

  /** @throws `lottery.ticket_not_found` */
  const detail = async (of: TicketOf) => {
    const ticket = await getTicket(of);
    const { merchantId } = of;
    const [bets, results, claim] = await Promise.all([
      listBets(db, { merchantId, id: ticket.id }),
      listResults(db, ticket.drawId),
      findClaim(db, { merchantId, id: ticket.id }),
    ]);
    const newest = results.at(-1);
    const isOpen = ticket.drawState === 'open' && ticket.closesAt > clock.now();
    return {
      ...ticket,
      catalogue: bets[0]?.catalogue ?? '',
      betList: shownBets(lotteryEngine, bets, newest?.numbers),
      results: resultsWithPayout(lotteryEngine, bets, results),
      claim: claim ?? null,
      isCancellable: isOpen && ticket.state === 'open' && ticket.chaseId === null,
    };
  };

  /** @throws `lottery.ticket_not_found`, `.not_sealed` before the root is known, and for a cancelled ticket */
  const path = async (of: TicketOf) => {
    const { drawId, digest } = await getTicket(of);
    const draw = await findDraw(db, { id: drawId });
    if (!draw?.ticketRoot) throw appError(lotteryErrors.notSealed);
    const { leaves, tree } = await trees.get(drawId, async () => {
      const all = await listDigests(db, { merchantIds: await merchantIds(), drawId });
      return { leaves: all, tree: await treeOf(all) };
    });
    const index = leaves.indexOf(digest);
    if (index < 0) throw appError(lotteryErrors.notSealed);
    return { digest, root: draw.ticketRoot, index, size: leaves.length, path: pathIn(tree, index) };
  };

  return {
    list: (query: Parameters<typeof listShownTickets>[1]) => listShownTickets(db, query),
    detail,
    path,
  };
}
export type MyTickets = ReturnType<typeof createMyTickets>;
