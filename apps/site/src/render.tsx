// The page as the server draws it for a visitor, bundled for Node by the build: what is here never reaches a browser.
import type { BootData } from '@croupier/contract/boot.ts';
import { loadMessages } from '@croupier/i18n/load-messages.ts';
import { createQueryClient } from '@croupier/web/query-client.ts';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './App.tsx';
import { siteRoutes } from './routes.tsx';

export type RenderedPage = {
  /** Tags that belong in the head. */
  head: string;
  /** What stands in `#root`. */
  body: string;
};

// Titles and preloads of components come first of all, because there is no head here to put them into.
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

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
  // The server has written the title already.
  return { head: tags.replace(/<title>[^<]*<\/title>/, ''), body: html.slice(tags.length) };
}
