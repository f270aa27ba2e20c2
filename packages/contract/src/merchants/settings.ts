import { z } from 'zod';
import { captchaRule } from '../access/captcha.ts';
import { requestReason, requestResult } from '../access/approvals.ts';
import { patternId, REGISTRATION_FIELDS } from '../access/identity.ts';
import { instant } from '../instant.ts';
import { MAX_AMOUNT_MINOR, money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { guardedSettings } from './guarded-settings.ts';
import { merchantParams } from './merchant-params.ts';
import { features, homeSection, languageCode, LANGUAGES, link, permission, whitelabel } from './system.ts';

/** The maximum length of any registration field. */
const MAX_FIELD_LENGTH = 256;
const MAX_HOSTS = 20;
const MAX_ORIGINALS = 50;
export const MAX_ROUND_MS = 10_000;

/** The code of a merchant. It appears in addresses of the console and never changes. */
const merchantCode = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9]{1,15}$/);

/** A host name without port. The server checks new ones more strictly. */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(253)
  .regex(/^[a-z0-9.:-]+$/);

const hosts = z.array(hostName).min(1).max(MAX_HOSTS);
const languages = z.array(languageCode).min(1).max(LANGUAGES.length);
const merchantName = z.string().trim().min(1).max(64);
const currencySymbol = z.string().trim().min(1).max(8);
const amount = money.refine((amountMinor) => amountMinor >= 0n && amountMinor <= MAX_AMOUNT_MINOR, {
  message: 'must not be negative',
});

export const fieldSetting = z.strictObject({
  shown: z.boolean(),
  required: z.boolean(),
  /** Names a pattern; the lengths count characters of the trimmed text. */
  rule: z
    .strictObject({
      patternId,
      minLength: z.int().min(0).max(MAX_FIELD_LENGTH),
      maxLength: z.int().min(1).max(MAX_FIELD_LENGTH),
    })
    .refine((rule) => rule.minLength <= rule.maxLength, { message: 'minLength is above maxLength' }),
});
export type FieldSetting = z.infer<typeof fieldSetting>;

const generalSettings = z.object({
  name: merchantName,
  tagline: z.partialRecord(languageCode, z.string().trim().max(160)),
  currencySymbol,
  minimumAge: z.int().min(18).max(99),
  customerService: z
    .array(z.object({ kind: z.enum(['livechat', 'telegram', 'facebook']), url: link }))
    .max(10),
  /** Limits of one bet in an in-house game. */
  minStake: positiveMoney,
  maxStake: positiveMoney,
  maxPayout: positiveMoney,
  /** Credited to the main wallet of a new member; 0 for none. */
  welcomeCredit: amount,
});

const registrationSettings = z.object({
  username: z.boolean(),
  mobile: z.boolean(),
  /** Fields that are missing are not shown. */
  fields: z.partialRecord(z.enum(REGISTRATION_FIELDS), fieldSetting),
});

const featureSettings = z.object({
  features,
  passkeys: z.boolean(),
  newAddressProof: z.boolean(),
  accountDiscovery: z.boolean(),
  /** A password older than this must be changed; null disables the rule. */
  passwordMaxAgeDays: z.int().min(1).max(3_650).nullable(),
  codeMinutes: z.int().min(1).max(30),
  country: z.string().regex(/^[A-Z]{2}$/),
  captcha: z.object({
    login: captchaRule,
    registration: captchaRule,
    sms: captchaRule,
    recovery: captchaRule,
    feedback: captchaRule,
  }),
  apps: z.object({ ios: z.boolean(), android: z.boolean(), lite: z.boolean() }),
});

const gameSettings = z.object({
  /** Enabled in-house games. */
  originals: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)).max(MAX_ORIGINALS),
  autoplay: z.boolean(),
  /** From the start of one round to the next of the same player, in milliseconds; 0 for none. */
  minRoundMs: z.int().min(0).max(MAX_ROUND_MS),
  /** The same for slots. */
  minSlotsRoundMs: z.int().min(0).max(MAX_ROUND_MS),
  /** Days without a move after which a round is ended for the player who has left it. */
  abandonedRoundDays: z.int().min(1).max(30),
  jackpot: z.enum(['live', 'simulated']),
  contributionBps: z.int().min(0).max(1_000),
  /** The total stake per draw on average. */
  drawnOncePer: positiveMoney,
  /** What the house puts into a new pool, and again after each payment. */
  jackpotStart: amount,
});

