import { randomUUID } from 'node:crypto';
import { siteApi } from '@croupier/contract/api.ts';
import { openApiDocument } from '@croupier/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import type { Modules } from '../../modules.ts';
import { isNavigation } from '../../platform/http/error-answer.ts';
import { appError, requestErrors } from '../../platform/http/errors.ts';
import { serveHealth } from '../../platform/http/health.ts';
import { hostName, originOf } from '../../platform/http/origin.ts';
import type { KeyArt } from '../../modules/games/catalogue/index.ts';
import { createHttpServer, serveRoutes, type HttpServerOptions } from '../../platform/http/server.ts';
import { serveStaticFiles } from '../../platform/http/static-files.ts';
import { languageOfCall, languageOfPage } from './request-language.ts';
import { previewOfCall } from './preview-request.ts';
import { createCountryOf, tokenOf, wantsPage } from './page-request.ts';
import { serveApp } from '../pwa/routes.ts';
import { serveGameArt } from '../art/art-route.ts';
import { serveMedia } from '../art/media-route.ts';
import { createSitePage } from './site-page.ts';
import { serveVendorCalls } from './vendor-calls.ts';
import { servePaymentHooks } from './payment-hooks.ts';
import { serveGoodArt } from '../art/good-art-route.ts';
import { serveVendorLogos } from '../art/vendor-logo-route.ts';
import { siteRoutesOf } from './site-routes.ts';

export type ServerParts = Pick<
  HttpServerOptions,
  'log' | 'clock' | 'translate' | 'keys' | 'trustProxy' | 'limits'
> & {
  modules: Modules;
  /** Folder of the built app. */
  folder: string;
  version: string;
  observe: (server: FastifyInstance) => void;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
};

/** The player sites of all merchants, selected by host name: calls, files, pages. */
export async function createSiteServer(
  parts: ServerParts & {
    keyArt: KeyArt;
    countryHeader: string;
    /** The port that members see; 0 for the standard port of the scheme. */
    publicPort: number;
  },
): Promise<FastifyInstance> {
  const { modules, folder, version, keyArt, countryHeader, publicPort, observe, ping, ...shared } = parts;
  const { merchants, sessions } = modules;
  const countryOf = createCountryOf({ header: countryHeader, trustProxy: shared.trustProxy ?? 0 });
  const page = createSitePage(folder, randomUUID(), modules, countryOf, (error, path) =>
    shared.log.error({ err: error, path }, 'page not drawn on the server'),
  );
  const resolveContext: HttpServerOptions['resolveContext'] = async (request) => {
    const merchant = await merchants.byHost(request.host);
    const token = tokenOf(request);
    return {
      merchantId: merchant.id,
      language: languageOfCall(merchant, request),
      country: countryOf(request),
      origin: originOf(request, hostName(request.host), publicPort),
      account: token ? await sessions.resolveAccount(token, merchant.id) : null,
    };
  };
  const options: HttpServerOptions = {
    ...shared,
    resolveContext,
    languageOf: async (request) => {
      const merchant = await merchants.byHost(request.host);
      return isNavigation(request) ? languageOfPage(merchant, request) : languageOfCall(merchant, request);
    },
    notFound: async (request, reply) => {
      if (wantsPage(request)) return page(request, reply);
      throw appError(requestErrors.notFound);
    },
  };
  const server = createHttpServer(options);
  observe(server);
  const openOnly: HttpServerOptions = {
    ...options,
    resolveContext: async (request) => {
      const merchant = await merchants.byHost(request.host);
      const language = languageOfCall(merchant, request);
      const preview = await previewOfCall(modules, merchant, request);
      if (!preview) merchants.admit(merchant, { ip: request.ip, country: countryOf(request), language });
      return { ...(await resolveContext(request)), ...preview };
    },
  };
  for (const group of siteRoutesOf(modules))
    // The closed page polls the status and links customer service.
    serveRoutes(server, group, group === merchants.routes ? options : openOnly);
  const document = JSON.stringify(openApiDocument(siteApi, 'Croupier', version));
  server.get('/wps/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
  servePaymentHooks(server, modules);
  serveVendorCalls(server, modules);
  serveHealth(server, ping);
  serveGameArt(server, { keyArt });
  serveMedia(server, modules);
  serveVendorLogos(server, modules);
  serveGoodArt(server);
  serveApp(server, { merchants, folder });
  await serveStaticFiles(server, folder);
  return server;
}
