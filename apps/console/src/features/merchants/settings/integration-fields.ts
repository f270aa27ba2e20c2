import type { IntegrationChange, IntegrationName } from '@croupier/contract/merchants/settings.ts';

/** The fields of an integration; the secret is written and never shown. */
export const INTEGRATION_FIELDS = {
  sms: { fields: ['url', 'sender'], secret: 'token' },
  mail: { fields: ['url', 'user', 'from'], secret: 'password' },
  google: { fields: ['issuer', 'clientId'], secret: 'clientSecret' },
  facebook: { fields: ['issuer', 'clientId'], secret: 'clientSecret' },
  firebase: { fields: ['projectId', 'apiKey', 'identityUrl', 'issuer', 'jwksUrl'], secret: null },
  captcha: { fields: ['siteKey', 'verifyUrl'], secret: 'secret' },
} as const satisfies Record<IntegrationName, { fields: readonly string[]; secret: string | null }>;

export type IntegrationField = (typeof INTEGRATION_FIELDS)[IntegrationName]['fields'][number];

/** The change that a form asks for. An empty secret keeps the current one. */
export function changeOf(
  integration: IntegrationName,
  form: { isOff: boolean; secret: string } & Partial<Record<IntegrationField, string>>,
): IntegrationChange {
  const { fields, secret } = INTEGRATION_FIELDS[integration];
  const value = Object.fromEntries([
    ...fields.map((name) => [name, form[name] ?? '']),
    ...(secret !== null && form.secret !== '' ? [[secret, form.secret]] : []),
  ]);
  // The schema of the call checks which fields belong to which integration.
  return { integration, value: form.isOff ? null : value };
}
