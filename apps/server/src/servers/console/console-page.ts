import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Modules } from '../../modules.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { createPage } from '../../platform/http/page.ts';
import { themeOf } from '../site/page-request.ts';

/** Answers every path of the operators' console with its page. */
export function createConsolePage(folder: string, { keys }: Modules) {
  const page = createPage(folder);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = cookieOf(request, 'lang') === 'TY' ? 'TY' : 'EN';
    const theme = themeOf(request, 'system');
    return page(
      {
        html: { lang: language === 'TY' ? 'th' : 'en', 'data-theme': theme },
        title: 'Croupier',
        description: '',
        head: '<meta name="color-scheme" content="dark light">',
        // The page that contains previews of sites.
        frames: ["'self'"],
        boot: { keys: await keys.publicKeys(), language, theme },
      },
      reply,
    );
  };
}
