import { expect, test } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { createLogger } from '../../../../platform/log.ts';
import { catalogueGame } from '../testing/catalogue-games.ts';
import type { Artwork } from './artwork.rules.ts';
import { createKeyArt, type KeyArtDeps } from './key-art.usecases.ts';
import { motifsOf } from './varied-art.rules.ts';

const covers = (id: string) => catalogueGame(id, { iconUrl: `/art/games/${id}-240.avif` });
const GAMES: Record<string, ReturnType<typeof covers>[]> = {
  one: [covers('nova-fox'), catalogueGame('dice', { iconUrl: '/art/dice-480.avif' })],
  two: [covers('nova-owl'), covers('nova-fox')],
};

/** Two merchants; the first has a banner of a game, a banner of a motif and one with its own picture. */
function open(draw: (artwork: Artwork) => Promise<string>) {
  const banners = [
    { artId: 'nova-fox', imageUrl: null },
    { artId: 'lantern', imageUrl: null },
    { artId: 'chest', imageUrl: 'https://cdn.example/chest.png' },
  ];
  const deps = {
    catalogue: {
      artSubject: async (id: string) =>
        Object.values(GAMES)
          .flat()
          .find((game) => game.id === id),
      firstPageCovers: async (merchantId: string) =>
        (GAMES[merchantId] ?? []).map((game) => ({ game, motif: motifsOf(game)[0] })),
      version: async () => 1n,
    },
    content: {
      announcements: async ({ merchantId }: { merchantId: string }) => ({
        banners: merchantId === 'one' ? banners : [],
      }),
    },
    merchants: {
      list: async () => ['one', 'two'].map((id) => ({ id, settings: { brand: { defaultLanguage: 'EN' } } })),
    },
    clock: systemClock,
    log: createLogger('silent', 'test'),
    folder: '',
    drawing: { draw: ({ artwork }: { artwork: Artwork }) => draw(artwork), stop: () => {} },
  };
  return createKeyArt(deps as unknown as KeyArtDeps);
}
const nameOf = ({ id, shape, width, format }: Artwork): string => `${id}-${shape}-${width}.${format}`;

test('covers of all merchants and banners without their own picture are drawn ahead, once each', async () => {
  const drawn: string[] = [];
  const keyArt = open(async (artwork) => {
    drawn.push(nameOf(artwork));
    return 'tag';
  });
  await keyArt.drawFirstPages();
  const banner = (id: string) =>
    ['phone-360', 'phone-720', 'wide-720', 'wide-1440'].map((size) => `${id}-${size}.avif`);
  expect(drawn.toSorted()).toEqual(
    [
      ...banner('nova-fox'),
      ...banner('lantern'),
      'nova-fox-cover-240.avif',
      'nova-fox-cover-480.avif',
      'nova-owl-cover-240.avif',
      'nova-owl-cover-480.avif',
    ].toSorted(),
  );
  await keyArt.drawFirstPages();
  expect(drawn).toHaveLength(12);
});

test('a failed picture is retried in the next pass, and three failures in a row end the pass', async () => {
  let tries = 0;
  const keyArt = open(async () => {
    tries += 1;
    throw new Error('no space left on device');
  });
  await keyArt.drawFirstPages();
  expect(tries).toBe(3);
  await keyArt.drawFirstPages();
  expect(tries).toBe(6);
});
