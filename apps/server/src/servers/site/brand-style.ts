import type { ThemeTokens } from '@croupier/contract/merchants/system.ts';

/** The brand's tokens as a style attribute; everything else the UI kit derives from them. */
export const brandStyle = (theme: ThemeTokens): string =>
  [
    `--brand-hue:${theme.brandHue}`,
    `--brand-chroma:${theme.brandChroma}`,
    `--accent-hue:${theme.accentHue}`,
    `--surface-hue:${theme.surfaceHue}`,
    `--surface-tint:${theme.surfaceTint}`,
    `--radius:${theme.radiusPx}px`,
    `--font-display:'${theme.fontDisplay}','${theme.fontDisplay} Fallback'`,
  ].join(';');
