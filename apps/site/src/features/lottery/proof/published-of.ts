import type { DrawProof } from '@croupier/contract/games/lottery-draws.ts';
import type { LotteryTicketDetail } from '@croupier/contract/games/lottery-tickets.ts';
import type { ProvenTicket, PublishedDraw } from '@croupier/fairplay/lottery/proof.ts';
import type { TicketPath } from '@croupier/fairplay/lottery/root.ts';

/** What a check of an own draw needs; undefined until everything is published, and for draws of others. */
export function publishedDraw({
  draw,
  chain,
  beacon,
  secret,
  results,
}: DrawProof): PublishedDraw | undefined {
  const numbers = results.at(-1)?.numbers;
  if (!chain || !beacon || secret === null || !numbers) return undefined;
  if (draw.ticketRoot === null || draw.sealedAt === null) return undefined;
  const { round, signature, randomness, publicKey: beaconKey, genesisAt, periodSeconds } = beacon;
  if (round === null || signature === null || randomness === null) return undefined;
  return {
    drawId: draw.publicId,
    ticketsOf: draw.id,
    closesAtMs: draw.closesAt.getTime(),
    sealedAtMs: draw.sealedAt.getTime(),
    catalogue: draw.catalogueVersion,
    anchor: chain.anchor,
    index: chain.index,
    secret,
    root: draw.ticketRoot,
    beaconKey,
    genesisSeconds: genesisAt.getTime() / 1000,
    periodSeconds,
    round,
    signature,
    randomness,
    numbers,
  };
}

/** A settled ticket with its place in the root. */
export const provenTicket = (ticket: LotteryTicketDetail, path: TicketPath): ProvenTicket => ({
  ticket: {
    ticketId: ticket.id,
    drawId: ticket.drawId,
    bets: ticket.betList.map(({ play, pick, line: lineMinor, group, priceBps }) => ({
      play,
      pick,
      lineMinor,
      group,
      priceBps,
    })),
    words: ticket.words,
  },
  path: { index: path.index, size: path.size, path: path.path },
  payoutMinor: ticket.payout,
});
