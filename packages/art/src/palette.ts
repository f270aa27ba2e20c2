import { oklchHex } from './color.ts';

/** From black to white in one hue, as a painter lays out the colours before starting. */
export type Ramp = (lightness: number, chroma?: number) => string;

export type Palette = {
  hue: number;
  accentHue: number;
  /** The hue of the room. */
  room: Ramp;
  /** The hue of the thing that catches the eye. */
  accent: Ramp;
  gold: Ramp;
  /** The red of hearts, cherries and combs, in every room. */
  ruby: Ramp;
  /** Nearly grey, touched by the room's hue. */
  neutral: Ramp;
};

/** Most saturated where a screen can show most. */
const chromaAt = (lightness: number, most: number): number =>
  most * Math.sin(Math.PI * Math.min(0.98, Math.max(0.06, lightness * 0.92)));

/** Dark yellow is mud, so the shadows of warm hues turn towards red, as they do in gold and in fire. */
const warmed = (hue: number, lightness: number): number => {
  const warmth = Math.max(0, 1 - Math.abs(hue - 88) / 62);
  return hue - warmth * Math.max(0, 0.9 - lightness) * 88;
};

/** A ramp of its own hue, for what has its colour by nature. */
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