const homeSettings = z.object({
  /** The shown sections in their order. */
  sections: z.array(homeSection).min(1),
});

const url = z.url({ protocol: /^https?$/ }).max(2_048);
const secret = z.string().min(1).max(512);
const publicText = z.string().trim().min(1).max(253);

const socialClient = z.object({ issuer: url, clientId: publicText, clientSecret: secret.optional() });

/**
 * Connections to external services. Secrets are written and never returned; a missing one is kept as it is, unless the
 * address names another server.
 */
const integrationChange = z.discriminatedUnion('integration', [
  z.object({
    integration: z.literal('sms'),
    value: z.object({ url, sender: z.string().trim().min(1).max(11), token: secret.optional() }).nullable(),
  }),
  z.object({
    integration: z.literal('mail'),
    value: z
      .object({
        /** Without user name and password. */
        url: z.url({ protocol: /^smtps?$/ }).max(512),
        user: z.string().max(253),
        from: publicText,
        password: secret.optional(),
      })
      .nullable(),
  }),
  z.object({ integration: z.literal('google'), value: socialClient.nullable() }),
  z.object({ integration: z.literal('facebook'), value: socialClient.nullable() }),
  z.object({
    integration: z.literal('firebase'),
    value: z
      .object({ projectId: publicText, apiKey: publicText, identityUrl: url, issuer: url, jwksUrl: url })
      .nullable(),
  }),
  z.object({
    integration: z.literal('captcha'),
    value: z.object({ siteKey: publicText, verifyUrl: url, secret: secret.optional() }).nullable(),
  }),
]);
export type IntegrationChange = z.infer<typeof integrationChange>;

export const INTEGRATIONS = ['sms', 'mail', 'google', 'facebook', 'firebase', 'captcha'] as const;
export type IntegrationName = (typeof INTEGRATIONS)[number];

/** The design of a site as versions of it are drafted and published. */
export const look = z.object({ theme: whitelabel.shape.theme, mark: whitelabel.shape.mark });
export type Look = z.infer<typeof look>;

const merchantSettingsView = z.object({
  merchantCode: z.string(),
  currency: z.string(),
  status: permission.shape.status,
  languages,
  general: generalSettings,
  registration: registrationSettings,
  features: featureSettings,
  games: gameSettings,
  /** In-house games that exist. */
  availableGames: z.array(z.string()),
  home: homeSettings,
  hosts: z.array(z.string()),
  /** Null where switched off; never a secret. */
  integrations: z.record(z.enum(INTEGRATIONS), z.record(z.string(), z.string()).nullable()),
});
export type MerchantSettingsView = z.infer<typeof merchantSettingsView>;

/** A pair of derived colours: text on ground. `ratio` is the contrast by WCAG. */
const contrastPair = z.object({
  scheme: z.enum(['dark', 'light']),
  text: z.string(),
  ground: z.string(),
  ratio: z.number(),
});
export type ContrastPair = z.infer<typeof contrastPair>;

const themeState = z.object({
  published: look,
  /** The number of the published version; 0 if it was never changed here. */
  version: z.int(),
  draft: z.object({ id: z.uuid(), look, editedBy: z.string(), editedAt: instant }).nullable(),
  /** The pairs of the draft, or of the published theme without one, with the lowest contrast. */
  contrast: z.array(contrastPair),
  versions: z.array(z.object({ number: z.int(), look, publishedBy: z.string(), publishedAt: instant })),
});
export type ThemeState = z.infer<typeof themeState>;

const params = merchantParams;
const settingsCall = {
  access: 'operator',
  permission: 'merchants.manage',
  method: 'POST',
  confirmed: true,
  params,
  response: merchantSettingsView,
} as const;

