import {
  INTEGRATIONS,
  type IntegrationChange,
  type IntegrationName,
  type MerchantSettingsView,
} from '@croupier/contract/merchants/settings.ts';
import type { Integrations } from '../integrations.settings.ts';

export type Value = Readonly<Record<string, string>>;

/** One integration as stored, with its secrets. */
export const storedIntegration = (integrations: Integrations, name: IntegrationName): Value | null =>
  (name === 'google' || name === 'facebook' ? integrations.social[name] : integrations[name]) ?? null;

/** The integrations with one of them replaced or switched off. */
export function withIntegration(
  integrations: Integrations,
  name: IntegrationName,
  value: Value | null,
): unknown {
  if (name === 'google' || name === 'facebook') {
    const { [name]: _, ...social } = integrations.social;
    return { ...integrations, social: value ? { ...social, [name]: value } : social };
  }
  const { [name]: _, ...others } = integrations;
  return value ? { ...others, [name]: value } : others;
}

const SECRETS: Readonly<Record<IntegrationName, string | null>> = {
  sms: 'token',
  mail: null,
  google: 'clientSecret',
  facebook: 'clientSecret',
  firebase: null,
  captcha: 'secret',
};

/** What may be shown of an integration. The URL of a mail server contains its user name and password. */
export function shownIntegration(name: IntegrationName, value: Value | null): Value | null {
  if (!value) return null;
  if (name === 'mail') {
    const url = new URL(value['url'] ?? '');
    const user = decodeURIComponent(url.username);
    url.username = '';
    url.password = '';
    return { url: url.href, user, from: value['from'] ?? '' };
  }
  const secret = SECRETS[name];
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== secret));
}

export const shownIntegrations = (integrations: Integrations): MerchantSettingsView['integrations'] =>
  Object.fromEntries(
    INTEGRATIONS.map((name) => [name, shownIntegration(name, storedIntegration(integrations, name))]),
  ) as MerchantSettingsView['integrations'];

/** The address of the server that gets the secret. */
const SERVERS: Readonly<Record<IntegrationName, string>> = {
  sms: 'url',
  mail: 'url',
  google: 'issuer',
  facebook: 'issuer',
  firebase: 'issuer',
  captcha: 'verifyUrl',
};

const serverOf = (address: string): string => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host.toLowerCase()}`;
};

/**
 * The current value if the changed one is about the same server. Nobody may have a secret that they do not know sent to
 * another one, where they could read it.
 */
function sameServer(current: Value | null, { integration, value }: IntegrationChange): Value | undefined {
  const given: Readonly<Record<string, string | undefined>> = value ?? {};
  const name = SERVERS[integration];
  const [before, after] = [current?.[name], given[name]];
  if (!current || before === undefined || after === undefined) return undefined;
  return serverOf(before) === serverOf(after) ? current : undefined;
}

/**
 * The new stored value; the current secret is kept if none is given and the server is the same. Undefined if it has none
 * to keep.
 */
export function changedIntegration(
  current: Value | null,
  change: IntegrationChange,
): Value | null | undefined {
  const { integration, value } = change;
  if (value === null) return null;
  const kept = sameServer(current, change);
  if (integration === 'mail') {
    const { user, password, from } = value;
    const url = new URL(value.url);
    const known = kept ? decodeURIComponent(new URL(kept['url'] ?? '').password) : '';
    if (user !== '' && password === undefined && known === '') return undefined;
    url.username = encodeURIComponent(user);
    url.password = user === '' ? '' : encodeURIComponent(password ?? known);
    return { url: url.href, from };
  }
  const secret = SECRETS[integration];
  const given: Readonly<Record<string, string | undefined>> = value;
  const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (secret === null) return Object.fromEntries(entries);
  const next = given[secret] ?? kept?.[secret];
  return next === undefined ? undefined : { ...Object.fromEntries(entries), [secret]: next };
}

/** The changed lines for the inbox. A secret that is replaced is named, never shown. */
export function changeLines(
  before: Value | null,
  after: Value | null,
  isSecretNew: boolean,
): Array<{ label: string; before: string; after: string }> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const lines = names
    .map((label) => ({ label, before: before?.[label] ?? '', after: after?.[label] ?? '' }))
    .filter((line) => line.before !== line.after);
  return isSecretNew ? [...lines, { label: 'secret', before: before ? '•••' : '', after: '••••••' }] : lines;
}
