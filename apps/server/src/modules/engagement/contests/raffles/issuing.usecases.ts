import { z } from 'zod';
import { appError } from '../../../../platform/http/errors.ts';
import type { GoodIssuer } from '../../loyalty/index.ts';
import type { RewardIssuer } from '../../promotions/index.ts';
import { contestErrors } from '../contests.errors.ts';
import { listInState } from '../contests.queries.ts';
import type { Contest, Db } from '../contests.types.ts';
import { giveTickets } from './tickets.queries.ts';

const ONE = 10_000n;

type Named = { merchantId: string; slug: string | undefined };

async function openRaffle(db: Db, { merchantId, slug }: Named): Promise<Contest<'raffle'> | undefined> {
  const open = await listInState(db, { merchantId, kind: 'raffle', state: 'open' });
  return open.find((raffle) => raffle.slug === slug);
}

/**
 * Tickets as a reward go into the raffle of that name that is open; without one they are lost, which a promotion's terms
 * say by its dates.
 */
export const issueTickets: RewardIssuer['issue'] = async (tx, { merchantId, memberId, reward }) => {
  const raffle = await openRaffle(tx, { merchantId, slug: reward.of });
  const tickets = Number(reward.amountMinor / ONE);
  if (raffle && tickets > 0) await giveTickets(tx, { raffle, memberId, tickets });
  return undefined;
};

/** What a good of the points mall says of its tickets. */
const goodTerms = z.strictObject({ raffle: z.string(), tickets: z.int().min(1).max(1_000) });

/** Tickets as a good of the points mall, for a raffle that is open: nobody pays for tickets that are lost. */
export const createTicketsGood = ({ db }: { db: Db }): GoodIssuer => ({
  kind: 'tickets',
  canIssue: async ({ merchantId, terms }) => {
    const read = goodTerms.safeParse(terms);
    return read.success && (await openRaffle(db, { merchantId, slug: read.data.raffle })) !== undefined;
  },
  /** @throws `contests.over` */
  issue: async (tx, { merchantId, memberId, quantity, terms }) => {
    const read = goodTerms.safeParse(terms);
    const raffle = await openRaffle(tx, { merchantId, slug: read.data?.raffle });
    if (!read.success || !raffle) throw appError(contestErrors.over);
    await giveTickets(tx, { raffle, memberId, tickets: read.data.tickets * quantity });
  },
});
