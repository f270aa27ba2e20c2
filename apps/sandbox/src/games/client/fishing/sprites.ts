import type { Species } from '../../fishing/species.rules.ts';
import { SHAPES } from './odd-shapes.ts';

/** Pictures of one species, drawn once for a size of the screen: one for each step of its movement. */
type Sprite = { frames: readonly HTMLCanvasElement[]; width: number; height: number };

const FRAMES = 10;
const SLICE = 2;

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  return [canvas, context];
}

/** A picture bent like a swimming fish: its tail swings, its head stays nearly still. */
function bent(base: HTMLCanvasElement, amplitude: number, phase: number): HTMLCanvasElement {
  const [canvas, context] = canvasOf(base.width, base.height);
  for (let x = 0; x < base.width; x += SLICE) {
    const fromHead = 1 - x / base.width;
    const shift = amplitude * fromHead ** 1.6 * Math.sin(2 * Math.PI * phase - fromHead * 3.4);
    context.drawImage(base, x, 0, SLICE, base.height, x, shift, SLICE, base.height);
  }
  return canvas;
}

function drawSprite(species: Species, scale: number): Sprite {
  const { draw, bend } = SHAPES[species.shape];
  const [width, height] = [species.radius * 3.1, species.radius * 2.9];
  const picture = (phase: number): HTMLCanvasElement => {
    const [canvas, context] = canvasOf(width * scale, height * scale);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.scale(scale, scale);
    context.shadowColor = 'rgba(0, 18, 40, 0.4)';
    context.shadowBlur = 5 * scale;
    context.shadowOffsetY = 4 * scale;
    draw(context, species, phase);
    return canvas;
  };
  const phases = Array.from({ length: FRAMES }, (_, frame) => frame / FRAMES);
  if (bend === 0) return { frames: phases.map(picture), width, height };
  const base = picture(0);
  const amplitude = bend * species.radius * scale;
  return { frames: phases.map((phase) => bent(base, amplitude, phase)), width, height };
}

/** Sprites are drawn when a species is first seen. */
export function createSprites(scale: number) {
  const sprites = new Map<string, Sprite>();
  return {
    /** Draws a creature at a place of the screen. `angle` is where it swims to. */
    draw: (
      context: CanvasRenderingContext2D,
      species: Species,
      place: { x: number; y: number; angle: number; size: number; phase: number; alpha?: number },
    ): void => {
      const sprite = sprites.get(species.code) ?? drawSprite(species, scale);
      sprites.set(species.code, sprite);
      const step = Math.floor((place.phase - Math.floor(place.phase)) * FRAMES);
      const frame = sprite.frames[step] ?? sprite.frames[0];
      if (!frame) return;
      context.save();
      context.translate(place.x, place.y);
      context.rotate(place.angle);
      // A fish that swims to the left is mirrored instead of turned on its back.
      if (Math.cos(place.angle) < -0.05) context.scale(1, -1);
      if (place.alpha !== undefined) context.globalAlpha = place.alpha;
      const [width, height] = [sprite.width * place.size, sprite.height * place.size];
      context.drawImage(frame, -width / 2, -height / 2, width, height);
      context.restore();
    },
  };
}
export type Sprites = ReturnType<typeof createSprites>;
