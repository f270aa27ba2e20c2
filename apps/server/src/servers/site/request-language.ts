import type { LanguageCode } from '@croupier/contract/merchants/system.ts';
import type { FastifyRequest } from 'fastify';
import { languageFor, type Merchant } from '../../modules/base/merchants/index.ts';
import { cookieOf } from '../../platform/http/cookies.ts';

/** The language of a call: one from `Accept-Language` that the merchant offers, else the merchant's default. */
export const languageOfCall = (merchant: Merchant, { headers }: FastifyRequest): LanguageCode =>
  languageFor(merchant, headers['accept-language']);

/** The language of a page: the visitor's choice if the merchant still offers it, else the merchant's default. */
export function languageOfPage({ settings }: Merchant, request: FastifyRequest): LanguageCode {
  const { languages, defaultLanguage } = settings.brand;
  const chosen = (cookieOf(request, 'lang') ?? '').toUpperCase();
  return languages.find((offered) => offered === chosen) ?? defaultLanguage;
}
