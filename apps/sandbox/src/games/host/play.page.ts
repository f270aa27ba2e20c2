import type { FastifyInstance, FastifyReply } from 'fastify';
import { artFamilyOf } from '@croupier/art/game-motif.ts';
import { gameArt } from '@croupier/art/game-art.ts';
import { escapeHtml } from '../../pages/html.ts';
import type { Engine, Host } from './host.types.ts';
import type { CatalogueGame, Visit } from './vendor.types.ts';

/** A frame without an origin of its own does not count as `'self'`, so the host is named as well. */
function policyOf(visit: Visit, url: string): string {
  const { origin, host, protocol } = new URL(url);
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  const parent = visit.returnUrl ? URL.parse(visit.returnUrl)?.origin : undefined;
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `img-src 'self' ${origin} data: blob:`,
    `font-src 'self' ${origin}`,
    `connect-src 'self' ${origin} ${socket}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${parent ?? 'http: https:'}`,
  ].join('; ');
}

const titleOf = ({ names }: CatalogueGame, language: string): string =>
  (language === 'th' ? names.TY : undefined) ?? names.EN ?? '';

const page = (visit: Visit, game: CatalogueGame, { id, script, style }: Engine): string => `<!doctype html>
<html lang="${visit.language === 'th' ? 'th' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0c1016">
<title>${escapeHtml(titleOf(game, visit.language))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/games/client/kit/kit.css">
<link rel="stylesheet" href="/games/${style}">
<script type="module" src="/games/${script}"></script>
</head>
<body data-visit="${visit.id}" data-engine="${id}" data-art="/art/${game.vendor}/${game.code}.svg">
<main id="game" aria-busy="true"></main>
</body>
</html>
`;

const notice = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="dark"><title>${words}</title><body><p>${words}</p></body></html>`,
    );

/** The page that an operator opens for a member, and the game's picture. */
export function addPlayPage(
  server: FastifyInstance,
  host: Host,
  enginesOf: (game: CatalogueGame) => Engine | undefined,
): void {
  server.get<{ Params: { visit: string } }>('/play/:visit', async ({ params }, reply) => {
    const visit = host.players.findVisit(params.visit);
    if (!visit)
      return notice(reply, 404, 'This game session does not exist. Open the game again from the site.');
    const { vendor } = host.operators.get(visit.operator);
    if (host.faults.take(vendor, 'down'))
      return notice(reply, 503, 'The game is not available at the moment.');
    const game = host.catalogue.find(vendor, visit.game);
    const engine = game && enginesOf(game);
    if (!game || !engine) return notice(reply, 404, 'This game is no longer offered.');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(visit, host.url()))
      .send(page(visit, game, engine));
  });

  server.get<{ Params: { vendor: string; code: string } }>(
    '/art/:vendor/:code.svg',
    async ({ params }, reply) => {
      const game = host.catalogue.find(params.vendor, params.code);
      if (!game) return reply.callNotFound();
      // The operator's id of the game, so that its opening screen shows the picture of the game's page.
      const id = `${game.vendor.toLowerCase()}-${game.code}`;
      const family = artFamilyOf({ ...game, id });
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(gameArt({ id, family, studio: game.vendor, width: 600, height: 800 }));
    },
  );
}
