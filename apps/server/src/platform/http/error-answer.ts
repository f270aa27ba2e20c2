import type { Failure } from '@croupier/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { appError, AppError, requestErrors, type ErrorDefinition } from './errors.ts';
import { escapeHtml } from './page.ts';

/** The text of a code in the language of a request. */
export type Translate = (
  language: string,
  code: string,
  params?: Readonly<Record<string, string | number>>,
) => string;

const RETRY_AFTER_SECONDS = 2;
/** For requests whose merchant is unknown. */
const DEFAULT_LANGUAGE = 'EN';

/** Errors that Fastify raises before a handler runs, by Fastify code. */
const FASTIFY_ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: requestErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: requestErrors.unsupportedMedia,
};

/** Converts any error to one that may be sent; unexpected errors reveal nothing about their cause. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return appError(requestErrors.unavailable);
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = FASTIFY_ERRORS[code];
  if (known) return appError(known);
  return appError(statusCode >= 400 && statusCode < 500 ? requestErrors.malformed : requestErrors.internal);
}

export function failureOf(error: AppError, language: string, translate: Translate): Failure {
  const { params, fields, value, message } = error.details;
  return {
    success: false,
    value: value ?? null,
    code: error.code,
    message: message ?? translate(language, error.code, params),
    ...(fields
      ? {
          fields: fields.map(({ field, code, params: fieldParams }) => ({
            field,
            code,
            message: translate(language, code, fieldParams),
          })),
        }
      : {}),
  };
}

/** Seconds after which the same call may succeed; undefined if waiting does not help. */
function retryAfterOf({ status, details }: AppError): number | undefined {
  const seconds = details.value?.['retryAfterSeconds'];
  if (typeof seconds === 'number') return seconds;
  return status === 503 ? RETRY_AFTER_SECONDS : undefined;
}

/** Whether a person reads the response, rather than a program. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Needs no files or scripts, because it is also shown when those are missing. */
const errorPage = (status: number, message: string): string =>
  [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${status}</title><h1>${status}</h1><p>${escapeHtml(message)}</p>`,
  ].join('');

/** The language of the response. @throws AppError for a request that belongs to no merchant */
export type LanguageOf = (request: FastifyRequest) => Promise<string>;

async function orDefault(language: Promise<string>): Promise<string> {
  try {
    return await language;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Answers errors with the envelope, or with a short page if a browser requested one. */
export const createErrorAnswer =
  ({ translate, languageOf }: { translate: Translate; languageOf: LanguageOf }) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = asAppError(error);
    if (refusal.status >= 500 && !refusal.expected)
      request.log.error({ reqId: request.id, err: error, code: refusal.code }, 'call failed');
    const retryAfter = retryAfterOf(refusal);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(refusal.status).header('cache-control', 'no-store');
    const language = await orDefault(languageOf(request));
    const failure = failureOf(refusal, language, translate);
    return isNavigation(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(refusal.status, failure.message))
      : reply.send(failure);
  };
