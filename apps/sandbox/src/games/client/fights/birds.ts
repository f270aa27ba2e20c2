import { birdAt, type Bird } from '../../fights/corners.rules.ts';
import { mix } from '../kit/colours.ts';
import { clamp, ease, noise, type Moment, type Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;
type Mood = 'proud' | 'angry' | 'dizzy' | 'crow';
type Pose = { x: number; y: number; faces: 1 | -1; size: number; flap: number; lean: number; mood: Mood };

const TURN = 2 * Math.PI;

function tail(context: Context, { tail: colour, wing }: Bird, flap: number): void {
  context.lineCap = 'round';
  for (let feather = 0; feather < 6; feather += 1) {
    context.strokeStyle = feather % 2 === 0 ? colour : wing;
    context.lineWidth = 11 - feather;
    context.beginPath();
    context.moveTo(-26, -4);
    context.bezierCurveTo(
      -48 - feather * 2,
      -30 - feather * 8,
      -78 - feather,
      -42 - feather * 10 + flap * 6,
      -84 + feather * 5,
      -2 - feather * 15 + flap * 10,
    );
    context.stroke();
  }
}

function legs(context: Context, seconds: number, isRunning: boolean): void {
  context.strokeStyle = '#e8902f';
  context.lineWidth = 5;
  context.lineCap = 'round';
  for (const [at, phase] of [
    [-8, 0],
    [10, Math.PI],
  ] as const) {
    const step = isRunning ? Math.sin(seconds * 14 + phase) * 9 : 0;
    context.beginPath();
    context.moveTo(at, 26);
    context.lineTo(at + step, 48);
    context.lineTo(at + step + 10, 50);
    context.moveTo(at + step, 48);
    context.lineTo(at + step - 7, 50);
    context.stroke();
  }
}

function head(context: Context, { body }: Bird, mood: Mood, seconds: number): void {
  context.fillStyle = '#e5383b';
  for (const [x, y, r] of [
    [24, -58, 8],
    [34, -61, 8],
    [43, -56, 7],
  ] as const) {
    context.beginPath();
    context.arc(x, y, r, 0, TURN);
    context.fill();
  }
  context.fillStyle = body;
  context.beginPath();
  context.arc(34, -40, 19, 0, TURN);
  context.fill();
  const open = mood === 'crow' ? 7 + 3 * Math.sin(seconds * 12) : mood === 'angry' ? 3 : 0;
  context.fillStyle = '#f6b93b';
  context.beginPath();
  context.moveTo(49, -45);
  context.lineTo(72, -39 - open);
  context.lineTo(50, -37);
  context.fill();
  context.fillStyle = '#dd8f1d';
  context.beginPath();
  context.moveTo(49, -40);
  context.lineTo(68, -36 + open);
  context.lineTo(48, -33);
  context.fill();
  context.fillStyle = '#e5383b';
  context.beginPath();
  context.ellipse(50, -25, 5, 9, 0.2, 0, TURN);
  context.fill();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(40, -45, 7, 0, TURN);
  context.fill();
  context.strokeStyle = '#1c1c24';
  context.fillStyle = '#1c1c24';
  context.lineWidth = 2.5;
  if (mood === 'dizzy') {
    context.beginPath();
    for (let turn = 0; turn < 18; turn += 1)
      context.lineTo(
        40 + Math.cos(turn * 0.8 + seconds * 5) * turn * 0.3,
        -45 + Math.sin(turn * 0.8 + seconds * 5) * turn * 0.3,
      );
    context.stroke();
  } else {
    context.beginPath();
    context.arc(42, -45, 3.4, 0, TURN);
    context.fill();
    if (mood === 'angry') {
      context.lineWidth = 4;
      context.beginPath();
      context.moveTo(31, -56);
      context.lineTo(47, -50);
      context.stroke();
    }
  }
}

function drawBird(
  context: Context,
  look: Bird,
  { x, y, faces, size, flap, lean, mood }: Pose,
  seconds: number,
): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = 'rgba(40, 20, 0, 0.25)';
  context.beginPath();
  context.ellipse(0, 52 * size, 46 * size, 8 * size, 0, 0, TURN);
  context.fill();
  context.scale(faces * size, size);
  context.rotate(lean);
  tail(context, look, flap);
  legs(context, seconds, mood === 'angry');
  const body = context.createRadialGradient(0, -14, 6, 0, 0, 44);
  body.addColorStop(0, mix(look.body, '#ffffff', 0.45));
  body.addColorStop(0.5, look.body);
  body.addColorStop(1, look.wing);
  context.fillStyle = body;
  context.beginPath();
  context.ellipse(0, 2, 38, 30, -0.25, 0, TURN);
  context.fill();
  context.fillStyle = look.body;
  context.beginPath();
  context.moveTo(10, 6);
  context.quadraticCurveTo(18, -30, 24, -48);
  context.lineTo(50, -30);
  context.quadraticCurveTo(44, 0, 30, 16);
  context.fill();
  context.save();
  context.translate(-6, -4);
  context.rotate(-flap * 1.1);
  context.fillStyle = look.wing;
  context.beginPath();
  context.ellipse(-10, 6, 27, 15, 0.25, 0, TURN);
  context.fill();
  context.strokeStyle = look.tail;
  context.lineWidth = 3;
  for (const line of [0, 1, 2]) {
    context.beginPath();
    context.moveTo(-2, 4 + line * 4);
    context.lineTo(-30, 4 + line * 6);
    context.stroke();
  }
  context.restore();
  head(context, look, mood, seconds);
  context.restore();
}

