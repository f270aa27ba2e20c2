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
