import { z } from 'zod';
import { id } from '../ids.ts';
import { money } from '../money.ts';

/** Multipliers of crash are in hundredths: 774 is 7.74×. */
export const hundredths = z.int().min(100);
export const gameNo = z.int().min(1).max(2_147_483_647);

/** `waiting`: nobody leads the room yet; `closed`: there is no chain to play, or the game is switched off. */
export const crashPhase = z.enum(['waiting', 'closed', 'betting', 'locked', 'running', 'ended']);

export const crashHow = z.enum(['auto', 'manual', 'limit', 'cut']);

export const crashBet = z.object({
  /** The id of the round. */
  id,
  gameNo,
  stake: money,
  /** Its automatic cash-out: the player's, or the highest multiplier that may be paid. */
  auto: hundredths,
  state: z.enum(['open', 'cashed', 'won', 'lost', 'cancelled', 'refunded', 'voided']),
  cashedAt: hundredths.nullable(),
  cashedMs: z.int().nullable(),
  how: crashHow.nullable(),
  payout: money,
});
export type CrashBet = z.infer<typeof crashBet>;

/** A player's bet as others see it; `row` numbers the bets of a game. */
const crashRow = z.object({
  row: z.int(),
  name: z.string(),
  stake: money,
  cashedAt: hundredths.nullable(),
});
export type CrashRow = z.infer<typeof crashRow>;

const lastGame = z.object({ gameNo, point: hundredths, isCut: z.boolean() });
export type LastGame = z.infer<typeof lastGame>;

/** Times are of the server's own clock, in milliseconds; a `pong` tells what it shows. */
export const crashState = z.object({
  at: z.number(),
  gameNo: gameNo.nullable(),
  phase: crashPhase,
  /** When this phase ends, unless the game decides. */
  endsAt: z.number().nullable(),
  startedAt: z.number().nullable(),
  /** Only of a game that has ended. */
  point: hundredths.nullable(),
  hash: z.string().nullable(),
  cutAt: hundredths.nullable(),
  players: z.object({ bets: z.int(), inside: z.int(), stake: money, paid: money }),
  /** At this multiplier the room cashes out everybody who is in. */
  limitAt: hundredths.nullable(),
  /** The most that the room pays in a game. */
  limit: money,
});
export type CrashState = z.infer<typeof crashState>;

export const crashMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('snapshot'),
    state: crashState,
    rows: z.array(crashRow),
    last: z.array(lastGame),
    own: z.array(crashBet),
  }),
  /** What has changed since the last message of this kind. */
  z.object({
    kind: z.literal('delta'),
    state: crashState,
    joined: z.array(crashRow),
    /** Rows that have left, with the multiplier; null for a cancelled bet. */
    left: z.array(z.object({ row: z.int(), at: hundredths.nullable() })),
  }),
  /** The player's own bets have changed. */
  z.object({ kind: z.literal('own'), bets: z.array(crashBet) }),
  /** The answer to a cash-out; refused with a code. */
  z.object({ kind: z.literal('answer'), betId: id, bet: crashBet.nullable(), code: z.string().nullable() }),
  z.object({ kind: z.literal('pong'), sent: z.number(), at: z.number() }),
]);
export type CrashMessage = z.infer<typeof crashMessage>;

/** What a page says to the room, after it has asked to watch it. */
export const crashSays = z.discriminatedUnion('say', [
  z.object({ say: z.literal('ping'), sent: z.number() }),
  z.object({ say: z.literal('cash_out'), betId: id }),
]);
export type CrashSays = z.infer<typeof crashSays>;
