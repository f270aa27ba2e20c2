import { oklchHex } from '@croupier/art/color.ts';
import type { ThemeTokens } from '@croupier/contract/merchants/system.ts';

/** Brand colours outside the page: the phone's bars, the splash screen, the background of the icon. */
export type AppColors = {
  /** `--page` of the UI kit. */
  page: { dark: string; light: string };
  /** `--surface-1` of the UI kit: the header, and so the phone's status bar above it. */
  bar: { dark: string; light: string };
  icon: { light: string; top: string; bottom: string };
};

/** Phones and manifests do not support `oklch()`, so these tokens are converted to `#rrggbb`. */
export function appColors({ surfaceHue: hue, surfaceTint: tint }: ThemeTokens): AppColors {
  return {
    page: { dark: oklchHex(0.155, tint, hue), light: oklchHex(0.968, tint * 0.45, hue) },
    bar: { dark: oklchHex(0.188, tint * 1.1, hue), light: oklchHex(0.988, tint * 0.25, hue) },
    icon: {
      light: oklchHex(0.4, 0.02 + tint * 2, hue),
      top: oklchHex(0.27, 0.02 + tint * 1.5, hue),
      bottom: oklchHex(0.14, 0.01 + tint, hue),
    },
  };
}
