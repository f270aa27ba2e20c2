import { oklchHex } from './color.ts';

/** Shades of one hue from black to white. */
export type Ramp = (lightness: number, chroma?: number) => string;

export type Palette = {
  hue: number;
  accentHue: number;
  /** The hue of the background. */
  room: Ramp;
  /** The hue of the accent. */
  accent: Ramp;
  gold: Ramp;
  /** The red of hearts, cherries and combs, whatever the background. */
  ruby: Ramp;
  /** Nearly grey, tinted with the background's hue. */
  neutral: Ramp;
};

/** Most saturated at the lightness where screens can show the most chroma. */
const chromaAt = (lightness: number, most: number): number =>
  most * Math.sin(Math.PI * Math.min(0.98, Math.max(0.06, lightness * 0.92)));

/** Dark yellow looks muddy, so the shadows of warm hues shift towards red. */
const warmed = (hue: number, lightness: number): number => {
  const warmth = Math.max(0, 1 - Math.abs(hue - 88) / 62);
  return hue - warmth * Math.max(0, 0.9 - lightness) * 88;
};

/** A ramp in a fixed hue, for objects with a natural colour. */
export const rampOf =
  (hue: number, most: number): Ramp =>
  (lightness, chroma) =>
    oklchHex(lightness, chroma ?? chromaAt(lightness, most), warmed(hue, lightness));

export const paletteOf = (hue: number, accentHue: number): Palette => ({
  hue,
  accentHue,
  room: rampOf(hue, 0.2),
  accent: rampOf(accentHue, 0.22),
  gold: (lightness, chroma) => oklchHex(lightness, chroma ?? chromaAt(lightness, 0.17), 58 + lightness * 36),
  ruby: rampOf(20, 0.23),
  neutral: rampOf(hue, 0.03),
});
