import type { Look, MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import type { NewMerchant } from './creation.usecases.ts';
import { IN_HOUSE_GAME_IDS } from '../settings/settings-view.rules.ts';

/** A brand as an operator would enter it, screen by screen. */
export type CreatedBrand = {
  create: NewMerchant;
  general: MerchantSettingsView['general'];
  registration: MerchantSettingsView['registration'];
  games: MerchantSettingsView['games'];
  home: MerchantSettingsView['home'];
  features: MerchantSettingsView['features'];
  look: Look;
  notice: Partial<Record<NewMerchant['languages'][number], string>>;
};

const ONE = 10_000n;
const needed = (
  patternId: 'any' | 'letterFirst' | 'lettersNumbersSymbols',
  minLength: number,
  maxLength: number,
) => ({
  shown: true,
  required: true,
  rule: { patternId, minLength, maxLength },
});

/** A Vietnamese brand: amounts in đồng have no decimals. */
export const SAO_BIEN: CreatedBrand = {
  create: {
    merchantCode: 'saobien',
    name: 'Sao Biển',
    currency: 'VND',
    currencySymbol: '₫',
    languages: ['VI', 'EN'],
    hosts: ['saobien.localhost'],
  },
  notice: {
    VI: 'Thủy triều đang rút. Chúng tôi sẽ sớm trở lại, số dư của bạn vẫn an toàn.',
    EN: 'The tide is out. We’ll be back soon, and your balance is safe.',
  },
  general: {
    name: 'Sao Biển',
    tagline: {
      VI: 'Tặng ngay 500.000 ₫. Chơi vui như sóng biển.',
      EN: 'Start with ₫500,000. Play as lively as the sea.',
    },
    currencySymbol: '₫',
    minimumAge: 21,
    customerService: [{ kind: 'telegram', url: 'https://t.me/saobien_example' }],
    minStake: 2_000n * ONE,
    maxStake: 10_000_000n * ONE,
    maxPayout: 1_000_000_000n * ONE,
    welcomeCredit: 500_000n * ONE,
  },
  registration: {
    username: true,
    mobile: false,
    fields: {
      username: needed('letterFirst', 4, 16),
      password: needed('lettersNumbersSymbols', 8, 64),
      confirmPassword: needed('any', 8, 64),
      zalo: { shown: true, required: false, rule: { patternId: 'numbers', minLength: 9, maxLength: 15 } },
    },
  },
  features: {
    features: {
      manualRebate: false,
      referral: true,
      contract: false,
      freePlay: true,
      mobileRegistration: false,
      smsVerification: false,
      codeLogin: false,
      forcedPasswordChange: false,
    },
    apps: { ios: true, android: true, lite: true },
    passkeys: true,
    newAddressProof: false,
    accountDiscovery: false,
    passwordMaxAgeDays: null,
    codeMinutes: 5,
    country: 'VN',
    captcha: {
      login: { kind: 'image', when: 'after_failure' },
      registration: { kind: 'image', when: 'never' },
      sms: { kind: 'image', when: 'never' },
      recovery: { kind: 'image', when: 'always' },
      feedback: { kind: 'image', when: 'always' },
    },
  },
  games: {
    originals: [...IN_HOUSE_GAME_IDS],
    autoplay: true,
    minRoundMs: 0,
    minSlotsRoundMs: 0,
    abandonedRoundDays: 7,
    jackpot: 'live',
    contributionBps: 20,
    drawnOncePer: 60_000_000_000n * ONE,
    jackpotStart: 120_000_000n * ONE,
  },
  home: {
    sections: ['hot', 'new', 'fish', 'bgs', 'jackpot', 'rng', 'winners', 'live', 'sports', 'cockfight'],
  },
  look: {
    theme: {
      brandHue: 28,
      brandChroma: 0.17,
      accentHue: 205,
      surfaceHue: 225,
      surfaceTint: 0.028,
      radiusPx: 18,
      fontDisplay: 'Onest Variable',
      defaultTheme: 'dark',
    },
    mark: 'star',
  },
};