function drawRing(context: Context, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#2a1b3d');
  sky.addColorStop(0.5, '#6b3550');
  sky.addColorStop(1, '#c97b4a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const crowd = Math.min(height * 0.026, width * 0.013);
  for (let row = 0; row < 6; row += 1)
    for (let seat = 0; seat < 34; seat += 1) {
      const x = ((seat + (row % 2) * 0.5) / 33) * width;
      const y = height * 0.1 + row * Math.min(height * 0.075, crowd * 4.2);
      context.fillStyle =
        ['#f2c14e', '#e76f51', '#2a9d8f', '#e9c46a', '#8ecae6', '#d6a2e8'][
          Math.floor(noise(seat + row * 40) * 6)
        ] ?? '#f2c14e';
      context.globalAlpha = 0.25 + row * 0.09;
      context.beginPath();
      context.arc(x, y, crowd, 0, TURN);
      context.fill();
      context.fillRect(x - crowd * 1.15, y + crowd * 0.8, crowd * 2.3, crowd * 2.4);
    }
  context.globalAlpha = 1;
  const sand = context.createRadialGradient(
    width / 2,
    height * 0.78,
    height * 0.1,
    width / 2,
    height * 0.8,
    width * 0.6,
  );
  sand.addColorStop(0, '#ffe3ae');
  sand.addColorStop(1, '#d39a57');
  context.fillStyle = sand;
  context.beginPath();
  context.ellipse(width / 2, height * 0.82, width * 0.56, height * 0.34, 0, 0, TURN);
  context.fill();
  context.strokeStyle = '#b3312c';
  context.lineWidth = height * 0.055;
  context.beginPath();
  context.ellipse(width / 2, height * 0.82, width * 0.56, height * 0.34, 0, Math.PI, TURN);
  context.stroke();
  context.strokeStyle = '#ffd166';
  context.lineWidth = height * 0.01;
  context.stroke();
}

function drawFeathers(
  context: Context,
  x: number,
  y: number,
  moment: Moment,
  looks: readonly Bird[],
  size: number,
): void {
  const burst = moment.seconds * 3.2;
  for (let feather = 0; feather < 16; feather += 1) {
    const age = (burst + feather / 16) % 1;
    const angle = noise(feather + Math.floor(burst + feather / 16)) * TURN;
    const far = age * 90 * size;
    context.save();
    context.translate(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.7 - age * 30 * size);
    context.rotate(angle + age * 5);
    context.globalAlpha = 1 - age;
    context.fillStyle = looks[feather % 2]?.body ?? '#ffffff';
    context.beginPath();
    context.ellipse(0, 0, 9 * size, 3 * size, 0, 0, TURN);
    context.fill();
    context.restore();
  }
  for (let cloud = 0; cloud < 7; cloud += 1) {
    context.globalAlpha = 0.45;
    context.fillStyle = '#fff3dc';
    context.beginPath();
    context.arc(
      x + Math.sin(moment.seconds * 5 + cloud * 2) * 40 * size,
      y + 14 * size + Math.cos(moment.seconds * 6 + cloud) * 16 * size,
      (14 + 6 * Math.sin(moment.seconds * 8 + cloud)) * size,
      0,
      TURN,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawStars(context: Context, x: number, y: number, seconds: number, size: number): void {
  context.fillStyle = '#ffe066';
  for (let star = 0; star < 4; star += 1) {
    const angle = seconds * 3 + (star / 4) * TURN;
    const [cx, cy] = [x + Math.cos(angle) * 34 * size, y + Math.sin(angle) * 9 * size];
    context.beginPath();
    for (let corner = 0; corner < 10; corner += 1) {
      const r = (corner % 2 === 0 ? 8 : 3.4) * size;
      const at = (corner / 10) * TURN - Math.PI / 2;
      context.lineTo(cx + Math.cos(at) * r, cy + Math.sin(at) * r);
    }
    context.fill();
  }
}

/** How the fight ends for one side: its bird crows, sits down dizzy, or runs out of the ring. */
function endMood(moment: Moment, side: 'a' | 'b'): Mood {
  if (moment.result === side) return 'crow';
  return moment.result === 'no_contest' ? 'proud' : 'dizzy';
}

/** Two cartoon birds in a ring: feathers fly, nobody is hurt. */
export function birdScene(corners: readonly [number, number]): Scene {
  const looks = corners.map(birdAt);
  return {
    draw: (context, { width, height }, moment) => {
      const { phase, share, seconds } = moment;
      drawRing(context, width, height);
      const size = Math.min(height / 250, width / 400);
      const ground = height * 0.78 - 20 * size;
      const isClash = phase === 'fight' && share > 0.08 && share < 0.86;
      const near =
        phase === 'fight'
          ? ease(share / 0.1) * (1 - ease((share - 0.86) / 0.1) * 0.55)
          : phase === 'over'
            ? 0.45
            : 0;
      const calm = moment.isCalm ? 0.25 : 1;
      for (const [index, side] of (['a', 'b'] as const).entries()) {
        const look = looks[index];
        if (!look) continue;
        const direction = index === 0 ? 1 : -1;
        const ending = phase === 'over' || (phase === 'fight' && share >= 0.9);
        const mood: Mood = ending ? endMood(moment, side) : phase === 'fight' ? 'angry' : 'proud';
        const sway = Math.sin(seconds * (isClash ? 6 : 2) + index * 2) * (isClash ? 26 : 7) * calm * size;
        const jump = isClash
          ? Math.abs(Math.sin(seconds * 4.3 + index * 1.4)) * 42 * size * calm
          : Math.abs(Math.sin(seconds * 2.4 + index)) * 4 * size;
        const runs =
          moment.result === 'no_contest' && ending && side === 'b'
            ? ease(phase === 'over' ? 1 : (share - 0.9) * 10)
            : 0;
        const far = Math.min(width * 0.3 * (1 - near) + width * 0.11, width / 2 - 92 * size);
        drawBird(
          context,
          look,
          {
            x: width / 2 - direction * far + sway + runs * width * 0.6,
            y: ground - jump + (mood === 'dizzy' ? 8 * size : 0),
            faces: runs > 0 ? 1 : direction,
            size: size * 1.15,
            flap:
              isClash || mood === 'crow'
                ? Math.sin(seconds * 18 + index) * calm
                : 0.1 * Math.sin(seconds * 2),
            lean: mood === 'dizzy' ? 0.35 + Math.sin(seconds * 3) * 0.08 : mood === 'crow' ? -0.25 : 0,
            mood,
          },
          seconds,
        );
        if (mood === 'dizzy')
          drawStars(context, width / 2 - direction * (far - 36 * size), ground - 66 * size, seconds, size);
      }
      if (isClash)
        drawFeathers(context, width / 2, ground - 22 * size, { ...moment, share: clamp(share) }, looks, size);
    },
  };
}
