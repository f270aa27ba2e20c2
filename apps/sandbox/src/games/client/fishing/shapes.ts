import type { Species } from '../../fishing/species.rules.ts';
import { mix } from '../kit/colours.ts';

/** Draws a creature that looks to the right, around the origin, as long as 2.4 radii. `phase` runs from 0 to 1. */
export type Draw = (context: CanvasRenderingContext2D, species: Species, phase: number) => void;

type Point = readonly [x: number, y: number];

const TURN = 2 * Math.PI;

export function path(context: CanvasRenderingContext2D, points: readonly Point[], isClosed = true): void {
  context.beginPath();
  const [first] = points;
  if (!first) return;
  context.moveTo(first[0], first[1]);
  for (let at = 1; at + 1 < points.length; at += 2) {
    const [control, end] = [points[at], points[at + 1]];
    if (control && end) context.quadraticCurveTo(control[0], control[1], end[0], end[1]);
  }
  if (isClosed) context.closePath();
}

/** Light from above: the body's colour on the back, the belly's below. */
export function shade(
  context: CanvasRenderingContext2D,
  [body, belly]: Species['colours'],
  height: number,
): CanvasGradient {
  const gradient = context.createLinearGradient(0, -height, 0, height);
  gradient.addColorStop(0, mix(body, '#000000', 0.25));
  gradient.addColorStop(0.28, body);
  gradient.addColorStop(0.62, mix(body, belly, 0.55));
  gradient.addColorStop(1, belly);
  return gradient;
}

export function eye(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  for (const [colour, radius, shift] of [
    ['#ffffff', size, 0],
    ['#10202e', size * 0.62, size * 0.16],
    ['#ffffff', size * 0.22, size * 0.3],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + shift, y - shift * (colour === '#ffffff' ? 1 : 0), radius, 0, TURN);
    context.fill();
  }
}

function gloss(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.save();
  context.globalAlpha = 0.35;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(width * 0.12, -height * 0.52, width * 0.55, height * 0.2, -0.06, 0, TURN);
  context.fill();
  context.restore();
}

function fins(context: CanvasRenderingContext2D, r: number, h: number, colour: string): void {
  context.fillStyle = colour;
  path(context, [
    [-r * 0.5, -h * 0.72],
    [-r * 0.15, -h * 1.75],
    [r * 0.42, -h * 0.78],
    [0, -h * 0.6],
    [-r * 0.5, -h * 0.72],
  ]);
  context.fill();
  path(context, [
    [-r * 0.2, h * 0.72],
    [-r * 0.28, h * 1.45],
    [r * 0.2, h * 0.8],
    [0, h * 0.7],
    [-r * 0.2, h * 0.72],
  ]);
  context.fill();
}

function tail(context: CanvasRenderingContext2D, r: number, h: number, colour: string): void {
  context.fillStyle = colour;
  path(context, [
    [-r * 0.78, 0],
    [-r * 1.15, -h * 1.25],
    [-r * 1.28, -h * 0.95],
    [-r * 1.02, 0],
    [-r * 1.28, h * 0.95],
    [-r * 1.15, h * 1.25],
    [-r * 0.78, 0],
  ]);
  context.fill();
}

function outline(context: CanvasRenderingContext2D, r: number, h: number): void {
  path(context, [
    [r * 1.02, h * 0.05],
    [r * 0.62, -h * 1.15],
    [-r * 0.1, -h * 0.98],
    [-r * 0.62, -h * 0.7],
    [-r * 0.92, -h * 0.16],
    [-r * 0.97, 0],
    [-r * 0.92, h * 0.16],
    [-r * 0.55, h * 0.8],
    [0, h * 0.98],
    [r * 0.68, h * 1.02],
    [r * 1.02, h * 0.05],
  ]);
}

/** Height of a fish's body as a share of its radius, and its marks. */
const BODIES: Readonly<
  Record<string, { height: number; marks: 'bands' | 'stripe' | 'spots' | 'scales' | 'none' }>
