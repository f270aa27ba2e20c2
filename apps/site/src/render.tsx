// The page as the server draws it for a visitor, bundled for Node by the build: what is here never reaches a browser.
import type { BootData } from '@croupier/contract/boot.ts';
import { loadMessages } from '@croupier/i18n/load-messages.ts';
import { createQueryClient } from '@croupier/web/client/query-client.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { App } from './App.tsx';
import { siteRoutes } from './routes.tsx';
import { chunkOf } from './shared/loading/chunk-loading.ts';

/** Files that a script needs beside those of the first screen, by its name; the build fills it in. */
declare const FILES_OF_CHUNKS: Readonly<Record<string, readonly string[]>>;

export type RenderedPage = {
  title?: string;
  /** Tags that belong in the head. */
  head: string;
  /** What stands in `#root`. */
  body: string;
};

// Titles and preloads of components come first of all, because there is no head here to put them into.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const TITLE = /<title>([^<]*)<\/title>/;

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');

/** Its own script and its texts, asked for together with those of the first screen. */
function preloads(path: string, { language }: BootData): string {
  const pages = matchRoutes([...siteRoutes], path) ?? [];
  const chunks = pages.flatMap(({ route }) => chunkOf(route.lazy) ?? []);
  if (chunks.length === 0) return '';
  const files = new Set(
    ['load-messages', ...chunks, language.toLowerCase()].flatMap((name) => FILES_OF_CHUNKS[name] ?? []),
  );
  const tagOf = (file: string): string =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
  return [...files].map(tagOf).join('');
}

const handler = createStaticHandler([...siteRoutes]);

/** Draws a path of the site, as a visitor sees it who was never here; undefined for one that leads elsewhere. */
export async function render(path: string, boot: BootData): Promise<RenderedPage | undefined> {
  const context = await handler.query(new Request(new URL(path, 'http://site')));
  if (context instanceof Response) return undefined;
  const language = { language: boot.language, messages: await loadMessages(boot.language), complete: true };
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <App {...{ boot, language }} queryClient={createQueryClient()}>
        <StaticRouterProvider {...{ router, context }} hydrate={false} />
      </App>
    </StrictMode>,
    // Everything in its place: what is filled in by scripts would need scripts in the page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HEAD_TAGS.exec(html) ?? [];
  const [, title] = TITLE.exec(tags) ?? [];
  return {
    // Without the escapes that it had as HTML.
    ...(title && { title: plain(title) }),
    head: tags.replace(TITLE, '') + preloads(path, boot),
    body: html.slice(tags.length),
  };
}
