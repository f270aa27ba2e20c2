import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import type { Published } from '@croupier/fairplay/lottery/published.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../shared/api/call.ts';
import { myDrawQuery } from '../reveal/my-bets.queries.ts';
import { ticketPathQuery } from '../tickets/ticket.queries.ts';
import { provenTicket, publishedDraw } from './published-of.ts';

export const proofQuery = (id: string) => callQuery('lotteryDraws.proof', { params: { id } });

const isSettled = ({ state }: LotteryTicketDetail): boolean => state === 'won' || state === 'lost';

/** What was published of a draw, with one ticket of the reader if there is a settled one. */
export function usePublished(
  proof: DrawProof | undefined,
  ticketId: string | null,
): { published: Published | undefined; tickets: LotteryTicketDetail[] } {
  const { data: mine, isPending, isEnabled } = useQueryState(proof?.draw.id ?? '');
  const tickets = useMemo(() => mine?.tickets.filter(isSettled) ?? [], [mine]);
  const chosen = tickets.find(({ id }) => id === ticketId) ?? tickets[0];
  const path = useQuery({
    ...ticketPathQuery(chosen?.id ?? ''),
    enabled: chosen !== undefined && proof?.chain !== null,
  });
  const published = useMemo((): Published | undefined => {
    const draw = proof && publishedDraw(proof);
    // A check that begins without the ticket would have to begin again.
    if (!draw || (isEnabled && isPending) || (chosen && path.isPending)) return undefined;
    return { draw, ...(chosen && path.data && { proven: provenTicket(chosen, path.data) }) };
  }, [proof, isEnabled, isPending, chosen, path.isPending, path.data]);
  return { published, tickets };
}

function useQueryState(drawId: string) {
  const options = myDrawQuery(drawId);
  const { data, isPending } = useQuery(options);
  return { data, isPending, isEnabled: options.enabled === true };
}
