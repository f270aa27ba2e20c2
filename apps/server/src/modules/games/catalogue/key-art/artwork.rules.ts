import { bannerArt, type BannerShape } from '@croupier/art/banner-art.ts';
import { gameArt, type ArtFamily } from '@croupier/art/game-art.ts';

export const ART_FORMATS = ['avif', 'webp'] as const;
export type ArtFormat = (typeof ART_FORMATS)[number];

export type Artwork = {
  id: string;
  family: ArtFamily;
  /** A cover is upright, with room for the game's name at the bottom; the other shapes are for banners. */
  shape: 'cover' | BannerShape;
  /** Pixels. */
  width: number;
  format: ArtFormat;
};

export type Encoding = { quality: number; effort?: number };

const COVER_RATIO = 4 / 3;
/** AVIF at low effort: half as much time again would save a tenth of the bytes. */
const COVER_ENCODING: Readonly<Record<ArtFormat, Encoding>> = {
  avif: { quality: 62, effort: 2 },
  webp: { quality: 82 },
};
/** The first screen waits for banners; they are soft in light and covered by text. */
const BANNER_ENCODING: Readonly<Record<ArtFormat, Encoding>> = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 74 },
};

/** Tells artworks apart in memory. */
export const artworkKey = ({ id, family, shape, width, format }: Artwork): string =>
  `${id}/${family}/${shape}-${width}.${format}`;

export const encodingOf = ({ shape, format }: Artwork): Encoding =>
  (shape === 'cover' ? COVER_ENCODING : BANNER_ENCODING)[format];

/** Draws an artwork as an SVG document; the same artwork always gives the same text. */
export const svgOf = ({ id, family, width, shape }: Artwork): string =>
  shape === 'cover'
    ? gameArt({ id, family, width, height: Math.round(width * COVER_RATIO) })
    : bannerArt({ id, family, shape, width });
