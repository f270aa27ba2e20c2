import { n, point } from '../../canvas.ts';
import { metal, shine } from '../../gloss.ts';
import type { Painter } from '../../painter.ts';
import { star } from '../../shapes.ts';

/** Rays of light through the water. */
export function shafts({ canvas, colors: { room }, random }: Painter): string {
  const paint = canvas.linear([
    [0, room(0.95), 0.5],
    [1, room(0.8), 0],
  ]);
  const beams = [-170, -60, 70, 190].map((x) => {
    const width = random.between(22, 48);
    return `<path d="M${point(x + 60, -330)}h${n(width)}L${point(x + width * 2.4 - 60, 240)}H${n(x - 70)}Z" fill="${paint}"/>`;
  });
  return `<g filter="${canvas.blur(12)}" opacity="0.75">${beams.join('')}</g>`;
}

export function weed({ canvas, colors: { room, accent }, random }: Painter): string {
  const blades = Array.from({ length: 13 }, (_, index) => {
    const x = -310 + index * 52 + random.between(-16, 16);
    const high = random.between(210, 370) * (1.15 - Math.sin((index / 12) * Math.PI) * 0.55);
    const ramp = index % 3 === 0 ? accent : room;
    const sway = random.between(-34, 34);
    return `<path d="M${point(x - 15, 500)}C${point(x - 22, 500 - high * 0.5)} ${point(x + sway - 14, 500 - high * 0.6)} ${point(x + sway, 500 - high)}C${point(x + sway + 16, 500 - high * 0.5)} ${point(x + 24, 500 - high * 0.4)} ${point(x + 17, 500)}Z" fill="${canvas.linear(
      [
        [0, ramp(0.56)],
        [1, ramp(0.16)],
      ],
    )}"/>`;
  });
  return `<g filter="${canvas.blur(2)}">${blades.join('')}</g>`;
}

export function bubbles(painter: Painter, count = 10): string {
  const { canvas, colors, random } = painter;
  const rim = canvas.radial(
    [
      [0, '#fff', 0.02],
      [0.72, colors.room(0.9), 0.16],
      [0.94, '#fff', 0.75],
      [1, '#fff', 0.2],
    ],
    [0.5, 0.5],
    0.5,
  );
  return Array.from({ length: count }, () => {
    const radius = random.between(5, 26);
    return `<g transform="translate(${point(random.between(-270, 270), random.between(-270, 250))})"><circle r="${n(radius)}" fill="${rim}"/><g opacity="0.8">${shine(painter, radius * 0.8)}</g></g>`;
  }).join('');
}

/** A tilted coin; `flat` is the visible fraction of its height. */
export function coin(painter: Painter, radius: number, flat = 1, turned = 0): string {
  const { gold } = painter.colors;
  const r = (share: number): string => n(radius * share);
  return `<g transform="rotate(${n(turned)}) scale(1 ${n(flat)})"><circle r="${r(1)}" cy="${r(0.2 / flat)}" fill="${gold(0.36)}"/><circle r="${r(1)}" fill="${metal(painter, gold)}"/><circle r="${r(0.78)}" fill="${gold(0.78)}" stroke="${gold(0.5)}" stroke-width="${r(0.08)}"/><path d="${star(5, radius * 0.48, radius * 0.21)}" fill="${gold(0.96)}" stroke="${gold(0.56)}" stroke-width="${r(0.05)}" stroke-linejoin="round"/></g>`;
}

/** A sea animal with its surroundings. */
export const inWater = (painter: Painter, drawing: string, rooted = false): string =>
  `${shafts(painter)}${rooted ? weed(painter) : ''}${drawing}${bubbles(painter)}`;
