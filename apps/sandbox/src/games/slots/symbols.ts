import type { FastifyInstance } from 'fastify';
import type { ArtFamily } from '@croupier/art/art-direction.ts';
import { motifArt } from '@croupier/art/motif-art.ts';
import type { Host } from '../host/host.types.ts';
import type { CatalogueGame } from '../host/vendor.types.ts';
import { SYMBOLS } from './slot.rules.ts';

type Eight = readonly [
  ArtFamily,
  ArtFamily,
  ArtFamily,
  ArtFamily,
  ArtFamily,
  ArtFamily,
  ArtFamily,
  ArtFamily,
];

/** Pictures of a theme for the symbols A to F, the scatter and the wild. */
const OF_THEME: Readonly<Record<string, Eight>> = {
  dragons: ['dragon', 'egg', 'pagoda', 'drum', 'lantern', 'coins', 'orb', 'crown'],
  animals: ['tiger', 'elephant', 'wolf', 'cat', 'paw', 'feathers', 'idol', 'phoenix'],
  desert: ['pyramid', 'mask', 'idol', 'book', 'coins', 'potion', 'orb', 'crown'],
  ocean: ['whale', 'turtle', 'octopus', 'crab', 'jellyfish', 'fish', 'chest', 'ship'],
  fruits: ['seven', 'bell', 'fruit', 'citrus', 'clover', 'horseshoe', 'crown', 'joker'],
  gems: ['crown', 'jewel', 'chest', 'orb', 'coins', 'shield', 'phoenix', 'bolt'],
  mining: ['nugget', 'chest', 'hammer', 'coins', 'horseshoe', 'lantern', 'bolt', 'crown'],
  pirates: ['ship', 'skull', 'chest', 'anchor', 'coins', 'shark', 'book', 'crown'],
  magic: ['potion', 'orb', 'book', 'cat', 'bolt', 'night', 'phoenix', 'joker'],
  myths: ['bolt', 'temple', 'phoenix', 'trophy', 'shield', 'blades', 'orb', 'crown'],
  siam: ['elephant', 'lotus', 'temple', 'pagoda', 'ship', 'lantern', 'mask', 'crown'],
  fortune: ['cat', 'dragon', 'lantern', 'coins', 'fan', 'clover', 'drum', 'crown'],
  samurai: ['mask', 'gate', 'blades', 'fan', 'pagoda', 'lantern', 'dragon', 'shield'],
  space: ['rocket', 'planet', 'orb', 'bolt', 'shield', 'gate', 'night', 'crown'],
  sweets: ['donut', 'sweet', 'fruit', 'citrus', 'cat', 'egg', 'lantern', 'crown'],
  night: ['pumpkin', 'skull', 'wolf', 'cat', 'book', 'potion', 'night', 'orb'],
  north: ['wolf', 'hammer', 'shield', 'ship', 'blades', 'coins', 'bolt', 'crown'],
  jungle: ['idol', 'tiger', 'temple', 'mask', 'lotus', 'paw', 'phoenix', 'crown'],
  retro: ['seven', 'bell', 'horseshoe', 'citrus', 'fruit', 'clover', 'crown', 'joker'],
  matchday: ['trophy', 'ball', 'glove', 'helmet', 'target', 'shield', 'bolt', 'crown'],
};
const PLAIN: Eight = ['seven', 'jewel', 'bell', 'coins', 'clover', 'citrus', 'chest', 'crown'];

/** Hues far enough apart that eight symbols are told from each other at a glance. */
const HUES = [350, 48, 285, 160, 225, 95, 25, 65] as const;
const ACCENTS = [50, 20, 330, 110, 190, 130, 300, 10] as const;

const symbolsOf = ({ themes }: CatalogueGame): Eight =>
  themes.map((theme) => OF_THEME[theme]).find((eight) => eight !== undefined) ?? PLAIN;

/** The pictures on the reels of a title. */
export function addSymbols(server: FastifyInstance, host: Host): void {
  server.get<{ Params: { vendor: string; code: string; symbol: string } }>(
    '/symbols/:vendor/:code/:symbol.svg',
    async ({ params: { vendor, code, symbol } }, reply) => {
      const game = host.catalogue.find(vendor, code);
      const index = SYMBOLS.findIndex((each) => each === symbol);
      const family = game && symbolsOf(game)[index];
      if (!game || !family) return reply.callNotFound();
      const palette = { hue: HUES[index] ?? 0, accentHue: ACCENTS[index] ?? 0 };
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(motifArt({ id: `${vendor.toLowerCase()}-${code}`, family, palette }));
    },
  );
}
