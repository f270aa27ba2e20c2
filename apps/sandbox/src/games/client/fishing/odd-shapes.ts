import type { Shape } from '../../fishing/species.rules.ts';
import { mix } from '../kit/colours.ts';
import {
  drawCatfish,
  drawFish,
  drawShark,
  drawSwordfish,
  drawWhale,
  eye,
  path,
  shade,
  type Draw,
} from './shapes.ts';

const TURN = 2 * Math.PI;

const drawRay: Draw = (context, species, phase) => {
  const r = species.radius;
  const flap = 0.86 + 0.14 * Math.sin(phase * TURN);
  const [body, belly, trim] = species.colours;
  context.strokeStyle = mix(body, '#000000', 0.2);
  context.lineWidth = r * 0.045;
  context.lineCap = 'round';
  path(
    context,
    [
      [-r * 0.5, 0],
      [-r * 0.9, r * 0.1 * Math.sin(phase * TURN + 1)],
      [-r * 1.35, r * 0.22 * Math.sin(phase * TURN)],
    ],
    false,
  );
  context.stroke();
  const gradient = context.createRadialGradient(r * 0.2, 0, r * 0.1, 0, 0, r * 1.1);
  gradient.addColorStop(0, mix(body, belly, 0.3));
  gradient.addColorStop(1, body);
  context.fillStyle = gradient;
  path(context, [
    [r * 0.72, 0],
    [r * 0.5, -r * 0.5 * flap],
    [-r * 0.12, -r * 1.05 * flap],
    [-r * 0.18, -r * 0.35 * flap],
    [-r * 0.62, 0],
    [-r * 0.18, r * 0.35 * flap],
    [-r * 0.12, r * 1.05 * flap],
    [r * 0.5, r * 0.5 * flap],
    [r * 0.72, 0],
  ]);
  context.fill();
  context.fillStyle = trim;
  context.globalAlpha = 0.5;
  for (const side of [-1, 1])
    for (let spot = 0; spot < 4; spot += 1) {
      context.beginPath();
      context.arc(r * (0.2 - spot * 0.12), side * r * (0.24 + spot * 0.15) * flap, r * 0.045, 0, TURN);
      context.fill();
    }
  context.globalAlpha = 1;
  for (const side of [-1, 1]) eye(context, r * 0.52, side * r * 0.2, r * 0.06);
};

const drawJelly: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly, trim] = species.colours;
  const pulse = 1 + 0.09 * Math.sin(phase * TURN);
  context.lineCap = 'round';
  for (let arm = -4; arm <= 4; arm += 1) {
    context.strokeStyle = mix(trim, belly, Math.abs(arm) / 6);
    context.globalAlpha = 0.75;
    context.lineWidth = r * (arm % 2 === 0 ? 0.07 : 0.035);
    const y = arm * r * 0.16 * pulse;
    const sway = r * 0.12 * Math.sin(phase * TURN + arm);
    path(
      context,
      [
        [0, y],
        [-r * 0.4, y + sway],
        [-r * 0.7, y - sway],
        [-r * 0.95, y - sway * 1.6],
        [-r * 1.25, y + sway],
      ],
      false,
    );
    context.stroke();
  }
  context.globalAlpha = 0.92;
  const gradient = context.createRadialGradient(r * 0.4, -r * 0.2, r * 0.1, r * 0.1, 0, r * 0.95);
  gradient.addColorStop(0, belly);
  gradient.addColorStop(0.5, mix(body, belly, 0.4));
  gradient.addColorStop(1, body);
  context.fillStyle = gradient;
  path(context, [
    [-r * 0.1, -r * 0.78 * pulse],
    [r * 0.95, -r * 0.85 * pulse],
    [r * 0.95, 0],
    [r * 0.95, r * 0.85 * pulse],
    [-r * 0.1, r * 0.78 * pulse],
    [r * 0.12, 0],
    [-r * 0.1, -r * 0.78 * pulse],
  ]);
  context.fill();
  context.globalAlpha = 1;
  for (const side of [-1, 1]) eye(context, r * 0.42, side * r * 0.22, r * 0.085);
};

