import { consoleApi } from '@croupier/contract/api.ts';
import { openApiDocument } from '@croupier/contract/openapi.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { serveHealth } from '../../platform/http/health.ts';
import { hostName, originOf, portIn } from '../../platform/http/origin.ts';
import { createHttpServer, serveRoutes, type HttpServerOptions } from '../../platform/http/server.ts';
import { serveStaticFiles } from '../../platform/http/static-files.ts';
import { createConsolePage } from './console-page.ts';
import { servePreviewFrame } from './preview-frame.ts';
import { serveGoodArt } from '../art/good-art-route.ts';
import { serveConsoleMedia } from '../art/media-route.ts';
import { consoleRoutesOf } from './console-routes.ts';
import { tokenOf, wantsPage } from '../site/page-request.ts';
import type { ServerParts } from '../site/site-server.ts';

const languageOf = (request: FastifyRequest): string =>
  /^(?:ty|th)\b/i.test(request.headers['accept-language'] ?? '') ? 'TY' : 'EN';

/** The operators' console on its own listener, with the internal metrics. */
export async function createConsoleServer(
  parts: ServerParts & {
    metrics: () => Promise<string>;
    /** Hosts on which the console responds: names, with a port if it is not `publicPort`. */
    hosts: readonly string[];
    publicPort: number;
    /** The port of the sites, as members see it; 0 for the standard port of the scheme. */
    sitePort: number;
  },
): Promise<FastifyInstance> {
  const { modules, folder, version, observe, metrics, hosts, publicPort, sitePort, ping, ...shared } = parts;
  const page = createConsolePage(folder, modules);
  const ports = new Map(hosts.map((host) => [hostName(host), portIn(host) ?? publicPort]));
  /** @throws `request.unknown_host`: a foreign host name that points here must not serve the console */
  const originFor = (request: FastifyRequest): string => {
    const name = hostName(request.host);
    const port = ports.get(name);
    if (port === undefined) throw appError(requestErrors.unknownHost);
    return originOf(request, name, port);
  };
  const options: HttpServerOptions = {
    ...shared,
    languageOf: async (request) => languageOf(request),
    resolveContext: async (request) => {
      const origin = originFor(request);
      const token = tokenOf(request);
      const account = token ? await modules.sessions.resolveOperator(token) : null;
      return { merchantId: '', language: languageOf(request), country: '', origin, account };
    },
    rightsOf: (operator, how) => modules.permissions.rightsOf(operator.id, how),
    notFound: async (request, reply) => {
      originFor(request);
      if (wantsPage(request)) return page(request, reply);
      throw appError(requestErrors.notFound);
    },
  };
  const server = createHttpServer(options);
  observe(server);
  for (const routes of consoleRoutesOf(modules)) serveRoutes(server, routes, options);
  const document = JSON.stringify(openApiDocument(consoleApi, 'Croupier console', version));
  server.get('/console/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(document),
  );
  servePreviewFrame(server, {
    merchants: modules.merchants,
    siteOriginOf: (request, host) => {
      originFor(request);
      return originOf(request, host, sitePort);
    },
  });
  serveConsoleMedia(server, modules.content);
  serveGoodArt(server);
  serveHealth(server, ping);
  server.get('/-/metrics', async (_request, reply) => reply.type('text/plain').send(await metrics()));
  await serveStaticFiles(server, folder);
  return server;
}
