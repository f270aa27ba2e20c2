import type { Plugin } from 'vite';

const partOf = (page: string, pattern: RegExp): string => pattern.exec(page)?.[0] ?? '';

/** In development Vite serves the page and takes language, theme and boot data from the server's page. */
export function serverPage(server: string): Plugin {
  let headers: Record<string, string> = {};
  return {
    name: 'croupier-server-page',
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
        .replace('</head>', () => `${partOf(page, /<title>.*?<\/title>/s)}</head>`)
        .replace('<!--boot-->', () => boot.replace(/ nonce="[^"]*"/, ''));
    },
  };
}
