import { rafflesRoutes as routes } from '@croupier/contract/contests/raffles.ts';
import { formatLine } from '@croupier/fairplay/contests/raffle.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { factsOf } from '../contests.rules.ts';
import type { createRaffles, ShownRaffle } from './raffles.usecases.ts';

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value));

const raffleOf = (view: ShownRaffle, shown: { now: Date; language: string }) => {
  const { raffle, row, drawsAt, poolMinor, mine } = view;
  const { perBet, maxTickets, mayWinAgain, prizes } = raffle.shape;
  return {
    ...factsOf(raffle, shown),
    perBet,
    maxTickets,
    mayWinAgain,
    prizes,
    pool: poolMinor,
    seedHash: row.seedHash,
    announcedRound: String(row.announcedRound),
    drawsAt,
    listedAt: row.listedAt,
    drawnAt: row.drawnAt,
    tickets: textOf(row.tickets),
    mine: mine && { tickets: mine.tickets, base: mine.baseMinor, won: mine.wonMinor },
  };
};

export const rafflesRoutes = (raffles: ReturnType<typeof createRaffles>, clock: Clock): BoundRoutes =>
  bindRoutes(routes, {
    raffles: async ({ merchantId, account, language }) => {
      const list = await raffles.list({ merchantId, memberId: account?.id });
      const now = clock.now();
      return { raffles: list.map((view) => raffleOf(view, { now, language })) };
    },
    raffleTickets: async ({ merchantId, account, params: { raffleId }, query }) => {
      const caller = { merchantId, memberId: account?.id, contestId: raffleId };
      const { lines, totalLines, root } = await raffles.tickets(caller, query);
      return {
        lines: lines.map(formatLine),
        totalPages: Math.ceil(totalLines / query.pageSize),
        totalLines,
        root,
      };
    },
    raffleProof: async ({ merchantId, account, language, params: { raffleId } }) => {
      const caller = { merchantId, memberId: account?.id, contestId: raffleId };
      const { view, beacon, draws, mine } = await raffles.proof(caller);
      const { row } = view;
      const { publicKey, genesisAt, periodSeconds } = beacon;
      return {
        raffle: raffleOf(view, { now: clock.now(), language }),
        winners: draws.map(({ memberId, ticket, amountMinor, ...win }) => ({
          ...win,
          ticket: String(ticket),
          amount: amountMinor,
          isMine: memberId === account?.id,
        })),
        seed: row.seed,
        root: row.root,
        beacon: {
          publicKey,
          genesisAt,
          periodSeconds,
          round: textOf(row.round),
          signature: row.signature,
          randomness: row.randomness,
        },
        mine: mine && { line: formatLine(mine.line), place: mine.place },
      };
    },
  });