const drawCrab: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly, trim] = species.colours;
  context.lineCap = 'round';
  context.strokeStyle = mix(body, '#000000', 0.25);
  for (const side of [-1, 1])
    for (let leg = 0; leg < 4; leg += 1) {
      const step = 0.12 * Math.sin(phase * TURN + leg * 1.6 + side);
      context.lineWidth = r * 0.09;
      path(
        context,
        [
          [r * (0.3 - leg * 0.22), side * r * 0.4],
          [r * (0.35 - leg * 0.28 + step), side * r * 0.95],
          [r * (0.22 - leg * 0.36 + step), side * r * 1.05],
        ],
        false,
      );
      context.stroke();
    }
  for (const side of [-1, 1]) {
    const snap = 0.18 + 0.14 * Math.sin(phase * TURN + side);
    context.strokeStyle = body;
    context.lineWidth = r * 0.16;
    path(
      context,
      [
        [r * 0.4, side * r * 0.4],
        [r * 0.75, side * r * 0.75],
        [r * 0.92, side * r * 0.5],
      ],
      false,
    );
    context.stroke();
    context.fillStyle = mix(body, '#ffffff', 0.12);
    context.beginPath();
    context.ellipse(r * 1.02, side * r * 0.42, r * 0.3, r * 0.19, -side * 0.4, snap, TURN - snap);
    context.lineTo(r * 0.95, side * r * 0.42);
    context.fill();
  }
  const gradient = context.createRadialGradient(r * 0.2, -r * 0.15, r * 0.1, 0, 0, r * 0.8);
  gradient.addColorStop(0, belly);
  gradient.addColorStop(0.45, body);
  gradient.addColorStop(1, mix(body, '#000000', 0.3));
  context.fillStyle = gradient;
  context.beginPath();
  context.ellipse(0, 0, r * 0.62, r * 0.72, 0, 0, TURN);
  context.fill();
  context.fillStyle = trim;
  context.beginPath();
  for (let spike = 0; spike < 5; spike += 1) {
    const y = (spike - 2) * r * 0.15;
    context.moveTo(-r * 0.12, y - r * 0.07);
    context.lineTo(-r * (spike % 2 === 0 ? 0.5 : 0.38), y);
    context.lineTo(-r * 0.12, y + r * 0.07);
  }
  context.fill();
  context.fillRect(-r * 0.14, -r * 0.38, r * 0.12, r * 0.76);
  for (const side of [-1, 1]) eye(context, r * 0.5, side * r * 0.2, r * 0.11);
};

const arms: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly] = species.colours;
  context.lineCap = 'round';
  for (let arm = 0; arm < 8; arm += 1) {
    const y = (arm - 3.5) * r * 0.13;
    const sway = r * 0.16 * Math.sin(phase * TURN + arm * 0.9);
    context.strokeStyle = arm % 2 === 0 ? body : mix(body, belly, 0.3);
    for (const [width, from, to] of [
      [0.13, 0.12, 0.45],
      [0.09, 0.45, 0.8],
      [0.05, 0.8, 1.25],
    ] as const) {
      context.lineWidth = r * width;
      path(
        context,
        [
          [-r * from, y * (1 + from) + sway * from],
          [-r * ((from + to) / 2), y * (1 + to) - sway * 0.5],
          [-r * to, y * (1 + to) + sway * to],
        ],
        false,
      );
      context.stroke();
    }
  }
};

const drawSquid: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, , trim] = species.colours;
  arms(context, species, phase);
  context.fillStyle = mix(body, trim, 0.4);
  for (const side of [-1, 1]) {
    path(context, [
      [r * 0.4, side * r * 0.22],
      [r * 0.7, side * r * 0.78],
      [r * 1.12, side * r * 0.05],
    ]);
    context.fill();
  }
  path(context, [
    [r * 1.2, 0],
    [r * 0.7, -r * 0.5],
    [-r * 0.05, -r * 0.36],
    [-r * 0.25, 0],
    [-r * 0.05, r * 0.36],
    [r * 0.7, r * 0.5],
    [r * 1.2, 0],
  ]);
  context.fillStyle = shade(context, species.colours, r * 0.42);
  context.fill();
  for (const side of [-1, 1]) eye(context, r * 0.06, side * r * 0.2, r * 0.12);
};

