import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import { JsonNumber } from '../../../../../platform/exact-json.ts';
import { currencyCode, gameCode, playerName, readAs, theirId, visitToken } from '../parsing.rules.ts';

/** Hub88 counts 100,000 to the unit of a currency, the ledger 10,000. */
const THEIRS_OF_OURS = 10n;
const MAX_DIGITS = 18;

/** An amount of Hub88's in the ledger's scale. */
function oursOf({ text }: JsonNumber): bigint | 'type' | 'negative' | 'too_fine' {
  if (/^-\d+$/.test(text)) return /[1-9]/.test(text) ? 'negative' : 'type';
  if (!/^\d+$/.test(text) || text.length > MAX_DIGITS) return 'type';
  const theirs = BigInt(text);
  return theirs % THEIRS_OF_OURS === 0n ? theirs / THEIRS_OF_OURS : 'too_fine';
}
/** An amount of the ledger in Hub88's scale, as the text of a number. */
export const theirsOf = (amountMinor: bigint): string => String(amountMinor * THEIRS_OF_OURS);

export const hub88Amount = z.instanceof(JsonNumber).transform(readAs(oursOf));
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const optionalText = theirId.nullish().transform((value) => value ?? undefined);

const user = { user: playerName, request_uuid: theirId };
const transaction = {
  ...user,
  transaction_uuid: theirId,
  game_code: gameCode.nullish().transform((value) => value ?? undefined),
  round_closed: flag,
};
const played = {
  ...transaction,
  round: theirId,
  currency: currencyCode,
  amount: hub88Amount,
  is_free: flag,
  is_supplier_promo: flag,
  reward_uuid: optionalText,
};

export const hub88Calls = {
  'user/info': z.object(user),
  'user/balance': z.object({ ...user, token: visitToken, game_code: gameCode.nullish() }),
  'transaction/bet': z.object({ ...played, token: visitToken, game_code: gameCode }),
  'transaction/win': z.object(played),
  'transaction/rollback': z.object({ ...transaction, reference_transaction_uuid: theirId }),
};
export type Hub88Played = z.output<(typeof hub88Calls)['transaction/win']>;

export const hub88Config = z.object({
  /** Address of the operator API, up to `/operator/generic/v2`. */
  url: z.url({ protocol: /^https?$/ }),
  operatorId: z.int().positive(),
  /** The brand, where one operator has several. */
  subPartnerId: z.string().min(1).max(64).optional(),
  /** How a rollback whose bet has not arrived is answered; the bet is refused either way. */
  rollbackBeforeBet: z.enum(['ok', 'not_found']).default('ok'),
  /** The template of free rounds for all games; without it, one that fits is looked for. */
  prepaidUuid: z.uuid().optional(),
  /** Whether this brand's players have a wallet at Hub88. */
  transferWallet: z.boolean().default(false),
});
export type Hub88Config = z.output<typeof hub88Config>;

const isKey = (pem: string): boolean => {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};
const rsaKey = z.string().max(8_000).refine(isKey, 'must be an RSA key in PEM form');

/** Each side signs with its own key. */
export const hub88Keys = z.object({ publicKey: rsaKey, privateKey: rsaKey });
export type Hub88Keys = z.output<typeof hub88Keys>;
