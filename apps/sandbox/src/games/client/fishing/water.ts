/** The look of a pool, chosen by the title of the game. */
type Water = {
  top: string;
  deep: string;
  floor: string;
  light: string;
  props: ReadonlyArray<'coral' | 'weed' | 'rock' | 'ice' | 'wreck' | 'lotus'>;
};

const WATERS: Readonly<Record<string, Water>> = {
  lagoon: {
    top: '#3fd0e6',
    deep: '#0a5f9e',
    floor: '#e3c98a',
    light: '#ffffff',
    props: ['coral', 'weed', 'rock'],
  },
  deep: { top: '#1a5c9c', deep: '#04122e', floor: '#22354f', light: '#8fc7ff', props: ['rock', 'weed'] },
  coral: {
    top: '#41c7d9',
    deep: '#124a8f',
    floor: '#d9b48c',
    light: '#fff3d6',
    props: ['coral', 'coral', 'weed'],
  },
  rapids: {
    top: '#63d8cf',
    deep: '#0e6670',
    floor: '#8d9a86',
    light: '#ffffff',
    props: ['rock', 'rock', 'weed'],
  },
  mekong: {
    top: '#9db36a',
    deep: '#3c4a1f',
    floor: '#8a6b3d',
    light: '#fff0b8',
    props: ['lotus', 'weed', 'rock'],
  },
  ice: { top: '#bfeaff', deep: '#1d5f92', floor: '#a9cfe3', light: '#ffffff', props: ['ice', 'ice', 'rock'] },
  midnight: {
    top: '#2c2f7a',
    deep: '#070a26',
    floor: '#2a2550',
    light: '#a9b4ff',
    props: ['coral', 'weed', 'rock'],
  },
  wreck: {
    top: '#2f8aa0',
    deep: '#08283f',
    floor: '#6f6a4d',
    light: '#d6fff0',
    props: ['wreck', 'weed', 'rock'],
  },
};

const TURN = 2 * Math.PI;

/** Numbers that look random and are the same at every start. */
const noise = (at: number): number => {
  const value = Math.sin(at * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

type Context = CanvasRenderingContext2D;

type Layers = ReadonlyArray<readonly [share: number, alpha: number]>;
const BEHIND: Layers = [
  [0.8, 0.35],
  [0.88, 0.7],
];
const IN_FRONT: Layers = [[0.945, 1]];

function drawFloor(
  context: Context,
  { floor, deep }: Water,
  { width, height, layers }: { width: number; height: number; layers: Layers },
): void {
  for (const [share, alpha] of layers) {
    context.globalAlpha = alpha;
    const gradient = context.createLinearGradient(0, height * share, 0, height);
    gradient.addColorStop(0, floor);
    gradient.addColorStop(1, deep);
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 24; step += 1)
      context.lineTo(
        (step / 24) * width,
        height * share +
          height * 0.025 * Math.sin(step * 0.9 + share * 40) +
          height * 0.015 * noise(step + share),
      );
    context.lineTo(width, height);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawCoral(context: Context, x: number, y: number, size: number, tone: number): void {
  const branch = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    context.lineWidth = length * 0.24;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (depth === 0) return;
    for (const turn of [-0.5, 0.1, 0.55])
      branch(toX, toY, angle + turn + (noise(toX) - 0.5) * 0.4, length * 0.7, depth - 1);
  };
  context.strokeStyle = ['#ff6f7d', '#ffb05c', '#c77dff', '#ff8fd1'][Math.floor(tone * 4)] ?? '#ff6f7d';
  context.lineCap = 'round';
  branch(x, y, -Math.PI / 2, size * 0.4, 3);
}

function drawWeed(context: Context, x: number, y: number, size: number): void {
  context.lineCap = 'round';
  for (let blade = 0; blade < 6; blade += 1) {
    const height = size * (0.7 + noise(x + blade) * 0.7);
    context.strokeStyle = blade % 2 === 0 ? '#2f9e63' : '#1b7a4d';
    context.lineWidth = size * 0.07;
    context.beginPath();
    context.moveTo(x + (blade - 3) * size * 0.1, y);
    context.bezierCurveTo(
      x + (blade - 3.6) * size * 0.2,
      y - height * 0.4,
      x + (blade - 2) * size * 0.22,
      y - height * 0.7,
      x + (blade - 3) * size * 0.24,
      y - height,
    );
    context.stroke();
  }
}

function drawRock(context: Context, x: number, y: number, size: number, colour: string): void {
  const gradient = context.createLinearGradient(0, y - size, 0, y);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, '#0b1a2a');
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - size, y);
  for (let corner = 1; corner < 8; corner += 1) {
    const angle = Math.PI + (corner / 8) * Math.PI;
    const far = size * (0.75 + noise(x + corner) * 0.35);
    context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.75);
  }
  context.lineTo(x + size, y);
  context.fill();
}

