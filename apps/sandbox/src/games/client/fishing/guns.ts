import { mix } from '../kit/colours.ts';

const COLOURS = ['#ffb627', '#4cc9f0', '#80ed99', '#f78fb3'] as const;
export const colourOf = (place: number): string => COLOURS[place % COLOURS.length] ?? COLOURS[0];

type Context = CanvasRenderingContext2D;

/** A cannon on its base. `power` is the number of the cannon, `kick` its recoil after a shot, 0 to 1. */
export function drawGun(
  context: Context,
  {
    x,
    y,
    angle,
    place,
    power,
    kick,
    size,
  }: {
    x: number;
    y: number;
    angle: number;
    place: number;
    power: number;
    kick: number;
    size: number;
  },
): void {
  const colour = colourOf(place);
  context.save();
  context.translate(x, y);
  context.save();
  context.rotate(angle);
  context.translate(-kick * size * 0.22, 0);
  const barrels = power >= 6 ? [-0.2, 0, 0.2] : power >= 3 ? [-0.13, 0.13] : [0];
  for (const shift of barrels) {
    const gradient = context.createLinearGradient(0, size * (shift - 0.17), 0, size * (shift + 0.17));
    gradient.addColorStop(0, mix(colour, '#ffffff', 0.55));
    gradient.addColorStop(0.5, colour);
    gradient.addColorStop(1, mix(colour, '#000000', 0.5));
    context.fillStyle = gradient;
    context.beginPath();
    context.roundRect(0, size * (shift - 0.14), size * 1.02, size * 0.28, size * 0.06);
    context.fill();
    context.fillStyle = mix(colour, '#000000', 0.35);
    context.beginPath();
    context.roundRect(size * 0.9, size * (shift - 0.19), size * 0.2, size * 0.38, size * 0.06);
    context.fill();
  }
  context.restore();
  const base = context.createRadialGradient(-size * 0.12, -size * 0.16, size * 0.05, 0, 0, size * 0.52);
  base.addColorStop(0, '#ffffff');
  base.addColorStop(0.3, mix(colour, '#ffffff', 0.2));
  base.addColorStop(1, mix(colour, '#102030', 0.65));
  context.fillStyle = base;
  context.beginPath();
  context.arc(0, 0, size * 0.5, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = 'rgba(4, 20, 40, 0.55)';
  context.lineWidth = size * 0.07;
  context.stroke();
  context.restore();
}

export function drawBullet(
  context: Context,
  x: number,
  y: number,
  angle: number,
  size: number,
  place: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, size * 1.8);
  glow.addColorStop(0, `${colourOf(place)}cc`);
  glow.addColorStop(1, `${colourOf(place)}00`);
  context.fillStyle = glow;
  context.fillRect(-size * 2, -size * 2, size * 4, size * 4);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(0, 0, size * 0.9, size * 0.5, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** A net that opens where a bullet hits. `age` runs from 0 to 1. */
export function drawNet(
  context: Context,
  x: number,
  y: number,
  age: number,
  size: number,
  place: number,
): void {
  const radius = size * (0.4 + 0.6 * Math.sqrt(age));
  context.save();
  context.globalAlpha = 1 - age;
  context.strokeStyle = mix(colourOf(place), '#ffffff', 0.4);
  context.lineWidth = 1.5;
  for (const ring of [0.35, 0.7, 1]) {
    context.beginPath();
    for (let corner = 0; corner <= 8; corner += 1) {
      const angle = (corner / 8) * 2 * Math.PI;
      context.lineTo(x + Math.cos(angle) * radius * ring, y + Math.sin(angle) * radius * ring);
    }
    context.stroke();
  }
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke / 8) * 2 * Math.PI;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    context.stroke();
  }
  context.restore();
}

/** A coin that turns while it flies. */
export function drawCoin(context: Context, x: number, y: number, turn: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(Math.max(0.15, Math.abs(Math.cos(turn))), 1);
  const gold = context.createRadialGradient(-size * 0.3, -size * 0.3, 1, 0, 0, size);
  gold.addColorStop(0, '#fff6c8');
  gold.addColorStop(0.5, '#ffc93c');
  gold.addColorStop(1, '#b9770e');
  context.fillStyle = gold;
  context.beginPath();
  context.arc(0, 0, size, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#8a5a0a';
  context.lineWidth = size * 0.14;
  context.stroke();
  context.restore();
}
