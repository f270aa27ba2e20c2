import { createServer } from 'node:http';
import { ENCRYPTION } from '@croupier/contract/encryption.ts';
import type { Success } from '@croupier/contract/envelope.ts';
import type { Route } from '@croupier/contract/route.ts';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { encode, type core } from 'zod';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import type { BoundRoutes } from './call.ts';
import { createClientErrorAnswer, decodableUrl } from './client-error.ts';
import { compressAnswer } from './compress-answer.ts';
import { limitConnections, onePerConnection, type ConnectionLimits } from './connection-limits.ts';
import { authorise, authorisePermission, type Account, type CallContext, type Rights } from './context.ts';
import { cookiesOf } from './cookies.ts';
import type { EncryptionKeys } from './encryption-keys.ts';
import { createErrorAnswer, type LanguageOf, type Translate } from './error-answer.ts';
import { appError, requestErrors } from './errors.ts';
import { createFairShare } from './fair-share.ts';
import { decodeInput } from './validation.ts';

export type { Translate } from './error-answer.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const HSTS = 'max-age=31536000; includeSubDomains';
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";
const REQUEST_TIMEOUT_MILLISECONDS = 30_000;
/** Longer than the idle timeout of common proxies, which would otherwise send on a connection that we just closed. */
const KEEP_ALIVE_MILLISECONDS = 72_000;

type ResolvedContext = Pick<
  CallContext,
  'merchantId' | 'language' | 'country' | 'origin' | 'account' | 'preview'
>;

export type HttpServerOptions = {
  log: Logger;
  clock: Clock;
  translate: Translate;
  keys: EncryptionKeys;
  trustProxy?: number;
  limits?: ConnectionLimits;
  languageOf: LanguageOf;
  /** The caller and the merchant of the site. @throws AppError for an unknown host */
  resolveContext: (request: FastifyRequest) => Promise<ResolvedContext>;
  /**
   * What an operator may do; needed for operators' routes. A call that changes something wants it `exact`, not cached.
   */
  rightsOf?: (operator: Account, how: { exact: boolean }) => Promise<Rights>;
  /** Handles paths without a route, for example with a page. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/**
 * Creates a Fastify instance that uses the envelope, decrypts, validates, authorizes and returns only what schemas
 * name.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { log, translate } = options;
  const logger: FastifyBaseLogger = log;
  const answerError = createErrorAnswer({ translate, languageOf: options.languageOf });
  const answerClientError = createClientErrorAnswer(translate);
  const server = Fastify({
    loggerInstance: logger,
    // A path that can't be decoded never reaches the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs 3 % of a vendor's call; the error handler names the request itself.
    childLoggerFactory: (shared) => shared,
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handle) => {
      const listener = onePerConnection(handle, options.limits?.maxPipelined);
      const http = createServer({ requestTimeout: REQUEST_TIMEOUT_MILLISECONDS }, listener);
      http.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
      limitConnections(http, options.limits ?? {});
      http.on('clientError', answerClientError);
      return http;
    },
    // Fastify would use its own error format.
    clientErrorHandler: () => {},
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // Trust only as many entries of X-Forwarded-For as there are known proxies.
    trustProxy: (_address, hop) => hop < (options.trustProxy ?? 0),
    genReqId: newId,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
  });

  // Bodies are read as text: an encrypted body is not JSON, and malformed JSON must get our own error.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    ['application/json', FORM, ENCRYPTION.contentType],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );

  // Files, for the routes that accept them; `readBody` refuses them elsewhere.
  server.addContentTypeParser(
    /^(?:image\/|application\/octet-stream)/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );

  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // A response that is not a page must not become one.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE);
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'no-referrer');
    if (typeof payload !== 'string' || !isJson(reply)) return payload;
    return compressAnswer(payload, reply, 'call');
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(async (request, reply) => {
    if (options.notFound) return options.notFound(request, reply);
    throw appError(requestErrors.notFound);
  });
  return server;
}

const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

async function readBody(route: Route, request: FastifyRequest, keys: EncryptionKeys): Promise<unknown> {
  const text = typeof request.body === 'string' ? request.body : '';
  const sentAs = (type: string): boolean => request.headers['content-type']?.startsWith(type) ?? false;
  const encrypted = sentAs(ENCRYPTION.contentType);
  if (route.encrypted && !encrypted) throw appError(requestErrors.encryptionRequired);
  if (encrypted && !route.encrypted) throw appError(requestErrors.unsupportedMedia);
  if (sentAs(FORM) !== (route.form ?? false) || Buffer.isBuffer(request.body))
    throw appError(requestErrors.unsupportedMedia);
  if (encrypted) return keys.decrypt(text, route.path);
  if (route.form) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw appError(requestErrors.malformed);
  }
}

/** @throws 415 `request.unsupported_media` */
function uploadOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw appError(requestErrors.unsupportedMedia);
  return body;
}

