import type { ThemeChoice } from '@croupier/contract/boot.ts';
import { PREVIEW_HEADER, PREVIEW_QUERY } from '@croupier/contract/preview.ts';
import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import type { FastifyRequest } from 'fastify';
import {
  languageFor,
  type Merchant,
  type Merchants,
  type Preview,
} from '../../modules/base/merchants/index.ts';

const THEMES: readonly ThemeChoice[] = ['dark', 'light', 'system'];

type Asked = { preview?: unknown; lang?: unknown; theme?: unknown };

export type PageOfPreview = Preview & {
  token: string;
  /** In the address instead of a cookie, because browsers withhold cookies in frames. */
  language: LanguageCode;
  theme: ThemeChoice;
};

/** The draft that a page's address shows; undefined for an ordinary page. @throws `identity.forbidden` */
export async function previewOf(
  merchants: Pick<Merchants, 'openPreview'>,
  merchant: Merchant,
  { query }: Pick<FastifyRequest, 'query'>,
): Promise<PageOfPreview | undefined> {
  const { [PREVIEW_QUERY]: token, lang, theme } = Object(query) as Asked;
  if (token === undefined) return undefined;
  // Several tokens count as none.
  const given = typeof token === 'string' ? token : '';
  const preview = await merchants.openPreview(merchant, given);
  const { brand } = preview.merchant.settings;
  return {
    ...preview,
    token: given,
    language: brand.languages.find((code) => code === lang) ?? languageFor(preview.merchant, undefined),
    theme: THEMES.find((name) => name === theme) ?? brand.theme.defaultTheme,
  };
}

/** Whether a call comes from a preview: it may then read a closed site, but neither change anything nor sign in. */
export async function isPreviewCall(
  merchants: Pick<Merchants, 'openPreview'>,
  merchant: Merchant,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
): Promise<boolean> {
  const token = headers[PREVIEW_HEADER];
  if (method !== 'GET' || typeof token !== 'string' || headers.authorization !== undefined) return false;
  await merchants.openPreview(merchant, token);
  return true;
}
