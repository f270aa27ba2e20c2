import type { Plugin } from 'vite';

const partOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[0] ?? '';

/** In development Vite serves the page; what the server would have written into it is asked of the server. */
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
      const boot = partOf(page, /<script[^>]*id="boot".*?<\/script>/s);
      return html
        .replace(/<html[^>]*>/, () => partOf(page, /<html[^>]*>/))
        .replace('<!--head-->', () => partOf(page, /<title>.*?<\/title>/s))
        .replace('<!--boot-->', () => boot.replace(/ nonce="[^"]*"/, ''));
    },
  };
}
