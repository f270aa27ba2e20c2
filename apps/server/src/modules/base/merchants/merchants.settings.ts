import { captchaRule } from '@croupier/contract/access/captcha.ts';
import { patternId, REGISTRATION_FIELDS } from '@croupier/contract/access/identity.ts';
import { money } from '@croupier/contract/money.ts';
import { languageCode, permission, whitelabel } from '@croupier/contract/merchants/system.ts';
import { z } from 'zod';
import { isNetwork } from './regions.rules.ts';
import { poolProblem, type PoolProblem } from './pool-terms.rules.ts';

/** A text that may be long enough for whatever the contract lets through, and no longer. */
const LONGEST_FIELD = 256;

const fieldSetting = z.strictObject({
  shown: z.boolean(),
  required: z.boolean(),
  /** Refers to a pattern of the identity module; the lengths count characters of the trimmed text. */
  rule: z
    .strictObject({
      patternId,
      minLength: z.int().min(0).max(LONGEST_FIELD),
      maxLength: z.int().min(1).max(LONGEST_FIELD),
    })
    .refine((rule) => rule.minLength <= rule.maxLength, { message: 'minLength is above maxLength' }),
});
export type FieldSetting = z.infer<typeof fieldSetting>;

const never = { kind: 'image', when: 'never' } as const;

/** How people get in. Every entry has a value for merchants that were written before it existed. */
const signIn = z.strictObject({
  /** One more proof from an address that the account was not seen at before. */
  newAddressProof: z.boolean().default(false),
  passkeys: z.boolean().default(true),
  /** Recovery reveals whether an account exists. */
  accountDiscovery: z.boolean().default(false),
  /** A password older than this has to be changed; null for never. */
  passwordMaxAgeDays: z.int().min(1).nullable().default(null),
  /** Argon2id hash of the default password of accounts opened by hand. */
  defaultPasswordHash: z.string().nullable().default(null),
  /** ISO code of the country whose mobile numbers need no dialling code. */
  country: z.string().length(2).default('US'),
  /** Minutes until a code from a message is too old, and until another one can be asked for. */
  codeMinutes: z.int().min(1).max(30).default(5),
  captcha: z
    .strictObject({
      login: captchaRule.default({ kind: 'image', when: 'after_failure' }),
      registration: captchaRule.default(never),
      sms: captchaRule.default(never),
      recovery: captchaRule.default({ kind: 'image', when: 'always' }),
      feedback: captchaRule.default({ kind: 'image', when: 'always' }),
    })
    .prefault({}),
});

const ONE = 10_000n;

/**
 * The pool of the in-house games, where `brand.home.jackpot` is live; amounts in the ledger's scale. Which terms may be
 * set says `poolProblem`.
 */
const jackpot = z.strictObject({
  /** Part of each stake that the house puts in. */
  contributionBps: z.int().min(0).max(1_000).default(20),
  /** Staking this much in all is drawn once on average: the chance of a round is its stake over this. */
  drawnOncePerMinor: money
    .refine((amountMinor) => amountMinor > 0n, { message: 'must be above zero' })
    .default(2_500_000n * ONE),
  /** What the house puts in first, and again after each payment. */
  startMinor: money
    .refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' })
    .default(5_000n * ONE),
});

const info = permission.shape.info.shape;
const texts = z.partialRecord(languageCode, z.string().max(2_000));

/** Everything about a merchant that an operator may change, as it stands in `merchants.settings`. */
export const merchantSettings = z
  .strictObject({
    status: permission.shape.status,
    notice: texts,
    /** From where the site may not be used. */
    regions: z
      .strictObject({
        /** ISO codes of two capital letters. */
        closedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
        /** In CIDR form; a single address stands for itself. */
        closedNetworks: z.array(z.string().refine(isNetwork, { message: 'is no network' })).default([]),
      })
      .prefault({}),
    brand: whitelabel.omit({ merchantCode: true, name: true, currency: true }).strict(),
    registration: z.strictObject({
      username: z.boolean(),
      mobile: z.boolean(),
      fields: z.partialRecord(z.enum(REGISTRATION_FIELDS), fieldSetting),
    }),
    signIn: signIn.prefault({}),
    customerService: info.customerService,
    resources: info.resources,
    analytics: info.analytics,
    imageCDNs: info.imageCDNs,
    launchGameCDNs: info.launchGameCDNs,
    /** Limits of one bet in an in-house game, in the ledger's scale. */
    stakes: z
      .strictObject({ minStakeMinor: money, maxStakeMinor: money, maxPayoutMinor: money })
      .refine(
        (limits) =>
          limits.minStakeMinor > 0n &&
          limits.minStakeMinor <= limits.maxStakeMinor &&
          limits.maxStakeMinor <= limits.maxPayoutMinor,
        { message: 'minStake, maxStake and maxPayout must grow in this order' },
      ),
    /** What a new member finds in the main wallet; 0 for nothing. */
    welcomeCreditMinor: money.refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' }),
    jackpot: jackpot.prefault({}),
    /** In-house games that are switched on. */
    originals: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)),
  })
  .refine(({ brand }) => brand.languages.includes(brand.defaultLanguage), {
    message: 'the default language is not among the languages',
  });
export type MerchantSettings = z.output<typeof merchantSettings>;

/** @throws ZodError: a merchant whose settings are broken is not served */
export const readSettings = (stored: unknown): MerchantSettings => merchantSettings.parse(stored);

const poolProblemIn = ({ brand, jackpot: terms, stakes }: MerchantSettings): PoolProblem | undefined =>
  brand.home.jackpot === 'live' ? poolProblem({ ...terms, maxStakeMinor: stakes.maxStakeMinor }) : undefined;

/**
 * A pool that always pays, or pays more than the house keeps, is refused here and not when it is read: whoever has one
 * from before is served, and may still change all else, as to close the site.
 *
 * @param before what the settings were
 * @throws ZodError before anything invalid is written; its issues name the field
 */
export function writeSettings(settings: MerchantSettings, before?: MerchantSettings): string {
  const stored = z.encode(merchantSettings, settings);
  const problem = poolProblemIn(settings);
  if (problem && problem.message !== (before && poolProblemIn(before)?.message)) {
    const { field, message } = problem;
    throw new z.ZodError([{ code: 'custom', path: ['jackpot', field], message, input: settings.jackpot }]);
  }
  return JSON.stringify(stored);
}
