const KEY_ART = /^(\/art\/.+)-(?:240|480)\.avif$/;
const WIDTHS = [240, 480];

export type ArtSource = { type: `image/${'avif' | 'webp'}`; srcSet: string };

/** The widths and formats in which the server has our key art; empty for another picture. */
export function artSources(iconUrl: string): ArtSource[] {
  const base = KEY_ART.exec(iconUrl)?.[1];
  if (base === undefined) return [];
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', '),
  }));
}
