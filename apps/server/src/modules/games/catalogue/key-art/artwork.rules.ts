import { bannerArt, type BannerShape } from '@croupier/art/banner-art.ts';
import { gameArt, type ArtFamily } from '@croupier/art/game-art.ts';

export const ART_FORMATS = ['avif', 'webp'] as const;
export type ArtFormat = (typeof ART_FORMATS)[number];

export type Artwork = {
  id: string;
  family: ArtFamily;
  /** Whose frame a cover has. */
  studio?: string;
  /** Covers are upright, with room for the game's name at the bottom; the other shapes are for banners. */
  shape: 'cover' | BannerShape;
  /** Pixels. */
  width: number;
  format: ArtFormat;
};

export type Encoding = { quality: number; effort?: number };

const COVER_RATIO = 4 / 3;
/** AVIF at low effort: 50 % more time would save only 10 % of the bytes. */
const COVER_ENCODING: Readonly<Record<ArtFormat, Encoding>> = {
  avif: { quality: 62, effort: 2 },
  webp: { quality: 82 },
};
/** Phones show the small covers at two or more pixels for each of theirs, where nobody sees the difference. */
const SMALL_COVER: Encoding = { quality: 52, effort: 2 };
const SMALL_WIDTH = 240;

/** Banners delay the first screen; they have soft light and text on top, so lower quality is enough. */
const BANNER_ENCODING: Readonly<Record<ArtFormat, Encoding>> = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 74 },
};

/** The key of an artwork in memory. */
export const artworkKey = ({ id, family, shape, width, format }: Artwork): string =>
  `${id}/${family}/${shape}-${width}.${format}`;

export const encodingOf = ({ shape, width, format }: Artwork): Encoding => {
  if (shape === 'cover' && format === 'avif' && width <= SMALL_WIDTH) return SMALL_COVER;
  return (shape === 'cover' ? COVER_ENCODING : BANNER_ENCODING)[format];
};

/** Draws an artwork as an SVG document. Deterministic. */
export const svgOf = ({ id, family, studio, width, shape }: Artwork): string =>
  shape === 'cover'
    ? gameArt({ id, family, studio, width, height: Math.round(width * COVER_RATIO) })
    : bannerArt({ id, family, shape, width });
