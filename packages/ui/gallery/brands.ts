import type { BrandMarkName } from '@croupier/art/brand-mark.ts';

export type Brand = {
  name: string;
  mark: BrandMarkName;
  hue: number;
  accentHue: number;
  tokens: Record<string, string>;
};

/** The two demo brands, and one with badly chosen colours. */
export const BRANDS: Readonly<Record<string, Brand>> = {
  aurum: {
    name: 'Aurum Room',
    mark: 'spade',
    hue: 84,
    accentHue: 298,
    tokens: {
      '--brand-hue': '84',
      '--brand-chroma': '0.14',
      '--accent-hue': '298',
      '--surface-hue': '292',
      '--surface-tint': '0.02',
      '--radius': '14px',
      '--font-display': "'Sora Variable'",
    },
  },
  lotus: {
    name: 'Lotus Nine',
    mark: 'lotus',
    hue: 164,
    accentHue: 352,
    tokens: {
      '--brand-hue': '164',
      '--brand-chroma': '0.13',
      '--accent-hue': '352',
      '--surface-hue': '168',
      '--surface-tint': '0.012',
      '--radius': '22px',
      '--font-display': "'Onest Variable'",
    },
  },
  cobalt: {
    name: 'Cobalt',
    mark: 'spade',
    hue: 262,
    accentHue: 130,
    tokens: {
      '--brand-hue': '262',
      '--brand-chroma': '0.19',
      '--accent-hue': '130',
      '--surface-hue': '250',
      '--surface-tint': '0.03',
      '--radius': '8px',
    },
  },
};
