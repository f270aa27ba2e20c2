import type { BannerShape } from '@croupier/art/banner-art.ts';
import { motifNamed } from '@croupier/art/game-motif.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { Merchants } from '../../../base/merchants/index.ts';
import type { Content } from '../../../engagement/content/index.ts';
import type { CatalogueUsecases } from '../catalogue.usecases.ts';
import type { Artwork } from './artwork.rules.ts';
import { createDrawAhead } from './draw-ahead.usecases.ts';
import { createGallery, type Picture } from './gallery.usecases.ts';
import { createBackgroundDrawing, type BackgroundDrawing } from './providers/background-drawing.adapter.ts';
import { motifsOf } from './varied-art.rules.ts';

export type WantedArt = Omit<Artwork, 'family' | 'studio'> & {
  /** One of the game's motifs; the best one if left out. */
  motif?: string;
};

export type KeyArt = {
  /** Undefined if there is no such art. @throws `server.unavailable` if too many pictures are waiting */
  picture: (wanted: WantedArt) => Promise<Picture | undefined>;
  /** Draws the missing pictures of the first screens of all lists. */
  drawFirstPages: () => Promise<void>;
  /** Does the same repeatedly in the background. */
  start: () => void;
  stop: () => void;
};

export type KeyArtDeps = {
  catalogue: Pick<CatalogueUsecases, 'artSubject' | 'firstPageCovers' | 'version'>;
  content: Pick<Content, 'announcements'>;
  merchants: Pick<Merchants, 'list'>;
  clock: Clock;
  log: Logger;
  folder: string;
  /** Defaults to a process of low priority. */
  drawing?: BackgroundDrawing;
};

/** The path of game covers, as stored by the feed import. */
const OWN_ART = '/art/games/';
/** The format that current browsers request; others are drawn on demand. */
const FORMAT = 'avif';
/** The larger ones are for dense screens. */
const COVER_WIDTHS = [240, 480] as const;
const BANNERS: ReadonlyArray<{ shape: BannerShape; width: number }> = [
  { shape: 'phone', width: 360 },
  { shape: 'phone', width: 720 },
  { shape: 'wide', width: 720 },
  { shape: 'wide', width: 1440 },
];

/** Takes one of each list in turn, so that no merchant waits for all pictures of another. */
function interleave<T>(lists: ReadonlyArray<readonly T[]>): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

export function createKeyArt(deps: KeyArtDeps): KeyArt {
  const { catalogue, content, merchants, clock, log, folder, drawing = createBackgroundDrawing() } = deps;
  const gallery = createGallery(folder, { drawing });

  const artworkOf = async (wanted: WantedArt): Promise<Artwork | undefined> => {
    const { motif, ...art } = wanted;
    const game = await catalogue.artSubject(art.id);
    if (game) {
      const motifs = motifsOf(game);
      const family = motif === undefined ? motifs[0] : motifs.find((one) => one === motif);
      const studio = game.vendor.inHouse ? undefined : game.vendor.code;
      return family && { ...art, family, ...(studio && { studio }) };
    }
    const family = art.shape === 'cover' ? undefined : motifNamed(art.id);
    return family && { ...art, family };
  };

  const bannersOf = async (merchantId: string, language: string): Promise<WantedArt[]> => {
    const { banners } = await content.announcements({
      merchantId,
      language,
      types: 'B',
      signedIn: false,
    });
    const ids = new Set(banners.flatMap(({ artId, imageUrl }) => (imageUrl === null && artId) || []));
    return [...ids].flatMap((id) => BANNERS.map((banner) => ({ id, ...banner, format: FORMAT })));
  };
  const coversOf = async (merchantId: string): Promise<WantedArt[]> => {
    const covers = await catalogue.firstPageCovers(merchantId);
    const own = covers.filter(({ game }) => game.iconUrl.startsWith(OWN_ART));
    return COVER_WIDTHS.flatMap((width) =>
      own.map(({ game: { id }, motif }) => ({ id, motif, shape: 'cover' as const, width, format: FORMAT })),
    );
  };
  const firstPages = async (): Promise<Artwork[]> => {
    const ofMerchants = await Promise.all(
      (await merchants.list()).map(async ({ id, settings }) => [
        ...(await bannersOf(id, settings.brand.defaultLanguage)),
        ...(await coversOf(id)),
      ]),
    );
    const artworks = await Promise.all(interleave(ofMerchants).map(artworkOf));
    return artworks.filter((artwork) => artwork !== undefined);
  };

  const ahead = createDrawAhead({
    gallery,
    artworks: firstPages,
    catalogueVersion: catalogue.version,
    clock,
    log,
  });

  return {
    picture: async (wanted) => {
      const artwork = await artworkOf(wanted);
      return artwork && gallery.picture(artwork);
    },
    drawFirstPages: ahead.drawOnce,
    start: ahead.start,
    stop: () => {
      ahead.stop();
      drawing.stop();
    },
  };
}
