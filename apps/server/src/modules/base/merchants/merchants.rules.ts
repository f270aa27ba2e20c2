import { SOCIAL_PROVIDERS } from '@croupier/contract/access/session.ts';
import type { LanguageCode, Permission, Whitelabel } from '@croupier/contract/merchants/system.ts';
import { SYSTEM_STATUS } from '@croupier/contract/merchants/system.ts';
import { languageOfTag } from '@croupier/i18n/language-tags.ts';
import { isClosedFor, type Whereabouts } from './regions.rules.ts';
import type { Integrations } from './integrations.settings.ts';
import type { MerchantSettings } from './merchants.settings.ts';

export type Merchant = {
  /** The merchant code on the wire. */
  id: string;
  name: string;
  currency: string;
  /** The main domain comes first. */
  hosts: readonly string[];
  settings: MerchantSettings;
  /** Contains secrets; for adapters only. */
  integrations: Integrations;
};

/** The first language of an Accept-Language header that the merchant offers, else its default language. */
export function languageFor(merchant: Merchant, acceptLanguage: string | undefined): LanguageCode {
  const { languages, defaultLanguage } = merchant.settings.brand;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        language: languageOfTag(tag),
        weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0,
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const first = wanted.find(({ language }) => language !== undefined && languages.includes(language));
  return first?.language ?? defaultLanguage;
}

export const whitelabelOf = ({ id, name, currency, settings }: Merchant): Whitelabel => ({
  merchantCode: id,
  name,
  currency,
  ...settings.brand,
});

/** The given language if the merchant offers it, else the merchant's default language. */
const offeredLanguage = ({ brand }: MerchantSettings, language: string): LanguageCode =>
  brand.languages.find((code) => code === language) ?? brand.defaultLanguage;

/** A text by language. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** A merchant's text in a language, else in the merchant's default language, in English or in any other language. */
export const textIn = ({ settings }: Pick<Merchant, 'settings'>, texts: Texts, language: string): string =>
  texts[language] ||
  texts[settings.brand.defaultLanguage] ||
  texts['EN'] ||
  Object.values(texts).find((text) => text) ||
  '';

export const noticeOf = (merchant: Merchant, language: string): string =>
  textIn(merchant, merchant.settings.notice, offeredLanguage(merchant.settings, language));

/** The status of the site for one caller; a region restriction takes precedence over maintenance. */
export const statusFor = ({ settings }: Merchant, caller: Whereabouts): Permission['status'] =>
  isClosedFor(settings.regions, caller) ? SYSTEM_STATUS.regionRestricted : settings.status;

/** The permission response. */
export function permissionOf(
  merchant: Merchant,
  { language, keys, ...caller }: Whereabouts & { language: string; keys: Permission['keys'] },
): Permission {
  const { settings, integrations } = merchant;
  const { registration, signIn } = settings;
  const { firebase } = integrations;
  const status = statusFor(merchant, caller);
  return {
    status,
    maintenance: status === SYSTEM_STATUS.maintenance,
    regionRestriction: status === SYSTEM_STATUS.regionRestricted,
    notice: noticeOf(merchant, language),
    location: { ip: caller.ip },
    info: {
      customerService: settings.customerService,
      domainRoute: [...merchant.hosts],
      resources: settings.resources,
      whitelabel: whitelabelOf(merchant),
      register: {
        username: registration.username,
        mobile: registration.mobile,
        social: SOCIAL_PROVIDERS.filter((provider) => integrations.social[provider] !== undefined),
        passkeys: signIn.passkeys,
        firebase: firebase ? { apiKey: firebase.apiKey, identityUrl: firebase.identityUrl } : null,
        country: signIn.country,
      },
      captcha: { ...signIn.captcha, siteKey: integrations.captcha?.siteKey ?? '' },
      mainDomain: merchant.hosts[0] ?? '',
      analytics: settings.analytics,
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: settings.launchGameCDNs,
    },
    keys,
  };
}
