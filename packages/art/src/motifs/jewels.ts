import { n } from '../canvas.ts';
import { glow, groundShadow } from '../gloss.ts';
import type { Motif } from '../painter.ts';
import { rampOf, type Ramp } from '../palette.ts';
import { glint } from '../scenes.ts';
import { gem } from './gem.ts';

/** A large gem with two small ones in front; by default in the cover's accent. */
const gems =
  (stone?: Ramp): Motif =>
  (painter) => {
    const lean = painter.random.between(-8, 8);
    const ramp = stone ?? painter.colors.accent;
    return [
      groundShadow(painter, 205, 170),
      glow(painter, 230, ramp(0.8), 0.5),
      `<g transform="translate(-118 128) rotate(${n(lean * 2 - 18)})">${gem(painter, 66, ramp)}</g>`,
      `<g transform="translate(122 138) rotate(${n(lean + 16)})">${gem(painter, 54, ramp)}</g>`,
      `<g transform="translate(0 -46) rotate(${n(lean)})">${gem(painter, 196, ramp)}</g>`,
      glint(painter, -96, -120, 44),
      glint(painter, 120, 10, 24),
    ].join('');
  };

export const jewel: Motif = gems();
export const amethyst: Motif = gems(rampOf(305, 0.2));
export const ruby: Motif = gems(rampOf(20, 0.23));
export const emerald: Motif = gems(rampOf(158, 0.17));
export const sapphire: Motif = gems(rampOf(262, 0.2));
export const topaz: Motif = gems(rampOf(80, 0.17));
export const diamond: Motif = gems(rampOf(225, 0.045));
