import { ODDS_ONE_E3 } from '@croupier/contract/vendors/fixture-outcomes.ts';
import { languageCode } from '@croupier/contract/merchants/system.ts';
import { z } from 'zod';
import {
  amountOf,
  currencyCode,
  gameCode,
  playerName,
  readAs,
  theirId,
  visitToken,
} from '../parsing.rules.ts';

const MAX_BATCH = 100;
const MIN_KEY = 16;

const MAX_DETAIL_CHARACTERS = 16_384;

const amount = z.string().transform(readAs(amountOf));
const detail = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_DETAIL_CHARACTERS);

const about = { player: playerName, token: visitToken.optional(), game: gameCode.optional() };
const money = { player: playerName, currency: currencyCode, game: gameCode, id: theirId, unit: theirId };

/** What a `batch` may hold. */
const items = {
  bet: z.object({
    call: z.literal('bet'),
    ...money,
    token: visitToken,
    amount,
    reference: theirId.optional(),
    free: z.boolean().optional(),
    closes: z.boolean().optional(),
    detail: detail.optional(),
  }),
  win: z.object({
    call: z.literal('win'),
    ...money,
    amount,
    final: z.boolean(),
    valid_bet: amount.optional(),
    reference: theirId.optional(),
    free: z.boolean().optional(),
    detail: detail.optional(),
  }),
  rollback: z.object({ call: z.literal('rollback'), player: playerName, id: theirId, bet: theirId }),
  cancel: z.object({ call: z.literal('cancel'), player: playerName, id: theirId, unit: theirId }),
  promo: z.object({
    call: z.literal('promo'),
    player: playerName,
    currency: currencyCode,
    game: gameCode.optional(),
    id: theirId,
    amount,
    detail: detail.optional(),
  }),
  correct: z.object({
    call: z.literal('correct'),
    ...money,
    previous: amount,
    payout: amount,
    reason: z.string().min(1).max(200),
  }),
};
export const hmacItem = z.discriminatedUnion('call', [
  items.bet,
  items.win,
  items.rollback,
  items.cancel,
  items.promo,
  items.correct,
]);

/** Every call of the wallet. `to` and `call` have been compared with the path before. */
export const hmacCalls = {
  ...items,
  session: z.object({ call: z.literal('session'), ...about, token: visitToken }),
  balance: z.object({ call: z.literal('balance'), ...about, currency: currencyCode.optional() }),
  /** What the batch itself names holds for each item that does not. */
  batch: z.object({
    call: z.literal('batch'),
    player: playerName.optional(),
    currency: currencyCode.optional(),
    token: visitToken.optional(),
    game: gameCode.optional(),
    items: z.array(z.record(z.string(), z.unknown())).min(1).max(MAX_BATCH),
  }),
} as const;
export type HmacItem = z.output<typeof hmacItem>;

/** We sign with it, and so does the vendor. */
export const hmacKeys = z.object({ key: z.string().min(MIN_KEY).max(256) });
export type HmacKeys = z.output<typeof hmacKeys>;

export const hmacConfig = z.object({
  /** Base address of the vendor's API. */
  url: z.url({ protocol: /^https?$/ }),
  /** The account name that both sides put into `to`. */
  account: z.string().regex(/^[\w-]{1,64}$/),
});
export type HmacConfig = z.output<typeof hmacConfig>;

/** Codes of the vendor that are a final no below HTTP 500: nothing happened, and nothing will. */
export const FINAL_CODES = [
  'refused',
  'insufficient_funds',
  'player_unknown',
  'game',
  'currency',
  'mismatch',
  'malformed',
  'signature',
  'closed',
  'unsupported',
] as const;

const ok = z.object({ code: z.literal('ok') });
const at = z.string().transform((text, context) => {
  const date = new Date(text);
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: 'custom', message: 'no time' });
  return z.NEVER;
});

const transaction = z.object({
  id: theirId,
  call: z.enum(['bet', 'win', 'rollback', 'cancel', 'promo', 'correct']),
  player: playerName,
  currency: currencyCode,
  game: gameCode.default(''),
  unit: theirId.optional(),
  /** Left out where nothing moves: a cancellation names no amount. */
  amount: amount.default(0n),
  state: z.enum(['done', 'refused', 'rolled_back']),
  at,
  final: z.boolean().optional(),
  bet: theirId.optional(),
});
export type HmacTransaction = z.output<typeof transaction>;

/** A number of things, sent as a number. */
const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Decimal odds above one, in thousandths. */
const odds = z
  .string()
  .regex(/^\d{1,4}(?:\.\d{1,3})?$/)
  .transform((text) => Math.round(Number(text) * ODDS_ONE_E3))
  .refine((oddsE3) => oddsE3 > ODDS_ONE_E3)
  .nullable();
const names = z
  .partialRecord(languageCode, z.string().trim().min(1).max(96))
  .refine(({ EN }) => EN !== undefined);
const side = z.object({
  names,
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
});

/** Answers of the vendor. Numbers arrive as text, see `platform/exact-json.ts`. */
export const hmacAnswers = {
  ok,
  url: ok.extend({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  transactions: ok.extend({
    items: z.array(transaction).max(500),
    cursor: z.string().min(1).max(200).nullable(),
  }),
  tables: ok.extend({
    tables: z
      .array(
        z.object({
          game: gameCode,
          open: z.boolean(),
          dealer: z.string().max(64).nullable().default(null),
          min: amount,
          max: amount,
          seats: count.nullable().default(null),
          taken: count,
          history: z.array(z.string().max(8)).max(80).default([]),
        }),
      )
      .max(1_000),
  }),
  fixtures: ok.extend({
    fixtures: z
      .array(
        z.object({
          id: theirId,
          game: gameCode,
          title: names,
          home: side,
          away: side,
          starts_at: at,
          closes_at: at.nullable().default(null),
          live: z
            .object({
              minute: count.nullable().default(null),
              score: z.tuple([count, count]).nullable().default(null),
            })
            .nullable()
            .default(null),
          odds: z.object({ home: odds, draw: odds.optional(), away: odds }),
          market: theirId.nullable().default(null),
        }),
      )
      .max(1_000),
  }),
  freeRounds: ok.extend({ items: z.array(z.object({ id: theirId, count, used: count })).max(1_000) }),
  moved: ok.extend({ amount }),
  balance: ok.extend({ balance: amount }),
  transfer: z.discriminatedUnion('state', [
    ok.extend({ state: z.literal('done'), amount }),
    ok.extend({ state: z.literal('failed'), reason: z.string().max(200).default('') }),
    ok.extend({ state: z.literal('under_way') }),
    ok.extend({ state: z.literal('absent') }),
  ]),
};
