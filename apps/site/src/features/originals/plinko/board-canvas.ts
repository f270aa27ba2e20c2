import { flightMilliseconds, placeOf, touchedRow } from './path.ts';

export type Ball = { roundId: string; turns: readonly number[]; slot: number; startedAt: number };

/** How long a touched peg glows. */
const GLOW_MILLISECONDS = 170;
/** The canvas is this much wider than the slots on each side, for the outermost pegs. */
const MARGIN = 12;
const TRAIL_STEPS = 5;
const TRAIL_MILLISECONDS = 14;

type Colors = { peg: string; glow: string; ball: string };
type Layout = { width: number; height: number; rows: number; gap: number; step: number };

const layoutOf = (canvas: HTMLCanvasElement, rows: number): Layout => {
  const { clientWidth: width, clientHeight: height } = canvas;
  return { width, height, rows, gap: (width - 2 * MARGIN) / (rows + 1), step: height / (rows + 1.6) };
};

/** The colours come from properties of the canvas, because a script cannot read tokens that depend on the theme. */
function colorsOf(canvas: HTMLCanvasElement): Colors {
  const { color, caretColor, outlineColor } = getComputedStyle(canvas);
  return { peg: color, glow: caretColor, ball: outlineColor };
}

const pointOf = ({ width, gap, step }: Layout, x: number, row: number): [x: number, y: number] => [
  width / 2 + x * gap,
  (row + 1.4) * step,
];

function drawDisc(pen: CanvasRenderingContext2D, [x, y]: [number, number], radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function drawPegs(pen: CanvasRenderingContext2D, layout: Layout, color: string): void {
  pen.fillStyle = color;
  const radius = Math.max(1.6, layout.gap * 0.085);
  for (let row = 0; row < layout.rows; row += 1)
    for (let peg = 0; peg < row + 3; peg += 1)
      drawDisc(pen, pointOf(layout, peg - (row + 2) / 2, row), radius);
}

function drawGlow(pen: CanvasRenderingContext2D, layout: Layout, ball: Ball, age: number): void {
  const row = touchedRow(ball.turns, age);
  if (row === undefined) return;
  const rowStart = flightMilliseconds(row);
  const fade = 1 - Math.min(1, (age - rowStart) / GLOW_MILLISECONDS);
  const { x } = placeOf(ball.turns, rowStart);
  pen.globalAlpha = 0.55 * fade;
  drawDisc(pen, pointOf(layout, x, row), layout.gap * (0.2 + 0.2 * (1 - fade)));
  pen.globalAlpha = 1;
}

function drawBall(pen: CanvasRenderingContext2D, layout: Layout, ball: Ball, age: number): void {
  const radius = Math.min(11, Math.max(4, layout.gap * 0.22));
  for (let back = TRAIL_STEPS; back >= 0; back -= 1) {
    const place = placeOf(ball.turns, Math.max(0, age - back * TRAIL_MILLISECONDS));
    pen.globalAlpha = back === 0 ? 1 : 0.22 * (1 - back / (TRAIL_STEPS + 1));
    drawDisc(pen, pointOf(layout, place.x, place.row - 0.28), radius * (1 - back * 0.06));
  }
  pen.globalAlpha = 0.75;
  const head = placeOf(ball.turns, age);
  const [x, y] = pointOf(layout, head.x, head.row - 0.28);
  pen.fillStyle = 'white';
  drawDisc(pen, [x - radius * 0.3, y - radius * 0.35], radius * 0.28);
  pen.globalAlpha = 1;
}

export type BoardCanvas = {
  drop: (ball: Ball) => void;
  /** Draws the pegs of another board; balls under way disappear. */
  reset: (rows: number) => void;
  stop: () => void;
};

/** Draws while a ball is under way, and not otherwise. */
export function createBoardCanvas(
  canvas: HTMLCanvasElement,
  firstRows: number,
  onSlot: (slot: number) => void,
): BoardCanvas {
  const pen = canvas.getContext('2d');
  const pegs = document.createElement('canvas');
  let pegsKey = '';
  let colors = colorsOf(canvas);
  let balls: Ball[] = [];
  let rows = firstRows;
  let frame = 0;

  /** The pegs stay the same from frame to frame, so they are drawn once for a size and a theme. */
  const drawBoard = (layout: Layout, density: number): void => {
    if (!pen) return;
    const key = [canvas.width, canvas.height, rows, colors.peg].join();
    if (key !== pegsKey) {
      pegsKey = key;
      Object.assign(pegs, { width: canvas.width, height: canvas.height });
      const pegsPen = pegs.getContext('2d');
      pegsPen?.setTransform(density, 0, 0, density, 0, 0);
      if (pegsPen) drawPegs(pegsPen, layout, colors.peg);
    }
    if (pegs.width > 0 && pegs.height > 0) pen.drawImage(pegs, 0, 0, layout.width, layout.height);
  };

  const draw = (): void => {
    frame = 0;
    if (!pen) return;
    const layout = layoutOf(canvas, rows);
    const density = Math.min(2, window.devicePixelRatio);
    const [width, height] = [Math.round(layout.width * density), Math.round(layout.height * density)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, layout.width, layout.height);
    drawBoard(layout, density);
    const now = performance.now();
    pen.fillStyle = colors.glow;
    for (const ball of balls) drawGlow(pen, layout, ball, now - ball.startedAt);
    for (const ball of balls) {
      pen.fillStyle = colors.ball;
      drawBall(pen, layout, ball, now - ball.startedAt);
    }
    const flight = flightMilliseconds(rows);
    for (const ball of balls) if (now - ball.startedAt >= flight) onSlot(ball.slot);
    balls = balls.filter((ball) => now - ball.startedAt < flight);
    if (balls.length > 0) frame = requestAnimationFrame(draw);
  };
  const ask = (): void => {
    // While balls fall, a change of the theme can wait.
    if (frame !== 0) return;
    colors = colorsOf(canvas);
    frame = requestAnimationFrame(draw);
  };
  const resized = new ResizeObserver(ask);
  resized.observe(canvas);
  ask();
  return {
    drop: (ball) => {
      balls = [...balls, ball];
      ask();
    },
    reset: (wanted) => {
      if (wanted !== rows) balls = [];
      rows = wanted;
      ask();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    },
  };
}
