import { crashRules } from '@croupier/fairplay/crash-rules.ts';
import type { MerchantSettingsView } from '@croupier/contract/merchants/settings.ts';
import { fairGames } from '@croupier/fairplay/registry.ts';
import { shownIntegrations } from '../integrations/integrations.rules.ts';
import type { Merchant } from '../merchants.rules.ts';
import type { MerchantSettings } from '../merchants.settings.ts';

export const IN_HOUSE_GAME_IDS: readonly string[] = [...Object.keys(fairGames), crashRules.gameId];

/** What operators see and change, in the form of the console's calls. */
export function settingsView({
  id,
  name,
  currency,
  hosts,
  settings,
  integrations,
}: Merchant): MerchantSettingsView {
  const { brand } = settings;
  return {
    merchantCode: id,
    currency,
    status: settings.status,
    languages: [...new Set([brand.defaultLanguage, ...brand.languages])],
    general: { name, ...generalOf(settings) },
    registration: settings.registration,
    features: featuresOf(settings),
    games: gamesOf(settings),
    availableGames: [...IN_HOUSE_GAME_IDS],
    home: { sections: brand.home.sections },
    hosts: [...hosts],
    integrations: shownIntegrations(integrations),
  };
}

export const generalOf = ({
  brand,
  customerService,
  stakes,
  welcomeCreditMinor,
}: MerchantSettings): Omit<MerchantSettingsView['general'], 'name'> => ({
  tagline: brand.tagline,
  currencySymbol: brand.currencySymbol,
  minimumAge: brand.minimumAge,
  customerService,
  minStake: stakes.minStakeMinor,
  maxStake: stakes.maxStakeMinor,
  maxPayout: stakes.maxPayoutMinor,
  welcomeCredit: welcomeCreditMinor,
});

export const withGeneral = (
  settings: MerchantSettings,
  general: Omit<MerchantSettingsView['general'], 'name'>,
): MerchantSettings => ({
  ...settings,
  brand: {
    ...settings.brand,
    tagline: general.tagline,
    currencySymbol: general.currencySymbol,
    minimumAge: general.minimumAge,
  },
  customerService: general.customerService,
  stakes: {
    minStakeMinor: general.minStake,
    maxStakeMinor: general.maxStake,
    maxPayoutMinor: general.maxPayout,
  },
  welcomeCreditMinor: general.welcomeCredit,
});

export const featuresOf = ({ brand, signIn }: MerchantSettings): MerchantSettingsView['features'] => ({
  features: brand.features,
  apps: brand.apps,
  passkeys: signIn.passkeys,
  newAddressProof: signIn.newAddressProof,
  accountDiscovery: signIn.accountDiscovery,
  passwordMaxAgeDays: signIn.passwordMaxAgeDays,
  codeMinutes: signIn.codeMinutes,
  country: signIn.country,
  captcha: signIn.captcha,
});

export const withFeatures = (
  settings: MerchantSettings,
  { features, apps, ...signIn }: MerchantSettingsView['features'],
): MerchantSettings => ({
  ...settings,
  brand: { ...settings.brand, features, apps },
  signIn: { ...settings.signIn, ...signIn },
});

export const gamesOf = ({
  brand,
  originals,
  jackpot,
  pace,
  abandonedRoundDays,
}: MerchantSettings): MerchantSettingsView['games'] => ({
  originals,
  ...pace,
  abandonedRoundDays,
  jackpot: brand.home.jackpot,
  contributionBps: jackpot.contributionBps,
  drawnOncePer: jackpot.drawnOncePerMinor,
  jackpotStart: jackpot.startMinor,
});

export const withGames = (
  settings: MerchantSettings,
  games: MerchantSettingsView['games'],
): MerchantSettings => ({
  ...settings,
  brand: { ...settings.brand, home: { ...settings.brand.home, jackpot: games.jackpot } },
  originals: [...new Set(games.originals)],
  pace: {
    autoplay: games.autoplay,
    minRoundMs: games.minRoundMs,
    minSlotsRoundMs: games.minSlotsRoundMs,
  },
  abandonedRoundDays: games.abandonedRoundDays,
  jackpot: {
    contributionBps: games.contributionBps,
    drawnOncePerMinor: games.drawnOncePer,
    startMinor: games.jackpotStart,
  },
});

/** Without these nobody could register by user name. */
const NEEDED_FIELDS = ['username', 'password', 'confirmPassword'] as const;

/** A field that the registration needs and that would not be shown or required. */
export const missingField = ({
  username,
  fields,
}: MerchantSettingsView['registration']): (typeof NEEDED_FIELDS)[number] | undefined =>
  username ? NEEDED_FIELDS.find((name) => !fields[name]?.shown || !fields[name].required) : undefined;
