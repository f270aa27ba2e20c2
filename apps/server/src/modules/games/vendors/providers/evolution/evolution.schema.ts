import { z } from 'zod';
import { JsonNumber } from '../../../../../platform/exact-json.ts';
import {
  amountOf,
  currencyCode,
  gameCode,
  playerName,
  readAs,
  theirId,
  visitToken,
} from '../parsing.rules.ts';

/** A JSON decimal with up to six places; what the ledger can't hold is refused. */
export const evolutionAmount = z
  .instanceof(JsonNumber)
  .transform(readAs(({ text }: JsonNumber) => amountOf(text)));

const who = { userId: playerName, uuid: theirId };
const game = z.object({
  id: theirId,
  type: z.string().max(64).default(''),
  details: z.object({ table: z.object({ id: gameCode, vid: z.string().max(64).nullish() }) }),
});
const transaction = z.object({ id: theirId, refId: theirId, amount: evolutionAmount });
const played = { ...who, sid: visitToken, currency: currencyCode, game, transaction };

export const evolutionCalls = {
  check: z.object({ ...who, sid: visitToken }),
  sid: z.object({ ...who, sid: visitToken.nullish() }),
  balance: z.object({ ...who, sid: visitToken, currency: currencyCode.nullish(), game: game.nullish() }),
  debit: z.object(played),
  credit: z.object(played),
  cancel: z.object(played),
  promo_payout: z.object({
    ...who,
    sid: visitToken.nullish(),
    currency: currencyCode,
    game: game.nullish(),
    promoTransaction: z.object({
      /** New types appear; each is a payout. */
      type: z.string().max(64),
      id: theirId,
      amount: evolutionAmount,
      voucherId: theirId.nullish(),
    }),
  }),
};
export type EvolutionPlayed = z.output<typeof evolutionCalls.debit>;
export type EvolutionPromo = z.output<typeof evolutionCalls.promo_payout>;

export const evolutionConfig = z.object({
  url: z.url({ protocol: /^https?$/ }),
  casinoKey: z.string().regex(/^[\w-]{1,64}$/),
  /** How a cancellation whose debit has not arrived is answered; the debit is refused either way. */
  rollbackBeforeBet: z.enum(['ok', 'not_found']).default('not_found'),
  /** How a repeated call that was done is answered. */
  repeatedAs: z.enum(['exists', 'ok']).default('exists'),
});
export type EvolutionConfig = z.output<typeof evolutionConfig>;

const token = z.string().min(16).max(256);
/** They call us with `authToken`, we call them with `apiToken`. */
export const evolutionKeys = z.object({ authToken: token, apiToken: token });
export type EvolutionKeys = z.output<typeof evolutionKeys>;
