import { createHash } from 'node:crypto';
import { brandMark } from '@croupier/art/brand-mark.ts';
import type { Whitelabel } from '@croupier/contract/merchants/system.ts';
import sharp from 'sharp';
import { createBoundedMap } from '../../platform/bounded-map.ts';
import { appColors } from './colors.ts';

type Look = Pick<Whitelabel, 'mark' | 'theme'>;

/** `any` has rounded corners; phones crop `maskable` and `apple`; `tab` is only the mark. */
export type IconShape = 'any' | 'maskable' | 'apple' | 'tab';
export type AppIcon = { bytes: Buffer; tag: string };

const BOX = 512;
/** Width of the mark. Phones may crop a maskable icon to a circle of 80 %. */
const MARK_WIDTHS: Record<IconShape, number> = { any: 344, apple: 344, maskable: 292, tab: BOX };
const CORNERS: Record<IconShape, number> = { any: 116, apple: 0, maskable: 0, tab: 0 };
/** Icons in memory: a few sizes for each of many merchants. */
const KEPT = 300;
const TAG_LENGTH = 20;

/** The merchant's mark on the brand background, as SVG. */
export function appIconSvg({ mark, theme }: Look, shape: IconShape): string {
  const drawn = brandMark({ name: mark, hue: theme.brandHue });
  if (shape === 'tab') return drawn;
  const { icon } = appColors(theme);
  const width = MARK_WIDTHS[shape];
  const at = (BOX - width) / 2;
  const placed = drawn
    .replace('<svg ', `<svg x="${at}" y="${at}" `)
    .replace('width="64" height="64"', `width="${width}" height="${width}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}" width="${BOX}" height="${BOX}"><defs>`,
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${icon.top}"/><stop offset="1" stop-color="${icon.bottom}"/></linearGradient>`,
    `<radialGradient id="light" cx="0.5" cy="0.34" r="0.62"><stop stop-color="${icon.light}"/><stop offset="1" stop-color="${icon.light}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${BOX}" height="${BOX}" rx="${CORNERS[shape]}" fill="url(#ground)"/>`,
    `<rect width="${BOX}" height="${BOX}" rx="${CORNERS[shape]}" fill="url(#light)"/>`,
    `${placed}</svg>`,
  ].join('');
}

const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, TAG_LENGTH);

/** Renders icons on first request; simultaneous requests share one rendering. */
export function createIconStore() {
  const drawn = createBoundedMap<string, Promise<AppIcon>>(KEPT);
  const draw = async (svg: string, size: number): Promise<AppIcon> => {
    const density = Math.max(72, Math.round((72 * size * 2) / 64));
    const bytes = await sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
    return { bytes, tag: tagOf(bytes) };
  };
  return {
    png: (look: Look, shape: IconShape, size: number): Promise<AppIcon> => {
      const svg = appIconSvg(look, shape);
      const key = `${size}/${tagOf(svg)}`;
      const known = drawn.get(key);
      if (known) return known;
      const icon = draw(svg, size);
      drawn.set(key, icon);
      icon.catch(() => drawn.delete(key));
      return icon;
    },
    svg: (look: Look): AppIcon => {
      const svg = appIconSvg(look, 'tab');
      return { bytes: Buffer.from(svg), tag: tagOf(svg) };
    },
  };
}

export type IconStore = ReturnType<typeof createIconStore>;
