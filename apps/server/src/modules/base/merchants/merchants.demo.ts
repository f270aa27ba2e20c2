import type { RegistrationField } from '@croupier/contract/access/identity.ts';
import { defaultPaymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import { defaultKycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { promotionSettings } from '@croupier/contract/promotions/policy.ts';
import { settlementSettings } from '@croupier/contract/agents/settlement-settings.ts';
import { riskSettings } from '@croupier/contract/risk/risk-settings.ts';
import { vendorSettings } from '@croupier/contract/vendors/vendor-settings.ts';
import { HOME_SECTIONS } from '@croupier/contract/merchants/system.ts';
import type { Integrations } from './integrations.settings.ts';
import type { Merchant } from './merchants.rules.ts';
import type { FieldSetting, MerchantSettings } from './merchants.settings.ts';
import { IN_HOUSE_GAME_IDS } from './settings/settings-view.rules.ts';

/** Initial data of a merchant, without its integrations, which depend on the sandbox's address. */
type DemoMerchant = Omit<Merchant, 'integrations'>;

type Rule = FieldSetting['rule'];

const field = (
  need: 'required' | 'optional',
  [patternId, minLength, maxLength]: [Rule['patternId'], number, number],
): FieldSetting => ({
  shown: true,
  required: need === 'required',
  rule: { patternId, minLength, maxLength },
});

const baseFields: Partial<Record<RegistrationField, FieldSetting>> = {
  username: field('required', ['letterFirst', 4, 16]),
  password: field('required', ['lettersNumbersSymbols', 8, 64]),
  confirmPassword: field('required', ['any', 8, 64]),
};

/** Hash of 246810, the default password of accounts opened by hand. Not a secret. */
const DEFAULT_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$WCs4jt4gQNCuyP2DCB148w$TZROzKixfjaHZ6F6Sa9zA1l16HeZSNhjaHpUPJA8COQ';

const image = { kind: 'image', when: 'always' } as const;

const SIGN_IN: MerchantSettings['signIn'] = {
  newAddressProof: false,
  passkeys: true,
  accountDiscovery: false,
  passwordMaxAgeDays: null,
  defaultPasswordHash: null,
  country: 'DE',
  codeMinutes: 2,
  captcha: {
    login: { kind: 'image', when: 'after_failure' },
    registration: { kind: 'image', when: 'never' },
    sms: { kind: 'image', when: 'never' },
    recovery: image,
    feedback: image,
  },
};

const NO_CLOSED_REGIONS: MerchantSettings['regions'] = { closedCountries: [], closedNetworks: [] };

/** The ledger's scale has four decimals: 1.00 is 10_000n. */
const ONE = 10_000n;

const aurumRoom: DemoMerchant = {
  id: 'croupier',
  name: 'Aurum Room',
  currency: 'EUR',
  hosts: ['localhost', '127.0.0.1', '::1'],
  settings: {
    status: 0,
    notice: {
      EN: 'We’re polishing the tables and will be back shortly. Your balance is safe.',
      TY: 'เรากำลังปรับปรุงระบบ เดี๋ยวกลับมา ยอดเงินของคุณปลอดภัย',
    },
    regions: NO_CLOSED_REGIONS,
    brand: {
      tagline: {
        EN: 'Start with €1,000. Play your first round in seconds.',
        TY: 'เริ่มด้วยเครดิต €1,000 เล่นรอบแรก\u2060ได้ในไม่กี่วินาที',
      },
      mark: 'spade',
      currencySymbol: '€',
      languages: ['EN', 'TY'],
      defaultLanguage: 'EN',
      theme: {
        brandHue: 84,
        brandChroma: 0.14,
        accentHue: 298,
        surfaceHue: 292,
        surfaceTint: 0.02,
        radiusPx: 14,
        fontDisplay: 'Sora Variable',
        defaultTheme: 'system',
      },
      features: {
        manualRebate: true,
        referral: true,
        contract: true,
        freePlay: true,
        mobileRegistration: true,
        smsVerification: true,
        codeLogin: true,
        forcedPasswordChange: true,
      },
      minimumAge: 18,
      home: {
        sections: [...HOME_SECTIONS],
        excludedVendors: { rng: [], esports: [], cockfight: [] },
        jackpot: 'live',
      },
      apps: { ios: true, android: true, lite: true },
    },
    registration: {
      username: true,
      mobile: true,
      fields: {
        ...baseFields,
        email: field('optional', ['email', 6, 254]),
        affiliateCode: field('optional', ['alphanumeric', 4, 16]),
      },
    },
    signIn: {
      ...SIGN_IN,
      newAddressProof: true,
      country: 'DE',
      defaultPasswordHash: DEFAULT_PASSWORD_HASH,
    },
    customerService: [
      { kind: 'livechat', url: '/help' },
      { kind: 'telegram', url: 'https://t.me/aurumroom_example' },
    ],
    resources: {},
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    jackpot: { contributionBps: 20, drawnOncePerMinor: 2_500_000n * ONE, startMinor: 5_000n * ONE },
    payments: defaultPaymentSettings('EUR'),
    kyc: defaultKycSettings('EUR'),
    protection: { preset: 'standard', exclusionGroup: '' },
    risk: riskSettings.parse({}),
    vendors: vendorSettings.parse({}),
    settlement: settlementSettings.parse({}),
    promotions: promotionSettings.parse({}),
    stakes: { minStakeMinor: ONE / 10n, maxStakeMinor: 500n * ONE, maxPayoutMinor: 50_000n * ONE },
    welcomeCreditMinor: 1_000n * ONE,
    pace: { autoplay: true, minRoundMs: 0, minSlotsRoundMs: 0 },
    abandonedRoundDays: 7,
    originals: [...IN_HOUSE_GAME_IDS],
  },
};

const lotusNine: DemoMerchant = {
  id: 'lotus',
  name: 'Lotus Nine',
  currency: 'THB',
  hosts: ['lotus.localhost'],
  settings: {
    status: 0,
    notice: {
      EN: 'The garden is taking a short rest. See you again soon.',
      TY: 'สวนของเราพักสักครู่ โปรดแวะกลับมาอีกครั้งเร็ว ๆ นี้',
    },
    regions: NO_CLOSED_REGIONS,
    brand: {
      tagline: {
        EN: 'Start with ฿30,000. Play light, bloom bright.',
        TY: 'เริ่มด้วยเครดิต ฿30,000 เล่นสบาย ๆ ให้บานสะพรั่ง',
      },
      mark: 'lotus',
      currencySymbol: '฿',
      languages: ['TY', 'EN'],
      defaultLanguage: 'TY',
      theme: {
        brandHue: 164,
        brandChroma: 0.13,
        accentHue: 352,
        surfaceHue: 168,
        surfaceTint: 0.012,
        radiusPx: 22,
        fontDisplay: 'Onest Variable',
        defaultTheme: 'light',
      },
      features: {
        manualRebate: false,
        referral: true,
        contract: false,
        freePlay: true,
        mobileRegistration: true,
        smsVerification: true,
        codeLogin: true,
        forcedPasswordChange: false,
      },
      minimumAge: 20,
      home: {
        sections: [
          'hot',
          'live',
          'new',
          'jackpot',
          'rng',
          'fish',
          'winners',
          'bgs',
          'pvp',
          'sports',
          'cockfight',
        ],
        excludedVendors: { rng: [], esports: [], cockfight: [] },
        jackpot: 'simulated',
      },
      apps: { ios: true, android: true, lite: true },
    },
    signIn: {
      ...SIGN_IN,
      country: 'TH',
      captcha: {
        ...SIGN_IN.captcha,
        login: { kind: 'slider', when: 'after_failure' },
        registration: { kind: 'slider', when: 'always' },
      },
    },
    registration: {
      username: true,
      mobile: true,
      fields: {
        ...baseFields,
        username: field('required', ['alphanumeric', 5, 20]),
        fullName: field('required', ['thaiOrEnglish', 2, 80]),
        birthday: field('optional', ['date', 10, 10]),
        line: field('optional', ['noSpaces', 2, 64]),
      },
    },
    customerService: [{ kind: 'facebook', url: 'https://www.facebook.com/lotusnine.example' }],
    resources: {},
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    jackpot: { contributionBps: 20, drawnOncePerMinor: 100_000_000n * ONE, startMinor: 200_000n * ONE },
    payments: {
      ...defaultPaymentSettings('THB'),
      withdrawalsPerDayAmount: 400_000n * ONE,
      withdrawalsPerMonthAmount: 4_000_000n * ONE,
      autoApproveAmount: 8_000n * ONE,
      autoApproveDayAmount: 20_000n * ONE,
    },
    kyc: defaultKycSettings('THB'),
    protection: { preset: 'standard', exclusionGroup: '' },
    risk: riskSettings.parse({}),
    vendors: vendorSettings.parse({}),
    settlement: settlementSettings.parse({}),
    promotions: promotionSettings.parse({}),
    stakes: { minStakeMinor: 5n * ONE, maxStakeMinor: 20_000n * ONE, maxPayoutMinor: 2_000_000n * ONE },
    welcomeCreditMinor: 30_000n * ONE,
    pace: { autoplay: true, minRoundMs: 0, minSlotsRoundMs: 0 },
    abandonedRoundDays: 7,
    originals: [...IN_HOUSE_GAME_IDS],
  },
};

/** Two brands that differ only in this data. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [aurumRoom, lotusNine];

/** The addresses of the sandbox, which stands in for external services. */
export type SandboxAddresses = { url: string; smtpUrl: string };

const firebaseOf = (identityUrl: string): NonNullable<Integrations['firebase']> => ({
  projectId: 'lotus-sandbox',
  apiKey: 'lotus-sandbox-key',
  identityUrl,
  issuer: `${identityUrl}/lotus-sandbox`,
  jwksUrl: `${identityUrl}/jwks`,
});

/** Letters and digits only: other characters are not allowed in the sender of a text message. */
const senderOf = (name: string): string => name.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '');

/** Not real secrets: the sandbox accepts these values from anyone. */
export const demoIntegrations = (
  { id, name }: Pick<Merchant, 'id' | 'name'>,
  { url, smtpUrl }: SandboxAddresses,
): Integrations => {
  const client = (provider: string) => ({
    issuer: `${url}/${provider}`,
    clientId: `${id}-site`,
    clientSecret: `${id}-sandbox-secret`,
  });
  return {
    sms: { url: `${url}/sms/messages`, token: `${id}-sandbox-token`, sender: senderOf(name) },
    mail: { url: smtpUrl, from: `${name} <no-reply@${id}.example>` },
    social: { google: client('google'), facebook: client('facebook') },
    // One merchant verifies phone numbers in the browser, the other sends text messages itself.
    ...(id === 'lotus' ? { firebase: firebaseOf(`${url}/firebase`) } : {}),
    captcha: {
      siteKey: `${id}-sandbox-site`,
      secret: `${id}-sandbox-secret`,
      verifyUrl: `${url}/captcha/verify`,
    },
  };
};
