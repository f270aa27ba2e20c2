export const BRAND_MARKS = ['spade', 'lotus'] as const;
export type BrandMarkName = (typeof BRAND_MARKS)[number];

export type BrandMarkRequest = { name: BrandMarkName; hue: number };

/** A merchant's mark as an SVG document of 64 × 64. */
export function brandMark({ name, hue }: BrandMarkRequest): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" data-mark="${name}"><circle cx="32" cy="32" r="30" fill="hsl(${hue},70%,55%)"/></svg>`;
}