> = {
  minnow: { height: 0.4, marks: 'stripe' },
  clown: { height: 0.58, marks: 'bands' },
  tang: { height: 0.68, marks: 'stripe' },
  puffer: { height: 0.86, marks: 'spots' },
  angel: { height: 0.95, marks: 'bands' },
  snapper: { height: 0.62, marks: 'scales' },
  parrot: { height: 0.6, marks: 'scales' },
  lantern: { height: 0.6, marks: 'spots' },
  lion: { height: 0.62, marks: 'bands' },
  tuna: { height: 0.44, marks: 'stripe' },
  grouper: { height: 0.62, marks: 'spots' },
  moon: { height: 0.95, marks: 'spots' },
  'golden-carp': { height: 0.56, marks: 'scales' },
  piranha: { height: 0.72, marks: 'scales' },
};

function marks(context: CanvasRenderingContext2D, { code, radius: r, colours }: Species, h: number): void {
  const kind = BODIES[code]?.marks ?? 'none';
  context.fillStyle = colours[2];
  context.strokeStyle = colours[2];
  if (kind === 'bands')
    for (const x of [0.5, -0.02, -0.55]) {
      context.globalAlpha = 0.92;
      context.beginPath();
      context.ellipse(r * x, 0, r * 0.12, h * 1.2, 0.1, 0, TURN);
      context.fill();
    }
  if (kind === 'stripe') {
    context.globalAlpha = 0.75;
    path(context, [
      [r * 0.7, -h * 0.12],
      [0, -h * 0.42],
      [-r * 0.95, -h * 0.08],
      [0, h * 0.12],
      [r * 0.7, -h * 0.12],
    ]);
    context.fill();
  }
  if (kind === 'spots') {
    context.globalAlpha = 0.6;
    for (let spot = 0; spot < 15; spot += 1) {
      context.beginPath();
      context.arc(
        r * (0.55 - (spot % 5) * 0.3),
        h * (-0.55 + Math.floor(spot / 5) * 0.45 + (spot % 2) * 0.16),
        r * 0.055,
        0,
        TURN,
      );
      context.fill();
    }
  }
  if (kind === 'scales') {
    context.globalAlpha = 0.35;
    context.lineWidth = Math.max(1, r * 0.03);
    for (let row = -3; row <= 3; row += 1)
      for (let column = 0; column < 8; column += 1) {
        context.beginPath();
        context.arc(r * (0.42 - column * 0.19) + (row % 2) * r * 0.09, row * h * 0.27, r * 0.11, 1.9, 4.4);
        context.stroke();
      }
  }
  context.globalAlpha = 1;
}

export const drawFish: Draw = (context, species) => {
  const r = species.radius;
  const h = r * (BODIES[species.code]?.height ?? 0.6);
  const [body, , trim] = species.colours;
  const fin = species.code === 'clown' ? mix(body, '#000000', 0.12) : mix(body, trim, 0.6);
  tail(context, r, h * 0.85, fin);
  fins(context, r, h, fin);
  context.save();
  outline(context, r, h);
  context.fillStyle = shade(context, species.colours, h);
  context.fill();
  context.clip();
  marks(context, species, h);
  gloss(context, r, h);
  context.restore();
  context.fillStyle = mix(body, '#000000', 0.15);
  path(context, [
    [r * 0.2, h * 0.2],
    [-r * 0.28, h * 0.32],
    [-r * 0.2, h * 0.72],
    [r * 0.08, h * 0.5],
    [r * 0.2, h * 0.2],
  ]);
  context.fill();
  if (species.code === 'piranha') teeth(context, r, h, 6);
  eye(context, r * 0.62, -h * 0.2, Math.max(2.5, r * 0.13));
};

function teeth(context: CanvasRenderingContext2D, r: number, h: number, count: number): void {
  context.fillStyle = '#ffffff';
  for (let tooth = 0; tooth < count; tooth += 1) {
    const x = r * (0.98 - tooth * 0.085);
    context.beginPath();
    context.moveTo(x, h * 0.2);
    context.lineTo(x - r * 0.035, h * 0.4);
    context.lineTo(x - r * 0.07, h * 0.22);
    context.fill();
  }
}

