import type { Failure } from '@croupier/contract/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { appError, AppError, requestErrors, type ErrorDefinition } from './errors.ts';
import { escapeHtml } from './page.ts';

/** The text for a code in the language of a request. */
export type Translate = (
  language: string,
  code: string,
  params?: Readonly<Record<string, string | number>>,
) => string;

const RETRY_AFTER_SECONDS = 2;

/** Errors that Fastify raises before a handler runs, by its own codes. */
const FASTIFY_ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: requestErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: requestErrors.unsupportedMedia,
};

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return first.trim().toUpperCase() || 'EN';
};

/** Any error as one that may be sent: what we did not throw ourselves says nothing about its cause. */
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

/** When the same call is worth another try, in seconds; undefined when waiting changes nothing. */
function retryAfterOf({ status, details }: AppError): number | undefined {
  const seconds = details.value?.['retryAfterSeconds'];
  if (typeof seconds === 'number') return seconds;
  return status === 503 ? RETRY_AFTER_SECONDS : undefined;
}

/** A page, not a call: only then is somebody looking at the answer. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Needs no file and no script, as it is shown when those may be missing too. */
const errorPage = (status: number, message: string): string =>
  [
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${status}</title><h1>${status}</h1><p>${escapeHtml(message)}</p>`,
  ].join('');

/** Answers errors in the envelope, or as a short page where a browser asked for one. */
export const createErrorAnswer =
  (translate: Translate) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = asAppError(error);
    if (refusal.status >= 500 && !refusal.expected)
      request.log.error({ err: error, code: refusal.code }, 'call failed');
    const retryAfter = retryAfterOf(refusal);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(refusal.status).header('cache-control', 'no-store');
    const failure = failureOf(refusal, languageOf(request), translate);
    return isNavigation(request)
      ? reply.type('text/html; charset=utf-8').send(errorPage(refusal.status, failure.message))
      : reply.send(failure);
  };