const drawKraken: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly, trim] = species.colours;
  arms(context, species, phase);
  const gradient = context.createRadialGradient(r * 0.5, -r * 0.25, r * 0.1, r * 0.3, 0, r);
  gradient.addColorStop(0, mix(body, belly, 0.55));
  gradient.addColorStop(0.6, body);
  gradient.addColorStop(1, mix(body, '#000000', 0.45));
  context.fillStyle = gradient;
  path(context, [
    [r * 1.1, 0],
    [r * 1.1, -r * 0.75],
    [r * 0.35, -r * 0.68],
    [-r * 0.1, -r * 0.58],
    [-r * 0.22, 0],
    [-r * 0.1, r * 0.58],
    [r * 0.35, r * 0.68],
    [r * 1.1, r * 0.75],
    [r * 1.1, 0],
  ]);
  context.fill();
  context.fillStyle = trim;
  context.globalAlpha = 0.6;
  for (let spot = 0; spot < 9; spot += 1) {
    context.beginPath();
    context.arc(r * (0.85 - (spot % 3) * 0.2), r * (-0.35 + Math.floor(spot / 3) * 0.35), r * 0.05, 0, TURN);
    context.fill();
  }
  context.globalAlpha = 1;
  for (const side of [-1, 1]) {
    context.fillStyle = '#ffe66d';
    context.beginPath();
    context.ellipse(r * 0.18, side * r * 0.3, r * 0.13, r * 0.16, side * 0.3, 0, TURN);
    context.fill();
    context.fillStyle = '#2a0a1c';
    context.beginPath();
    context.ellipse(r * 0.18, side * r * 0.3, r * 0.13, r * 0.04, side * 0.3, 0, TURN);
    context.fill();
  }
};

const drawTurtle: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly, trim] = species.colours;
  const stroke = 0.35 * Math.sin(phase * TURN);
  context.fillStyle = mix(body, belly, 0.35);
  for (const side of [-1, 1])
    for (const [x, length, swing] of [
      [0.45, 0.75, stroke],
      [-0.5, 0.42, -stroke],
    ] as const) {
      context.save();
      context.translate(r * x, side * r * 0.5);
      context.rotate(side * (1.15 + swing));
      context.beginPath();
      context.ellipse(r * length * 0.5, 0, r * length * 0.62, r * 0.17, 0, 0, TURN);
      context.fill();
      context.restore();
    }
  context.beginPath();
  context.ellipse(r * 0.98, 0, r * 0.27, r * 0.2, 0, 0, TURN);
  context.fill();
  const gradient = context.createRadialGradient(r * 0.15, -r * 0.2, r * 0.1, 0, 0, r * 0.9);
  gradient.addColorStop(0, mix(body, '#ffffff', 0.3));
  gradient.addColorStop(0.6, body);
  gradient.addColorStop(1, mix(trim, '#000000', 0.2));
  context.fillStyle = gradient;
  context.beginPath();
  context.ellipse(0, 0, r * 0.84, r * 0.7, 0, 0, TURN);
  context.fill();
  context.strokeStyle = trim;
  context.lineWidth = r * 0.05;
  context.stroke();
  for (const [x, y, size] of [
    [0, 0, 0.25],
    [0.45, 0, 0.17],
    [-0.45, 0, 0.17],
    [0.22, -0.38, 0.17],
    [-0.22, -0.38, 0.17],
    [0.22, 0.38, 0.17],
    [-0.22, 0.38, 0.17],
  ] as const) {
    context.beginPath();
    for (let corner = 0; corner < 6; corner += 1)
      context.lineTo(
        r * (x + size * Math.cos((corner / 6) * TURN)),
        r * (y + size * Math.sin((corner / 6) * TURN)),
      );
    context.closePath();
    context.stroke();
  }
  for (const side of [-1, 1]) eye(context, r * 1.08, side * r * 0.1, r * 0.05);
  context.fillStyle = '#ffd84d';
  context.beginPath();
  context.moveTo(r * 0.84, -r * 0.13);
  for (const [x, y] of [
    [0.72, -0.09],
    [0.82, -0.04],
    [0.68, 0],
    [0.82, 0.04],
    [0.72, 0.09],
    [0.84, 0.13],
  ] as const)
    context.lineTo(r * x, r * y);
  context.fill();
};

