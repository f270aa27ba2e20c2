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
import type { Content } from '../../modules/engagement/content/index.ts';

const THEMES: readonly ThemeChoice[] = ['dark', 'light', 'system'];

type Modules = { merchants: Pick<Merchants, 'openPreview'>; content: Pick<Content, 'openPreview'> };

/** The token of a theme is signed and has two parts. */
const isOfTheme = (token: string): boolean => token.includes('.');

/** @throws `identity.forbidden` */
const openPreview = (modules: Modules, merchant: Merchant, token: string): Promise<Preview> =>
  (isOfTheme(token) ? modules.merchants : modules.content).openPreview(merchant, token);

type Asked = { preview?: unknown; lang?: unknown; theme?: unknown };

export type PageOfPreview = Preview & {
  token: string;
  /** Whether the draft is in the content, which calls with the token return. */
  isContent: boolean;
  /** In the address instead of a cookie, because browsers withhold cookies in frames. */
  language: LanguageCode;
  theme: ThemeChoice;
};

/** The draft that a page's address shows; undefined for an ordinary page. @throws `identity.forbidden` */
export async function previewOf(
  modules: Modules,
  merchant: Merchant,
  { query }: Pick<FastifyRequest, 'query'>,
): Promise<PageOfPreview | undefined> {
  const { [PREVIEW_QUERY]: token, lang, theme } = Object(query) as Asked;
  if (token === undefined) return undefined;
  // Several tokens count as none.
  const given = typeof token === 'string' ? token : '';
  const preview = await openPreview(modules, merchant, given);
  const { brand } = preview.merchant.settings;
  return {
    ...preview,
    token: given,
    isContent: !isOfTheme(given),
    language: brand.languages.find((code) => code === lang) ?? languageFor(preview.merchant, undefined),
    theme: THEMES.find((name) => name === theme) ?? brand.theme.defaultTheme,
  };
}

/**
 * The preview from which a call comes; undefined for an ordinary call. It may read a closed site, but neither change
 * anything nor sign in.
 *
 * @throws `identity.forbidden`
 */
export async function previewOfCall(
  modules: Modules,
  merchant: Merchant,
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
): Promise<{ preview?: string } | undefined> {
  const token = headers[PREVIEW_HEADER];
  if (method !== 'GET' || typeof token !== 'string' || headers.authorization !== undefined) return undefined;
  await openPreview(modules, merchant, token);
  return isOfTheme(token) ? {} : { preview: token };
}
