import type { RewardIssuer } from '../../promotions/index.ts';
import { listInState } from '../contests.queries.ts';
import { giveTickets } from './tickets.queries.ts';

const ONE = 10_000n;

/**
 * Tickets as a reward go into the raffle of that name that is open; without one they are lost, which a promotion's terms
 * say by its dates.
 */
export const issueTickets: RewardIssuer['issue'] = async (tx, { merchantId, memberId, reward }) => {
  const open = await listInState(tx, { merchantId, kind: 'raffle', state: 'open' });
  const raffle = open.find(({ slug }) => slug === reward.of);
  const tickets = Number(reward.amountMinor / ONE);
  if (raffle && tickets > 0) await giveTickets(tx, { raffle, memberId, tickets });
  return undefined;
};