const drawCrocodile: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly] = species.colours;
  context.fillStyle = mix(body, '#000000', 0.15);
  for (const side of [-1, 1])
    for (const x of [0.2, -0.35]) {
      context.save();
      context.translate(r * x, side * r * 0.18);
      context.rotate(side * (1.9 + 0.3 * Math.sin(phase * TURN + x * 4)));
      context.beginPath();
      context.ellipse(r * 0.16, 0, r * 0.22, r * 0.08, 0, 0, TURN);
      context.fill();
      context.restore();
    }
  const gradient = context.createLinearGradient(0, -r * 0.3, 0, r * 0.3);
  gradient.addColorStop(0, mix(body, belly, 0.15));
  gradient.addColorStop(0.5, mix(body, '#000000', 0.2));
  gradient.addColorStop(1, mix(body, belly, 0.15));
  context.fillStyle = gradient;
  path(context, [
    [r * 1.2, 0],
    [r * 1.2, -r * 0.12],
    [r * 0.75, -r * 0.13],
    [r * 0.5, -r * 0.28],
    [0, -r * 0.3],
    [-r * 0.6, -r * 0.2],
    [-r * 1.3, 0],
    [-r * 0.6, r * 0.2],
    [0, r * 0.3],
    [r * 0.5, r * 0.28],
    [r * 0.75, r * 0.13],
    [r * 1.2, r * 0.12],
    [r * 1.2, 0],
  ]);
  context.fill();
  context.fillStyle = mix(body, '#000000', 0.4);
  for (let scale = 0; scale < 13; scale += 1)
    for (const y of [-0.08, 0.08]) {
      context.beginPath();
      context.arc(r * (0.4 - scale * 0.12), r * y * (1 - scale / 16), r * 0.035, 0, TURN);
      context.fill();
    }
  context.fillStyle = '#ffffff';
  for (const side of [-1, 1])
    for (let tooth = 0; tooth < 6; tooth += 1) {
      context.beginPath();
      context.arc(r * (1.12 - tooth * 0.07), side * r * 0.115, r * 0.018, 0, TURN);
      context.fill();
    }
  for (const side of [-1, 1]) eye(context, r * 0.62, side * r * 0.13, r * 0.06);
};

const drawDragon: Draw = (context, species, phase) => {
  const r = species.radius;
  const [body, belly, trim] = species.colours;
  const at = (share: number): number => r * 0.22 * Math.sin(phase * TURN - share * 5) * share;
  for (let part = 26; part >= 0; part -= 1) {
    const share = part / 26;
    const x = r * (0.72 - share * 1.9);
    const size = r * 0.24 * (1 - share * 0.82);
    context.fillStyle = trim;
    context.beginPath();
    context.moveTo(x - size * 0.5, at(share));
    context.lineTo(x - size * 0.9, at(share) - size * 1.75);
    context.lineTo(x + size * 0.5, at(share));
    context.fill();
    context.fillStyle = part % 2 === 0 ? body : mix(body, belly, 0.25);
    context.beginPath();
    context.arc(x, at(share), size, 0, TURN);
    context.fill();
    context.fillStyle = belly;
    context.globalAlpha = 0.6;
    context.beginPath();
    context.arc(x, at(share) + size * 0.5, size * 0.5, 0, TURN);
    context.fill();
    context.globalAlpha = 1;
  }
  context.fillStyle = mix(body, '#ffffff', 0.1);
  path(context, [
    [r * 1.22, r * 0.06],
    [r * 1, -r * 0.2],
    [r * 0.7, -r * 0.3],
    [r * 0.45, 0],
    [r * 0.7, r * 0.3],
    [r * 1.05, r * 0.24],
    [r * 1.22, r * 0.06],
  ]);
  context.fill();
  context.strokeStyle = trim;
  context.lineCap = 'round';
  context.lineWidth = r * 0.05;
  for (const side of [-1, 1]) {
    path(
      context,
      [
        [r * 0.72, side * r * 0.2],
        [r * 0.5, side * r * 0.5],
        [r * 0.28, side * r * 0.42],
      ],
      false,
    );
    context.stroke();
    path(
      context,
      [
        [r * 1.12, r * 0.08],
        [r * 1.3, side * r * 0.22],
        [r * 1.12, side * r * (0.4 + 0.05 * Math.sin(phase * TURN))],
      ],
      false,
    );
    context.stroke();
  }
  eye(context, r * 0.9, -r * 0.08, r * 0.075);
};

/** `bend` is how far the tail of a creature swings, as a share of its radius; 0 draws its movement itself. */
export const SHAPES: Readonly<Record<Shape, { draw: Draw; bend: number }>> = {
  fish: { draw: drawFish, bend: 0.16 },
  shark: { draw: drawShark, bend: 0.12 },
  whale: { draw: drawWhale, bend: 0.09 },
  swordfish: { draw: drawSwordfish, bend: 0.12 },
  catfish: { draw: drawCatfish, bend: 0.14 },
  crocodile: { draw: drawCrocodile, bend: 0.16 },
  ray: { draw: drawRay, bend: 0 },
  jelly: { draw: drawJelly, bend: 0 },
  crab: { draw: drawCrab, bend: 0 },
  squid: { draw: drawSquid, bend: 0 },
  kraken: { draw: drawKraken, bend: 0 },
  turtle: { draw: drawTurtle, bend: 0 },
  dragon: { draw: drawDragon, bend: 0 },
};
