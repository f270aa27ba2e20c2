import { z } from 'zod';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { pageQuery } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { contestFacts } from './missions.ts';
import { raffleShape } from './shapes.ts';

const raffleParams = z.object({ raffleId: id });
const { perBet, maxTickets, mayWinAgain, prizes } = raffleShape.shape;
const hash = z.string();

const raffle = z.object({
  ...contestFacts,
  perBet,
  maxTickets,
  mayWinAgain,
  prizes,
  pool: money,
  /** Published with the raffle. */
  seedHash: hash,
  /** The round of the beacon that was announced with the raffle, and when it speaks. */
  announcedRound: z.string(),
  drawsAt: instant,
  listedAt: instant.nullable(),
  drawnAt: instant.nullable(),
  tickets: z.string().nullable(),
  /** Of the caller; null for visitors. */
  mine: z.object({ tickets: z.int(), base: money, won: money }).nullable(),
});
export type Raffle = z.output<typeof raffle>;

const winner = z.object({
  prize: z.int(),
  draw: z.int(),
  ticket: z.string(),
  tag: z.string(),
  amount: money,
  isMine: z.boolean(),
});
export type RaffleWinner = z.output<typeof winner>;

const path = z.object({ index: z.int(), size: z.int(), path: z.array(hash) });

export const rafflesRoutes = defineRoutes({
  raffles: {
    method: 'GET',
    path: '/wps/raffles',
    summary: 'Raffles that are running, waiting for their draw, or drawn.',
    access: 'visitor',
    response: z.object({ raffles: z.array(raffle) }),
  },
  raffleTickets: {
    method: 'GET',
    path: '/wps/raffles/:raffleId/tickets',
    summary:
      'The public list of a closed raffle, page by page; whose a line is can be told only by its owner.',
    access: 'visitor',
    params: raffleParams,
    query: pageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(10_000).default(100) }),
    response: z.object({
      lines: z.array(z.string()),
      totalPages: z.int(),
      totalLines: z.int(),
      root: hash.nullable(),
    }),
    errors: ['contests.not_found'],
  },
  raffleProof: {
    method: 'GET',
    path: '/wps/raffles/:raffleId/proof',
    summary:
      'Everything that a check of the draw needs except the list, with the caller’s line and its place.',
    access: 'visitor',
    params: raffleParams,
    response: z.object({
      raffle,
      winners: z.array(winner),
      seed: z.string().nullable(),
      root: hash.nullable(),
      beacon: z.object({
        publicKey: z.string(),
        genesisAt: instant,
        periodSeconds: z.int(),
        round: z.string().nullable(),
        signature: z.string().nullable(),
        randomness: z.string().nullable(),
      }),
      mine: z.object({ line: z.string(), place: path }).nullable(),
    }),
    errors: ['contests.not_found'],
  },
});
