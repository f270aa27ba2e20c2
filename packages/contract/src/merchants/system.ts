import { z } from 'zod';
import { captchaRule } from '../access/captcha.ts';
import { defineRoutes } from '../route.ts';
import { socialProvider } from '../access/session.ts';

/** Codes of the languages that a merchant may offer; `packages/i18n` has their names and locales. */
export const LANGUAGES = [
  'EN',
  'TY',
  'VI',
  'ID',
  'MS',
  'FIL',
  'KM',
  'LO',
  'MY',
  'ZH',
  'ZHT',
  'JA',
  'KO',
  'HI',
  'BN',
  'TA',
  'TE',
  'ES',
  'PT',
  'FR',
  'DE',
  'IT',
  'NL',
  'SV',
  'PL',
  'RU',
  'UK',
  'TR',
  'RO',
  'EL',
] as const;
export const languageCode = z.enum(LANGUAGES);
export type LanguageCode = z.infer<typeof languageCode>;

/** Design tokens that a brand may override; the UI kit derives the others. */
export const themeTokens = z.object({
  brandHue: z.number().min(0).max(360),
  brandChroma: z.number().min(0).max(0.3),
  accentHue: z.number().min(0).max(360),
  surfaceHue: z.number().min(0).max(360),
  /** Chroma of the surfaces: 0 is grey. */
  surfaceTint: z.number().min(0).max(0.06),
  radiusPx: z.number().int().min(0).max(24),
  fontDisplay: z.enum(['Sora Variable', 'Onest Variable']),
  /** For visitors who have not chosen one; `system` follows their device. */
  defaultTheme: z.enum(['system', 'dark', 'light']).default('system'),
});
export type ThemeTokens = z.infer<typeof themeTokens>;

/** The whitelabel tree of feature flags. */
export const features = z.object({
  manualRebate: z.boolean(),
  referral: z.boolean(),
  contract: z.boolean(),
  freePlay: z.boolean(),
  mobileRegistration: z.boolean(),
  smsVerification: z.boolean(),
  codeLogin: z.boolean(),
  forcedPasswordChange: z.boolean(),
});
export type Features = z.infer<typeof features>;

/** Sections of the home page; the merchant chooses which are shown, and their order. */
export const HOME_SECTIONS = [
  'hot',
  'new',
  'jackpot',
  'winners',
  'bgs',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'cockfight',
] as const;
export const homeSection = z.enum(HOME_SECTIONS);
export type HomeSection = z.infer<typeof homeSection>;

const home = z.strictObject({
  sections: z.array(homeSection).default([...HOME_SECTIONS]),
  /** Vendors excluded from the home section of a category. */
  excludedVendors: z
    .strictObject({
      rng: z.array(z.string()).default([]),
      esports: z.array(z.string()).default([]),
      cockfight: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** Source of the jackpot counter: the funded pool, or a simulation labelled as illustrative. */
  jackpot: z.enum(['live', 'simulated']).default('simulated'),
});

/** Installation options that the merchant offers. */
const apps = z.strictObject({
  ios: z.boolean().default(true),
  android: z.boolean().default(true),
  /** The web clip of iOS. */
  lite: z.boolean().default(true),
});

export const whitelabel = z.object({
  merchantCode: z.string(),
  name: z.string(),
  tagline: z.partialRecord(languageCode, z.string()),
  /** The brand mark. */
  mark: z.enum(['spade', 'lotus', 'star']),
  currency: z.string(),
  currencySymbol: z.string(),
  languages: z.array(languageCode).min(1),
  defaultLanguage: languageCode,
  theme: themeTokens,
  features,
  minimumAge: z.int().min(18),
  home: home.prefault({}),
  apps: apps.prefault({}),
});
export type Whitelabel = z.infer<typeof whitelabel>;

export const jwkSet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;

/**
 * An address that a link may point to: of this site, or over HTTPS. Browsers remove tabs and newlines from URLs, so
 * `/\t/host` is another host.
 */
export const link = z
  .string()
  .max(2_048)
  .regex(/^(?:https:\/\/|\/(?![/\\]))\P{Cc}*$/u);

export const permission = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** Text of the maintenance page in the language of the request. */
  notice: z.string(),
  location: z.object({ ip: z.string() }),
  info: z.object({
    customerService: z.array(z.object({ kind: z.enum(['livechat', 'telegram', 'facebook']), url: link })),
    domainRoute: z.array(z.string()),
    resources: z.record(z.string(), z.object({ label: z.string(), url: link })),
    whitelabel,
    register: z.object({
      username: z.boolean(),
      mobile: z.boolean(),
      social: z.array(socialProvider),
      passkeys: z.boolean(),
      /** Firebase phone verification; null when our own SMS gateway is used. */
      firebase: z.object({ apiKey: z.string(), identityUrl: z.string() }).nullable(),
      /** Country (ISO code) whose numbers need no dialling code. */
      country: z.string().length(2),
    }),
    captcha: z.object({
      login: captchaRule,
      registration: captchaRule,
      sms: captchaRule,
      recovery: captchaRule,
      feedback: captchaRule,
      /** Site key for the kind `external`. */
      siteKey: z.string(),
    }),
    mainDomain: z.string(),
    analytics: z.record(z.string(), z.string()),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
  /** Public keys for encrypted calls. */
  keys: jwkSet,
});
export type Permission = z.infer<typeof permission>;

export const systemRoutes = defineRoutes({
  status: {
    method: 'GET',
    path: '/wps/system/status',
    summary: 'System status and the merchant’s configuration (the permission response).',
    access: 'visitor',
    response: permission,
  },
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'Brand, theme, languages, currency and feature flags of the merchant.',
    access: 'visitor',
    response: whitelabel,
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'Host names of the merchant.',
    access: 'visitor',
    response: z.object({ merchantCode: z.string(), hosts: z.array(z.string()) }),
  },
  keys: {
    method: 'GET',
    path: '/wps/system/keys',
    summary: 'Public keys (JWK set) for encrypted calls.',
    access: 'visitor',
    response: jwkSet,
  },
});
