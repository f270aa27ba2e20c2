/**
 * The colour tokens of `tokens.css` in the UI kit that text and its backgrounds are made of, so that the server can
 * measure a theme. A test of the UI kit keeps the two equal.
 */
export const COLOR_TOKENS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'brand-hue': '84',
    'brand-chroma': '0.14',
    'accent-hue': '298',
    'surface-hue': '270',
    'surface-tint': '0.018',
    'brand-lightness': 'calc(0.75 + 0.08 * cos((var(--brand-hue) - 120) * 1deg))',
    'accent-lightness': 'calc(0.72 + 0.06 * cos((var(--accent-hue) - 120) * 1deg))',
    well: 'light-dark(oklch(0.957 calc(var(--surface-tint) * 0.55) var(--surface-hue)), oklch(0.125 calc(var(--surface-tint) * 0.9) var(--surface-hue)))',
    page: 'light-dark(oklch(0.968 calc(var(--surface-tint) * 0.45) var(--surface-hue)), oklch(0.155 var(--surface-tint) var(--surface-hue)))',
    'surface-1':
      'light-dark(oklch(0.988 calc(var(--surface-tint) * 0.25) var(--surface-hue)), oklch(0.188 calc(var(--surface-tint) * 1.1) var(--surface-hue)))',
    'surface-2':
      'light-dark(oklch(1 0 var(--surface-hue)), oklch(0.222 calc(var(--surface-tint) * 1.2) var(--surface-hue)))',
    'surface-3':
      'light-dark(oklch(0.94 calc(var(--surface-tint) * 0.7) var(--surface-hue)), oklch(0.262 calc(var(--surface-tint) * 1.35) var(--surface-hue)))',
    'surface-4':
      'light-dark(oklch(0.915 calc(var(--surface-tint) * 0.9) var(--surface-hue)), oklch(0.308 calc(var(--surface-tint) * 1.5) var(--surface-hue)))',
    key: 'light-dark(oklch(1 0 var(--surface-hue)), oklch(0.272 calc(var(--surface-tint) * 1.4) var(--surface-hue)))',
    text: 'light-dark(oklch(0.21 calc(var(--surface-tint) * 1.6) var(--surface-hue)), oklch(0.972 calc(var(--surface-tint) * 0.3) var(--surface-hue)))',
    muted:
      'light-dark(oklch(0.41 calc(var(--surface-tint) * 1.6) var(--surface-hue)), oklch(0.79 calc(var(--surface-tint) * 0.9) var(--surface-hue)))',
    subtle:
      'light-dark(oklch(0.49 calc(var(--surface-tint) * 1.4) var(--surface-hue)), oklch(0.705 calc(var(--surface-tint) * 1.1) var(--surface-hue)))',
    brand:
      'light-dark(oklch(calc(var(--brand-lightness) - 0.035) min(var(--brand-chroma) * 1.1, 0.22) var(--brand-hue)), oklch(var(--brand-lightness) var(--brand-chroma) var(--brand-hue)))',
    'brand-top':
      'light-dark(oklch(calc(var(--brand-lightness) + 0.02) calc(var(--brand-chroma) * 1.02) var(--brand-hue)), oklch(calc(var(--brand-lightness) + 0.07) calc(var(--brand-chroma) * 0.92) var(--brand-hue)))',
    'brand-bottom':
      'light-dark(oklch(calc(var(--brand-lightness) - 0.055) min(var(--brand-chroma) * 1.1, 0.22) calc(var(--brand-hue) - 8)), oklch(calc(var(--brand-lightness) - 0.03) min(var(--brand-chroma) * 1.04, 0.25) calc(var(--brand-hue) - 8)))',
    'brand-ink': 'oklch(0.15 calc(var(--brand-chroma) * 0.22) var(--brand-hue))',
    'brand-text':
      'light-dark(oklch(0.425 calc(var(--brand-chroma) * 0.66) var(--brand-hue)), oklch(0.84 calc(var(--brand-chroma) * 0.85) var(--brand-hue)))',
    'brand-soft':
      'light-dark(oklch(0.935 calc(var(--brand-chroma) * 0.36) var(--brand-hue)), oklch(0.3 calc(var(--brand-chroma) * 0.46) var(--brand-hue)))',
    accent: 'oklch(var(--accent-lightness) 0.15 var(--accent-hue))',
    'accent-ink': 'oklch(0.16 0.04 var(--accent-hue))',
    'accent-text': 'light-dark(oklch(0.45 0.13 var(--accent-hue)), oklch(0.82 0.11 var(--accent-hue)))',
    'accent-soft': 'light-dark(oklch(0.94 0.04 var(--accent-hue)), oklch(0.3 0.075 var(--accent-hue)))',
    win: 'light-dark(oklch(0.46 0.125 152), oklch(0.83 0.19 150))',
    'win-fill': 'light-dark(oklch(0.72 0.18 150), oklch(0.8 0.2 149))',
    'win-ink': 'oklch(0.18 0.05 152)',
    'win-soft': 'light-dark(oklch(0.945 0.045 152), oklch(0.29 0.065 152))',
    lose: 'light-dark(oklch(0.505 0.19 22), oklch(0.725 0.17 18))',
    'lose-fill': 'oklch(0.55 0.205 22)',
    'lose-ink': 'oklch(0.99 0.01 22)',
    'lose-soft': 'light-dark(oklch(0.945 0.03 20), oklch(0.29 0.08 18))',
    warn: 'light-dark(oklch(0.485 0.105 66), oklch(0.84 0.15 78))',
    'warn-fill': 'oklch(0.82 0.155 78)',
    'warn-ink': 'oklch(0.18 0.04 80)',
    'warn-soft': 'light-dark(oklch(0.945 0.05 85), oklch(0.3 0.06 75))',
    info: 'light-dark(oklch(0.48 0.13 250), oklch(0.79 0.115 240))',
    'info-fill': 'light-dark(oklch(0.74 0.125 240), oklch(0.76 0.125 240))',
    'info-ink': 'oklch(0.17 0.04 250)',
    'info-soft': 'light-dark(oklch(0.945 0.03 245), oklch(0.29 0.065 250))',
    'stage-left': 'oklch(0.4 0.17 var(--accent-hue))',
    'stage-middle': 'oklch(0.25 0.1 calc(var(--accent-hue) - 14))',
    'stage-right': 'oklch(0.2 0.05 var(--surface-hue))',
    'over-picture': 'oklch(0.985 0 0)',
    'under-picture': 'oklch(0.12 0.02 var(--surface-hue))',
  }),
);
