import type { Canvas } from './canvas.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** What every part of a picture is painted with. The sheet is 600 × 800; the game's name goes below y = 560. */
export type Painter = { canvas: Canvas; colors: Palette; random: Random };

export const SHEET = { width: 600, height: 800 } as const;
/** The centre of motifs. */
export const FOCUS = { x: 300, y: 318 } as const;

/** A motif, drawn around 0, 0 within a radius of about 200. */
export type Motif = (painter: Painter) => string;
