import { defaultKycSettings, kycSettings } from '@croupier/contract/kyc/kyc-settings.ts';
import { defaultPaymentSettings, paymentSettings } from '@croupier/contract/payments/payment-settings.ts';
import { z } from 'zod';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import { shownDecimals } from '@croupier/i18n/format/money.ts';
import { readSettings, type MerchantSettings } from '../merchants.settings.ts';
import { IN_HOUSE_GAME_IDS } from '../settings/settings-view.rules.ts';

const ONE = 10_000n;
/** One unit of a currency without decimals is worth little: amounts are a thousand times as high. */
const WITHOUT_DECIMALS = 1_000n;

const field = (patternId: string, minLength: number, maxLength: number) => ({
  shown: true,
  required: true,
  rule: { patternId, minLength, maxLength },
});

/** The currencies that Intl knows: codes, symbols and decimals of all others would be guesses. */
export const isKnownCurrency = (currency: string): boolean =>
  Intl.supportedValuesOf('currency').includes(currency);

/** Settings of a new merchant: a neutral theme, no credit, registration by user name, and a closed site. */
export function templateSettings({
  currency,
  currencySymbol,
  languages,
}: {
  currency: string;
  currencySymbol: string;
  /** The first is the default. */
  languages: readonly LanguageCode[];
}): MerchantSettings {
  const unit = shownDecimals(currency) === 0 ? ONE * WITHOUT_DECIMALS : ONE;
  const text = (amountMinor: bigint): string => `${amountMinor / ONE}`;
  return readSettings({
    status: 1,
    notice: {},
    brand: {
      tagline: {},
      mark: 'spade',
      currencySymbol,
      languages: [...new Set(languages)],
      defaultLanguage: languages[0],
      theme: {
        brandHue: 250,
        brandChroma: 0.12,
        accentHue: 200,
        surfaceHue: 250,
        surfaceTint: 0.01,
        radiusPx: 12,
        fontDisplay: 'Sora Variable',
        defaultTheme: 'system',
      },
      features: {
        manualRebate: false,
        referral: false,
        contract: false,
        freePlay: true,
        mobileRegistration: false,
        smsVerification: false,
        codeLogin: false,
        forcedPasswordChange: false,
      },
      minimumAge: 18,
    },
    registration: {
      username: true,
      mobile: false,
      fields: {
        username: field('letterFirst', 4, 16),
        password: field('lettersNumbersSymbols', 8, 64),
        confirmPassword: field('any', 8, 64),
      },
    },
    customerService: [],
    resources: {},
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    stakes: {
      minStakeMinor: text(unit),
      maxStakeMinor: text(unit * 500n),
      maxPayoutMinor: text(unit * 50_000n),
    },
    welcomeCreditMinor: '0',
    jackpot: {
      contributionBps: 20,
      drawnOncePerMinor: text(unit * 2_500_000n),
      startMinor: text(unit * 5_000n),
    },
    kyc: z.encode(kycSettings, defaultKycSettings(currency)),
    payments: z.encode(paymentSettings, defaultPaymentSettings(currency)),
    originals: [...IN_HOUSE_GAME_IDS],
  });
}
