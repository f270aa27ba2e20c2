import type { Plugin } from 'vite';
import { HOME_ALIASES, paths } from '../src/paths.ts';

/** Fonts of the first screen; others load when a text needs them. */
const FIRST_FONTS = /^fonts\/(?:onest-latin|sora-latin)-wght-normal\.[\w-]+\.woff2$/;

/** Tells the server which paths are pages; it answers others with 404. */
const knownPaths = (): string[] => [...Object.values(paths).map((path) => path()), ...HOME_ALIASES];

/** Preloads the fonts of the first screen and writes `routes.json` beside the page. */
export function preparePage(): Plugin {
  return {
    name: 'croupier-page',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(knownPaths()) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FIRST_FONTS.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: true,
            },
          })),
    },
  };
}

const partOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[0] ?? '';

/** In development Vite serves the page and fetches its boot data from the server. */
export function borrowPage(server: string): Plugin {
  let headers: Record<string, string> = {};
  return {
    name: 'croupier-borrow-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { cookie = '', accept = '' } = request.headers;
        if (accept.includes('text/html')) headers = { cookie };
        next();
      });
    },
    transformIndexHtml: async (html) => {
      const page = await fetch(server, { headers }).then((response) => response.text());
      return html
        .replace(/<html[^>]*>/, () => partOf(page, /<html[^>]*>/))
        .replace('<!--head-->', () => partOf(page, /<title>.*?<\/title>/s))
        .replace('<!--boot-->', () =>
          partOf(page, /<script[^>]*id="boot".*?<\/script>/s).replace(/ nonce="[^"]*"/, ''),
        );
    },
  };
}