async function bodyOf(route: Route, request: FastifyRequest, keys: EncryptionKeys): Promise<object> {
  if (!route.body) return {};
  if (route.upload) return { body: uploadOf(request) };
  return { body: decodeInput(route.body, await readBody(route, request, keys)) };
}

/** @throws 403 for an operator without the permission of the route */
async function rightsFor(
  route: Route,
  {
    account,
    request,
    options,
  }: { account: Account | null; request: FastifyRequest; options: HttpServerOptions },
): Promise<{ rights?: Rights }> {
  if (route.access !== 'operator' || route.permission === 'own' || !account) return {};
  if (!options.rightsOf) throw new Error(`nothing knows the rights for ${route.method} ${route.path}`);
  const rights = await options.rightsOf(account, { exact: route.method !== 'GET' });
  const { merchantCode } = Object(request.params) as { merchantCode?: string };
  authorisePermission(route, rights, merchantCode);
  return { rights };
}

/** The caller and what they may do. @throws 401 or 403 for a caller who may not make the call */
async function admit(route: Route, request: FastifyRequest, options: HttpServerOptions) {
  const context = await options.resolveContext(request);
  authorise(route, context.account, options.clock.now());
  return { context, rights: await rightsFor(route, { account: context.account, request, options }) };
}

/** The file is shown as what it is, wherever it is opened, and runs nothing. */
const sendFile = (reply: FastifyReply, type: string, content: Buffer): FastifyReply =>
  reply
    .header('content-security-policy', `${NO_PAGE}; sandbox`)
    .header('cross-origin-resource-policy', 'same-origin')
    .type(type)
    .send(content);

/** Across all groups of calls of this process. */
const share = createFairShare();

/** Serves a group of the contract. */
export function serveRoutes(server: FastifyInstance, bound: BoundRoutes, options: HttpServerOptions): void {
  for (const [name, route] of Object.entries(bound.routes)) {
    const handler = bound.handlers[name];
    if (!handler) throw new Error(`no handler for ${route.method} ${route.path}`);
    server.route({
      method: route.alsoMethod ? [route.method, route.alsoMethod] : [route.method],
      url: route.path,
      ...(route.maxBodyBytes === undefined ? {} : { bodyLimit: route.maxBodyBytes }),
      // A stranger's large body is refused before it is read.
      ...(route.maxBodyBytes === undefined
        ? {}
        : { onRequest: async (request) => void (await admit(route, request, options)) }),
      handler: async (request, reply): Promise<Success<unknown> | FastifyReply> => {
        const { context, rights } = await admit(route, request, options);
        const call = {
          ...context,
          ...rights,
          // First, so that a plain body is refused as one whatever else is wrong.
          ...(await bodyOf(route, request, options.keys)),
          ip: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          requestId: request.id,
          cookies: cookiesOf(request, reply),
          ...(route.params ? { params: decodeInput(route.params, request.params) } : {}),
          ...(route.query ? { query: decodeInput(route.query, request.query) } : {}),
        };
        const value = await share(context.account?.id, () => handler(call as never));
        reply.header('cache-control', 'no-store');
        if (route.download) return sendFile(reply, route.download, value as Buffer);
        return { success: true, value: encode(route.response as core.$ZodType, value), message: '' };
      },
    });
  }
}
