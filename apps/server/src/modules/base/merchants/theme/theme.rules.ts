import { measureTheme, weakPairs } from '@croupier/art/contrast/theme-contrast.ts';
import { look, type ContrastPair, type Look } from '@croupier/contract/merchants/settings.ts';
import type { MerchantSettings } from '../merchants.settings.ts';

/** @throws ZodError if this version does not know the stored look */
export const readLook = (stored: unknown): Look => look.parse(stored);

export const lookOf = ({ brand: { theme, mark } }: MerchantSettings): Look => ({ theme, mark });

export const withLook = (settings: MerchantSettings, { theme, mark }: Look): MerchantSettings => ({
  ...settings,
  brand: { ...settings.brand, theme, mark },
});

const LISTED_PAIRS = 8;
/** Rounded down, so that a ratio below the limit never prints as the limit. */
const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** The pairs of derived colours with the lowest contrast. */
export const lowestContrast = ({ theme }: Look): ContrastPair[] =>
  measureTheme(theme)
    .slice(0, LISTED_PAIRS)
    .map((pair) => ({ ...pair, ratio: rounded(pair.ratio) }));

/** The pairs because of which a look can't be published. */
export const unreadablePairs = ({ theme }: Look): ContrastPair[] =>
  weakPairs(theme).map((pair) => ({ ...pair, ratio: rounded(pair.ratio) }));