/** Console calls for a merchant and its settings. Every change is recorded in the audit log. */
export const merchantsRoutes = defineRoutes({
  create: {
    method: 'POST',
    path: '/console/merchants',
    summary: 'Creates a merchant with a neutral theme and default settings; its site is closed.',
    access: 'operator',
    permission: 'merchants.create',
    confirmed: true,
    body: z.object({
      merchantCode,
      name: merchantName,
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
      currencySymbol,
      /** The first is the default. */
      languages,
      hosts,
    }),
    response: merchantSettingsView,
    errors: [
      'merchants.code_taken',
      'merchants.host_taken',
      'merchants.host_invalid',
      'merchants.currency_unknown',
    ],
  },
  settings: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/settings',
    summary: 'All settings of a merchant, without secrets.',
    access: 'operator',
    permission: 'merchants.view',
    params,
    response: merchantSettingsView,
    errors: ['merchants.not_found'],
  },
  changeGeneral: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/general',
    summary: 'Changes name, customer service, limits of bets and welcome credit.',
    body: generalSettings,
    errors: [
      'merchants.not_found',
      'merchants.stakes_order',
      'merchants.jackpot_terms',
      'merchants.second_person_needed',
    ],
  },
  changeRegistration: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/registration',
    summary: 'Changes which fields registration asks for, and their rules.',
    body: registrationSettings,
    errors: ['merchants.not_found', 'merchants.field_needed'],
  },
  changeFeatures: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/features',
    summary: 'Changes feature flags, sign-in options and captcha rules.',
    body: featureSettings,
    errors: ['merchants.not_found', 'merchants.second_person_needed'],
  },
  changeGuarded: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/settings/guarded',
    summary: 'Requests a higher welcome credit or weaker protection at sign-in. A second person decides.',
    access: 'operator',
    permission: 'merchants.manage',
    confirmed: true,
    params,
    body: z.object({ changes: guardedSettings, reason: requestReason }),
    response: requestResult,
    errors: ['merchants.not_found', 'approvals.already_asked'],
  },
  changeGames: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/games',
    summary: 'Enables in-house games, and sets their pace and the terms of their jackpot.',
    body: gameSettings,
    errors: ['merchants.not_found', 'merchants.game_unknown', 'merchants.jackpot_terms'],
  },
  changeHome: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/home',
    summary: 'Sets the sections of the home page and their order.',
    body: homeSettings,
    errors: ['merchants.not_found'],
  },
  changeHosts: {
    ...settingsCall,
    path: '/console/merchants/:merchantCode/settings/hosts',
    summary: 'Replaces the host names; the first is the main one.',
    body: z.object({ hosts }),
    errors: ['merchants.not_found', 'merchants.host_taken', 'merchants.host_invalid'],
  },
  changeIntegration: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/settings/integration',
    summary: 'Requests that an integration be connected, changed or switched off. A second owner decides.',
    access: 'operator',
    permission: 'integrations.manage',
    confirmed: true,
    params,
    body: z.object({ change: integrationChange, reason: requestReason }),
    response: requestResult,
    errors: [
      'merchants.not_found',
      'merchants.address_private',
      'merchants.secret_needed',
      'approvals.already_asked',
    ],
  },
  theme: {
    method: 'GET',
    path: '/console/merchants/:merchantCode/theme',
    summary: 'The published theme, its draft and its versions.',
    access: 'operator',
    permission: 'merchants.view',
    params,
    response: themeState,
    errors: ['merchants.not_found'],
  },
  saveThemeDraft: {
    method: 'PUT',
    path: '/console/merchants/:merchantCode/theme/draft',
    summary: 'Saves the draft of the theme, which nobody sees without a preview.',
    access: 'operator',
    permission: 'theme.manage',
    params,
    body: look,
    response: themeState,
    errors: ['merchants.not_found'],
  },
  discardThemeDraft: {
    method: 'DELETE',
    path: '/console/merchants/:merchantCode/theme/draft',
    summary: 'Discards the draft; its previews end.',
    access: 'operator',
    permission: 'theme.manage',
    params,
    response: themeState,
    errors: ['merchants.not_found'],
  },
  previewTheme: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/theme/preview',
    summary: 'An address that shows the site with the draft for 30 minutes, in a frame of this console only.',
    access: 'operator',
    permission: 'theme.manage',
    params,
    response: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['merchants.not_found', 'merchants.draft_missing'],
  },
  publishTheme: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/theme/publication',
    summary: 'Publishes the draft, unless two of its colours have too little contrast.',
    access: 'operator',
    permission: 'theme.manage',
    confirmed: true,
    params,
    body: z.object({ draftId: z.uuid() }),
    response: themeState,
    errors: ['merchants.not_found', 'merchants.draft_missing', 'merchants.theme_contrast'],
  },
  restoreTheme: {
    method: 'POST',
    path: '/console/merchants/:merchantCode/theme/restoration',
    summary: 'Publishes an earlier version again.',
    access: 'operator',
    permission: 'theme.manage',
    confirmed: true,
    params,
    body: z.object({ number: z.int().min(1) }),
    response: themeState,
    errors: ['merchants.not_found', 'merchants.version_not_found', 'merchants.theme_contrast'],
  },
});
