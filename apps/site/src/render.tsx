// Server rendering of the visitor's page, bundled for Node; never sent to browsers.
import type { BootData } from '@croupier/contract/boot.ts';
import { loadMessages } from '@croupier/i18n/load-messages.ts';
import { createQueryClient } from '@croupier/web/client/query-client.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { App } from './App.tsx';
import { siteRoutes } from './routes.tsx';
import { chunkOf } from './shared/loading/chunk-loading.ts';

/** Dependencies of each lazy script, filled in by the build. */
declare const FILES_OF_CHUNKS: Readonly<Record<string, readonly string[]>>;

export type RenderedPage = {
  title?: string;
  /** Tags for the head. */
  head: string;
  /** HTML for `#root`. */
  body: string;
};

// React puts titles and preloads first, because this markup has no head.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

const TITLE = /<title>([^<]*)<\/title>/;

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');

/** The page's script and texts, requested together with those of the first screen. */
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

/** Renders a path for a first-time visitor; undefined if it redirects. */
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
    // Render everything inline: streamed parts would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HEAD_TAGS.exec(html) ?? [];
  const [, title] = TITLE.exec(tags) ?? [];
  return {
    // Undo the HTML escapes.
    ...(title && { title: plain(title) }),
    head: tags.replace(TITLE, '') + preloads(path, boot),
    body: html.slice(tags.length),
  };
}
