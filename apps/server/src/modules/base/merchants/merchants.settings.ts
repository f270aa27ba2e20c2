import { promotionSettings } from '@croupier/contract/promotions/policy.ts';
import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { captchaRule } from '@croupier/contract/access/captcha.ts';
import { REGISTRATION_FIELDS } from '@croupier/contract/access/identity.ts';
import { fieldSetting, MAX_ROUND_MS, type FieldSetting } from '@croupier/contract/merchants/settings.ts';
import { money } from '@croupier/contract/money.ts';
import { kycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { riskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { paymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import { languageCode, permission, whitelabel } from '@croupier/contract/merchants/system.ts';
import { vendorSettings } from '@croupier/contract/vendors/vendor-settings.ts';
import { protectionSettings } from '@croupier/contract/protection/policy.ts';
import { z } from 'zod';
import { isNetwork } from './regions.rules.ts';
import { poolProblem, type PoolProblem } from './pool-terms.rules.ts';

export type { FieldSetting };

const never = { kind: 'image', when: 'never' } as const;

/** Sign-in options. Every entry has a default, for merchants stored before it existed. */
const signIn = z.strictObject({
  /** Requires another proof when an account signs in from a new address. */
  newAddressProof: z.boolean().default(false),
  passkeys: z.boolean().default(true),
  /** Whether recovery may reveal that an account exists. */
  accountDiscovery: z.boolean().default(false),
  /** A password older than this must be changed; null disables the rule. */
  passwordMaxAgeDays: z.int().min(1).nullable().default(null),
  /** Argon2id hash of the default password of accounts opened by hand. */
  defaultPasswordHash: z.string().nullable().default(null),
  /** ISO code of the country whose mobile numbers need no dialling code. */
  country: z.string().length(2).default('US'),
  /** Minutes until a code from a message expires, and until another one can be requested. */
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
 * The jackpot of the in-house games, used if `brand.home.jackpot` is live; amounts in the ledger's scale.
 * `poolProblem` checks the terms.
 */
const jackpot = z.strictObject({
  /** The part of each stake that the house contributes. */
  contributionBps: z.int().min(0).max(1_000).default(20),
  /** The total stake per draw on average: a round's chance of winning is its stake divided by this. */
  drawnOncePerMinor: money
    .refine((amountMinor) => amountMinor > 0n, { message: 'must be above zero' })
    .default(2_500_000n * ONE),
  /** What the house puts into a new pool, and again after each payment. */
  startMinor: money
    .refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' })
    .default(5_000n * ONE),
});

const info = permission.shape.info.shape;
const texts = z.partialRecord(languageCode, z.string().max(2_000));

/**
 * What the merchant's law says about the pace of in-house games. Great Britain's Remote Technical Standard 14 forbids
 * autoplay, and asks for 2.5 seconds between spins of slots and 5 between rounds of other casino games.
 */
const pace = z.strictObject({
  autoplay: z.boolean().default(true),
  minRoundMs: z.int().min(0).max(MAX_ROUND_MS).default(0),
  minSlotsRoundMs: z.int().min(0).max(MAX_ROUND_MS).default(0),
});

/** Everything about a merchant that an operator may change, as stored in `merchants.settings`. */
export const merchantSettings = z
  .strictObject({
    status: permission.shape.status,
    notice: texts,
    /** Regions where the site is closed. */
    regions: z
      .strictObject({
        /** Two-letter ISO codes. */
        closedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
        /** Networks in CIDR notation, or single addresses. */
        closedNetworks: z.array(z.string().refine(isNetwork, { message: 'is not a network' })).default([]),
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
        { message: 'minStake, maxStake and maxPayout must be in ascending order' },
      ),
    /** Credited to the main wallet of a new member; 0 for none. */
    welcomeCreditMinor: money.refine((amountMinor) => amountMinor >= 0n, { message: 'must not be negative' }),
    jackpot: jackpot.prefault({}),
    payments: paymentSettings.prefault({}),
    /** How players are protected; the strict preset where nothing is set. */
    protection: protectionSettings.prefault({}),
    kyc: kycSettings.prefault({}),
    risk: riskSettings.prefault({}),
    vendors: vendorSettings.prefault({}),
    settlement: settlementSettings.prefault({}),
    /** What promotions may not do. */
    promotions: promotionSettings.prefault({}),
    /** Days without a move after which an in-house round is ended for the player who has left it. */
    abandonedRoundDays: z.int().min(1).max(30).default(7),
    pace: pace.prefault({}),
    /** Enabled in-house games. */
    originals: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)),
  })
  .refine(({ brand }) => brand.languages.includes(brand.defaultLanguage), {
    message: 'the default language is not among the languages',
  });
export type MerchantSettings = z.output<typeof merchantSettings>;

/** @throws ZodError: a merchant with broken settings is not served */
export const readSettings = (stored: unknown): MerchantSettings => merchantSettings.parse(stored);

const poolProblemIn = ({ brand, jackpot: terms, stakes }: MerchantSettings): PoolProblem | undefined =>
  brand.home.jackpot === 'live' ? poolProblem({ ...terms, maxStakeMinor: stakes.maxStakeMinor }) : undefined;

/**
 * A problem with the jackpot's terms that a change introduces. A merchant with older invalid terms can still change
 * other settings, for example close its site.
 */
export function newPoolProblem(
  settings: MerchantSettings,
  before: MerchantSettings | undefined,
): PoolProblem | undefined {
  const problem = poolProblemIn(settings);
  return problem && problem.message !== (before && poolProblemIn(before)?.message) ? problem : undefined;
}

/**
 * Refuses a jackpot that costs more than the house edge. Stored terms are not checked when they are read, so a
 * merchant with older invalid terms is still served.
 *
 * @param before the previous settings
 * @throws ZodError before anything invalid is written; the issues name the field
 */
export function writeSettings(settings: MerchantSettings, before?: MerchantSettings): string {
  const stored = z.encode(merchantSettings, settings);
  const problem = newPoolProblem(settings, before);
  if (problem) {
    const { field, message } = problem;
    throw new z.ZodError([{ code: 'custom', path: ['jackpot', field], message, input: settings.jackpot }]);
  }
  return JSON.stringify(stored);
}
