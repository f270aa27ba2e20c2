import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { FIXTURE_CATEGORIES } from './fixture-categories.ts';

/** A wallet at a vendor that money is moved into before play. */
export const vendorWallet = z.object({
  /** The id of the merchant's account at the vendor. */
  accountId: id,
  name: z.string(),
  vendorCodes: z.array(z.string()),
  balance: money,
  /** What is on its way or whose outcome is not known yet. */
  underWay: z
    .object({
      id,
      direction: z.enum(['in', 'out']),
      amount: money.nullable(),
      state: z.enum(['sent', 'unknown']),
    })
    .nullable(),
  open: z.boolean(),
});
export type VendorWallet = z.infer<typeof vendorWallet>;

/** `MAIN`, an account id, or `ALL` to collect what is in all vendors' wallets. */
const place = z.union([z.literal('MAIN'), z.literal('ALL'), id]);

export const TRANSFER_STATES = ['done', 'failed', 'unknown', 'nothing'] as const;

/** One line per vendor's wallet. `unknown`: we ask the vendor until we know; the money is safe meanwhile. */
const transferLine = z.object({
  accountId: id,
  name: z.string(),
  state: z.enum(TRANSFER_STATES),
  amount: money.nullable(),
  reason: z.string().nullable(),
});
export type TransferLine = z.infer<typeof transferLine>;

/** A live table or a room for several players, as its vendor reports it. */
export const vendorTable = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  displayName: z.string(),
  vendorName: z.string(),
  iconUrl: z.string(),
  theme: z.string(),
  open: z.boolean(),
  dealer: z.string().nullable(),
  min: money,
  max: money,
  seats: z.int().nullable(),
  freeSeats: z.int().nullable(),
  players: z.int(),
  /** Newest last, in the game's own marks. */
  history: z.array(z.string()).max(80),
});
export type VendorTable = z.infer<typeof vendorTable>;

const fixtureSide = z.object({ name: z.string(), color: z.string().nullable() });
/** In thousandths; null while no bets are taken. */
const odds = z.int().nullable();

/** A match or a fight with its odds, as its vendor reports it. */
export const vendorFixture = z.object({
  id: z.string(),
  gameId: z.string(),
  vendorName: z.string(),
  /** The sport or the event. */
  title: z.string(),
  sides: z.tuple([fixtureSide, fixtureSide]),
  startsAt: instant,
  /** Null before the start. */
  live: z.object({ minute: z.int().nullable(), score: z.tuple([z.int(), z.int()]).nullable() }).nullable(),
  /** Without `draw` in a match that has none. */
  odds: z.object({ home: odds, draw: odds.optional(), away: odds }),
  /** The vendor's id of the market that has these odds; null if its game opens at the match only. */
  market: z.string().nullable(),
});
export type VendorFixture = z.infer<typeof vendorFixture>;

const freeRounds = z.object({
  id,
  gameId: z.string(),
  /** As many as are left, if the vendor says so in time; else as many as were given. */
  count: z.int(),
  bet: money,
  expiresAt: instant,
});

const visitParams = z.object({ id });

/** Members' calls about vendors' games. Launching is a call of the catalogue. */
export const vendorPlayRoutes = defineRoutes({
  tables: {
    method: 'GET',
    path: '/wps/vendors/tables',
    summary: 'Live tables with their limits, open seats and last results.',
    access: 'visitor',
    response: z.array(vendorTable),
  },
  rooms: {
    method: 'GET',
    path: '/wps/vendors/rooms',
    summary: 'Rooms in which players play against each other.',
    access: 'visitor',
    response: z.array(vendorTable),
  },
  fixtures: {
    method: 'GET',
    path: '/wps/vendors/fixtures',
    summary: 'Matches and fights of a category with their current odds, those under way first.',
    access: 'visitor',
    query: z.object({ category: z.enum(FIXTURE_CATEGORIES) }),
    response: z.array(vendorFixture),
  },
  freeRounds: {
    method: 'GET',
    path: '/wps/vendors/freeRounds',
    summary: 'Free rounds that the member has left in a game.',
    access: 'member',
    query: z.object({ gameId: z.string().max(96) }),
    response: z.array(freeRounds),
  },
  visit: {
    method: 'GET',
    path: '/wps/visits/:id/net',
    summary: 'How a visit of a game goes: staked, won, since when, and whether bets are taken.',
    access: 'member',
    params: visitParams,
    response: z.object({
      gameId: z.string(),
      openedAt: instant,
      endedAt: instant.nullable(),
      endReason: z.string().nullable(),
      stake: money,
      payout: money,
      rounds: z.int(),
      openRounds: z.int(),
    }),
    errors: ['vendors.visit_not_found'],
  },
  endVisit: {
    method: 'POST',
    path: '/wps/visits/:id/end',
    summary: 'Leaves the game: its token takes no more bets, and money in a vendor’s wallet comes back.',
    access: 'member',
    params: visitParams,
    body: z.object({
      /** The player has moved money there for this game and wants it back. */
      collect: z.boolean().default(false),
    }),
    response: z.object({ lines: z.array(transferLine) }),
    errors: ['vendors.visit_not_found'],
  },
});

/** Money between the main wallet and the wallets at vendors. */
export const vendorWalletRoutes = defineRoutes({
  wallets: {
    method: 'GET',
    path: '/wps/vendors/wallets',
    summary: 'The member’s wallets at vendors.',
    access: 'member',
    response: z.object({
      currency: z.string(),
      main: money,
      wallets: z.array(vendorWallet),
    }),
  },
  transfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Moves money between the main wallet and a vendor’s wallet; from ALL collects everything.',
    access: 'member',
    body: z.object({
      id: idempotencyKey,
      from: place,
      to: place,
      amount: z.union([positiveMoney, z.literal('all')]),
    }),
    response: z.object({ main: money, lines: z.array(transferLine) }),
    errors: [
      'vendors.account_not_found',
      'vendors.transfer_places',
      'vendors.transfer_open',
      'vendors.stopped',
      'wallet.insufficient_funds',
    ],
  },
});
