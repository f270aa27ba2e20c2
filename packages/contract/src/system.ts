import { z } from 'zod';
import { captchaRule } from './captcha.ts';
import { defineRoutes } from './route.ts';
import { socialProvider } from './session.ts';

/** Codes of the languages that a merchant may offer; names and locales are the translations' matter. */
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

/** Tokens that a merchant's brand may override; everything else is derived from them in the UI kit. */
export const themeTokens = z.object({
  brandHue: z.number().min(0).max(360),
  brandChroma: z.number().min(0).max(0.3),
  accentHue: z.number().min(0).max(360),
  surfaceHue: z.number().min(0).max(360),
  /** Chroma of the surfaces: 0 is grey. */
  surfaceTint: z.number().min(0).max(0.06),
  radiusPx: z.number().int().min(0).max(24),
  fontDisplay: z.enum(['Sora Variable', 'Onest Variable']),
  defaultTheme: z.enum(['system', 'dark', 'light']),
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

/** Sections of the home page; which of them a merchant shows, and in which order, is its own choice. */
export const HOME_SECTIONS = [
  'hot',
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
  /** Codes of vendors that the home section of a category leaves out. */
  excludedVendors: z
    .strictObject({
      rng: z.array(z.string()).default([]),
      esports: z.array(z.string()).default([]),
      cockfight: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** Of the jackpot counter: the funded pool, or the walk that is marked as illustrative. */
  jackpot: z.enum(['live', 'simulated']).default('simulated'),
});

/** Ways to have the site on a phone that the merchant offers. */
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
  /** Which mark of the UI kit stands before the name. */
  mark: z.enum(['spade', 'lotus']),
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
 * Of this site or over TLS: an address that a browser may be sent to by a click. Browsers drop tabs and line ends, and
 * then `/\t/host` is another host.
 */
export const link = z
  .string()
  .max(2_048)
  .regex(/^(?:https:\/\/|\/(?![/\\]))\P{Cc}*$/u);

export const permission = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** What the maintenance page says, in the language of the request. */
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
      /** Where the browser has phone numbers checked; null where messages come from our own gateway. */
      firebase: z.object({ apiKey: z.string(), identityUrl: z.string() }).nullable(),
      /** ISO code of the country whose numbers need no dialling code. */
      country: z.string().length(2),
    }),
    captcha: z.object({
      login: captchaRule,
      registration: captchaRule,
      sms: captchaRule,
      recovery: captchaRule,
      feedback: captchaRule,
      /** Of the outside service, for the kind `external`. */
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
    summary: 'System status and everything the site must know of its merchant (the permission response).',
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
    summary: 'Host names under which the merchant is reached.',
    access: 'visitor',
    response: z.object({ merchantCode: z.string(), hosts: z.array(z.string()) }),
  },
  keys: {
    method: 'GET',
    path: '/wps/system/keys',
    summary: 'Public keys (JWK set) under which the bodies of encrypted calls travel.',
    access: 'visitor',
    response: jwkSet,
  },
});