function drawWreck(context: Context, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.14);
  context.fillStyle = '#2b221a';
  context.beginPath();
  context.moveTo(-size * 1.6, -size * 0.75);
  context.quadraticCurveTo(-size, size * 0.35, 0, size * 0.3);
  context.quadraticCurveTo(size * 1.1, size * 0.3, size * 1.5, -size * 0.85);
  context.lineTo(size * 1.2, -size * 0.5);
  context.lineTo(-size * 1.3, -size * 0.42);
  context.fill();
  context.strokeStyle = '#3c3024';
  context.lineWidth = size * 0.09;
  for (const mast of [-0.6, 0.35]) {
    context.beginPath();
    context.moveTo(size * mast, -size * 0.4);
    context.lineTo(size * (mast + 0.06), -size * 1.7);
    context.moveTo(size * (mast - 0.32), -size * 1.25);
    context.lineTo(size * (mast + 0.42), -size * 1.32);
    context.stroke();
  }
  context.restore();
}

function drawProps(context: Context, water: Water, width: number, height: number): void {
  const size = Math.min(width, height) * 0.11;
  if (water.props.includes('wreck')) drawWreck(context, width * 0.68, height * 0.84, size * 2);
  for (let at = 0; at < 12; at += 1) {
    const prop = water.props[at % water.props.length];
    const x = width * ((at + 0.5) / 12 + (noise(at) - 0.5) * 0.06);
    const y = height * (0.945 + 0.03 * noise(at * 3));
    const scale = size * (0.6 + noise(at * 7) * 0.7);
    if (prop === 'coral') drawCoral(context, x, y, scale, noise(at * 11));
    if (prop === 'weed') drawWeed(context, x, y, scale);
    if (prop === 'rock' || prop === 'wreck') drawRock(context, x, y, scale, '#5b6b78');
    if (prop === 'ice') drawRock(context, x, y, scale * 1.2, '#e9fbff');
    if (prop === 'lotus') drawWeed(context, x, y, scale * 1.3);
  }
}

/** Beams of light from above. */
function drawBeams(context: Context, { light }: Water, width: number, height: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let beam = 0; beam < 7; beam += 1) {
    const x = width * (0.02 + beam * 0.16 + noise(beam) * 0.06);
    const gradient = context.createLinearGradient(0, 0, 0, height * 0.85);
    gradient.addColorStop(0, `${light}26`);
    gradient.addColorStop(1, `${light}00`);
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + width * (0.03 + noise(beam * 5) * 0.05), 0);
    context.lineTo(x + width * 0.02 - height * 0.12, height * 0.85);
    context.lineTo(x - width * 0.05 - height * 0.16, height * 0.85);
    context.fill();
  }
  context.restore();
}

/** The still part of the water, drawn once for each size of the screen. */
export function drawWater(code: string, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const water = WATERS[code] ?? WATERS['lagoon'];
  if (!context || !water) return canvas;
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, water.top);
  gradient.addColorStop(1, water.deep);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  drawBeams(context, water, width, height);
  drawFloor(context, water, { width, height, layers: BEHIND });
  drawProps(context, water, width, height);
  drawFloor(context, water, { width, height, layers: IN_FRONT });
  const dim = context.createRadialGradient(
    width / 2,
    height * 0.45,
    height * 0.2,
    width / 2,
    height / 2,
    width * 0.75,
  );
  dim.addColorStop(0, 'rgba(0,0,0,0)');
  dim.addColorStop(1, 'rgba(0,10,30,0.45)');
  context.fillStyle = dim;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** A tile of the net of light on the water, which two copies moving over each other make shimmer. */
export function drawCaustics(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.strokeStyle = 'rgba(255, 255, 255, 0.5)';
  context.lineCap = 'round';
  for (let cell = 0; cell < 34; cell += 1) {
    const [x, y] = [noise(cell) * size, noise(cell + 50) * size];
    const radius = size * (0.05 + noise(cell + 99) * 0.08);
    context.lineWidth = 1 + noise(cell + 7) * 2;
    context.globalAlpha = 0.2 + noise(cell + 3) * 0.4;
    // Drawn nine times, so that the tile has no edges.
    for (const shiftX of [-size, 0, size])
      for (const shiftY of [-size, 0, size]) {
        context.beginPath();
        for (let corner = 0; corner <= 10; corner += 1) {
          const angle = (corner / 10) * TURN;
          const far = radius * (0.75 + 0.4 * noise(cell * 13 + (corner % 10)));
          context.lineTo(x + shiftX + Math.cos(angle) * far * 1.4, y + shiftY + Math.sin(angle) * far);
        }
        context.stroke();
      }
  }
  return canvas;
}

export type Bubble = { x: number; y: number; size: number; speed: number; phase: number };

export const newBubbles = (count: number): Bubble[] =>
  Array.from({ length: count }, (_, at) => ({
    x: noise(at),
    y: noise(at + 20),
    size: 2 + noise(at + 40) * 6,
    speed: 0.03 + noise(at + 60) * 0.06,
    phase: noise(at + 80) * TURN,
  }));

export function drawBubbles(
  context: Context,
  bubbles: readonly Bubble[],
  { width, height, seconds }: { width: number; height: number; seconds: number },
): void {
  context.strokeStyle = 'rgba(255, 255, 255, 0.55)';
  context.fillStyle = 'rgba(255, 255, 255, 0.12)';
  context.lineWidth = 1;
  for (const { x, y, size, speed, phase } of bubbles) {
    const risen = 1 - ((y + seconds * speed) % 1);
    context.beginPath();
    context.arc(x * width + Math.sin(seconds * 1.5 + phase) * size * 2, risen * height, size, 0, TURN);
    context.fill();
    context.stroke();
  }
}
