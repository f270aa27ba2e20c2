import { gameArt, type ArtFamily } from '@croupier/art/game-art.ts';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** In-house games and the motif of their art. */
const FAMILIES: Readonly<Record<string, ArtFamily>> = {
  dice: 'dice',
  mines: 'mines',
  plinko: 'plinko',
  limbo: 'limbo',
  keno: 'keno',
  wheel: 'wheel',
  hilo: 'hilo',
  towers: 'towers',
  blackjack: 'ace',
  roulette: 'roulette',
  baccarat: 'shoe',
  'nine-lanterns': 'lantern',
  crash: 'rocket',
};
const WIDTHS = [240, 480] as const;
const RATIO = 4 / 3;
const FORMATS = { avif: { quality: 62, effort: 5 }, webp: { quality: 82 } } as const;
type Format = keyof typeof FORMATS;

async function draw(gameId: string, family: ArtFamily, width: number, format: Format): Promise<Buffer> {
  const svg = gameArt({ id: gameId, family, width, height: Math.round(width * RATIO) });
  return sharp(Buffer.from(svg)).toFormat(format, FORMATS[format]).toBuffer();
}

/** Renders key art of in-house games as `/art/<gameId>-<width>.avif` and `.webp`; in development on demand. */
export function drawGameArt(): Plugin {
  return {
    name: 'croupier-game-art',
    async generateBundle() {
      for (const [gameId, family] of Object.entries(FAMILIES))
        for (const width of WIDTHS)
          for (const format of ['avif', 'webp'] as const) {
            const source = await draw(gameId, family, width, format);
            this.emitFile({ type: 'asset', fileName: `art/${gameId}-${width}.${format}`, source });
          }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const match = /^\/art\/([\w-]+)-(\d+)\.(avif|webp)$/.exec(request.url ?? '');
        const [, gameId = '', width = '', format = ''] = match ?? [];
        const family = FAMILIES[gameId];
        if (!family || (format !== 'avif' && format !== 'webp')) return next();
        draw(gameId, family, Number(width), format).then((picture) => {
          response.setHeader('content-type', `image/${format}`);
          response.end(picture);
        }, next);
      });
    },
  };
}