export const drawShark: Draw = (context, species) => {
  const r = species.radius;
  const h = r * 0.36;
  const [body] = species.colours;
  context.fillStyle = mix(body, '#000000', 0.12);
  path(context, [
    [-r * 0.12, -h * 0.85],
    [-r * 0.12, -h * 2.1],
    [-r * 0.28, -h * 2.25],
    [r * 0.05, -h * 1.7],
    [r * 0.34, -h * 0.85],
  ]);
  context.fill();
  path(context, [
    [-r * 0.8, 0],
    [-r * 1.02, -h * 1.2],
    [-r * 1.28, -h * 2],
    [-r * 1.1, -h * 0.5],
    [-r * 1.02, 0],
    [-r * 1.1, h * 0.6],
    [-r * 1.2, h * 1.15],
    [-r * 0.95, h * 0.6],
    [-r * 0.8, 0],
  ]);
  context.fill();
  outline(context, r * 1.04, h);
  context.fillStyle = shade(context, species.colours, h);
  context.fill();
  context.fillStyle = mix(body, '#000000', 0.2);
  path(context, [
    [r * 0.35, h * 0.45],
    [r * 0.1, h * 1.6],
    [-r * 0.25, h * 1.75],
    [-r * 0.05, h * 0.9],
    [r * 0.05, h * 0.5],
  ]);
  context.fill();
  context.strokeStyle = mix(body, '#000000', 0.45);
  context.lineWidth = Math.max(1, r * 0.02);
  for (const x of [0.44, 0.38, 0.32]) {
    context.beginPath();
    context.arc(r * x, h * 0.05, h * 0.35, 2.2, 4.1);
    context.stroke();
  }
  path(
    context,
    [
      [r * 0.96, h * 0.3],
      [r * 0.8, h * 0.62],
      [r * 0.58, h * 0.52],
    ],
    false,
  );
  context.stroke();
  teeth(context, r * 0.94, h * 1.5, 5);
  eye(context, r * 0.68, -h * 0.22, r * 0.055);
};

export const drawWhale: Draw = (context, species) => {
  const r = species.radius;
  const h = r * 0.5;
  const [body, belly] = species.colours;
  tail(context, r, h * 0.75, mix(body, '#000000', 0.15));
  outline(context, r, h);
  context.fillStyle = shade(context, species.colours, h);
  context.fill();
  context.save();
  outline(context, r, h);
  context.clip();
  context.strokeStyle = mix(belly, body, 0.35);
  context.lineWidth = Math.max(1, r * 0.014);
  for (let line = 0; line < 7; line += 1) {
    path(
      context,
      [
        [r, h * (0.34 + line * 0.1)],
        [r * 0.3, h * (0.62 + line * 0.09)],
        [-r * 0.5, h * (0.5 + line * 0.08)],
      ],
      false,
    );
    context.stroke();
  }
  gloss(context, r, h);
  context.restore();
  context.fillStyle = mix(body, '#000000', 0.2);
  path(context, [
    [r * 0.34, h * 0.35],
    [r * 0.2, h * 1.3],
    [-r * 0.2, h * 1.35],
    [0, h * 0.7],
    [r * 0.05, h * 0.4],
  ]);
  context.fill();
  eye(context, r * 0.66, h * 0.02, r * 0.045);
};

export const drawSwordfish: Draw = (context, species) => {
  const r = species.radius;
  context.fillStyle = mix(species.colours[0], '#000000', 0.3);
  context.beginPath();
  context.moveTo(r * 0.7, -r * 0.06);
  context.lineTo(r * 1.42, 0);
  context.lineTo(r * 0.7, r * 0.06);
  context.fill();
  context.fillStyle = mix(species.colours[0], species.colours[2], 0.5);
  path(context, [
    [-r * 0.42, -r * 0.2],
    [-r * 0.1, -r * 0.82],
    [r * 0.4, -r * 0.62],
    [r * 0.4, -r * 0.4],
    [r * 0.5, -r * 0.2],
  ]);
  context.fill();
  context.save();
  context.scale(0.86, 0.86);
  drawFish(context, species, 0);
  context.restore();
};

export const drawCatfish: Draw = (context, species, phase) => {
  const r = species.radius;
  context.strokeStyle = mix(species.colours[0], '#ffffff', 0.25);
  context.lineWidth = r * 0.025;
  context.lineCap = 'round';
  for (const [y, bend] of [
    [-0.05, -0.4],
    [0.12, 0.35],
    [0.16, 0.55],
  ] as const) {
    path(
      context,
      [
        [r * 0.86, r * y],
        [r * 1.15, r * (y + bend * 0.5)],
        [r * (1.2 + 0.04 * Math.sin(phase * TURN)), r * (y + bend)],
      ],
      false,
    );
    context.stroke();
  }
  drawShark(context, { ...species, radius: r * 0.94 }, phase);
};
