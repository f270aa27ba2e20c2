/**
 * OKLCH as `#rrggbb`, because SVG renderers on the server do not support `oklch()`. Reduces chroma until the colour
 * is in gamut.
 */
export function oklchHex(lightness: number, chroma: number, hue: number): string {
  for (let reduced = chroma; ; reduced -= 0.008) {
    const rgb = toSrgb(lightness, Math.max(0, reduced), hue);
    if (reduced <= 0 || rgb.every((channel) => channel >= -0.001 && channel <= 1.001))
      return `#${rgb.map(toByte).join('')}`;
  }
}

const toByte = (channel: number): string =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

const gamma = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/** Björn Ottosson's OKLab matrices. */
function toSrgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
