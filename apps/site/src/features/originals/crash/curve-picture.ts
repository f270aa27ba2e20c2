import type { Format } from '@croupier/web/preferences/use-format.ts';

/** What the curve is drawn with, from the theme. */
export type CurveColours = { line: string; end: string; grid: string; text: string; win: string };

/** A canvas needs plain colours, so the browser resolves those of the theme first. */
export function coloursOf(canvas: HTMLCanvasElement): CurveColours {
  // With less motion every change of colour is a very short transition, and would be read at its start.
  canvas.style.transition = 'none';
  const colour = (name: string): string => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  };
  const colours = {
    line: colour('--brand'),
    end: colour('--lose'),
    grid: colour('--line'),
    text: colour('--subtle'),
    win: colour('--win'),
  };
  canvas.style.color = '';
  canvas.style.transition = '';
  return colours;
}

/** Where somebody has left the game, in hundredths. */
export type CurveMark = { at: number; isOwn: boolean };
export type CurveMoment = { ms: number; hasEnded: boolean; marks: readonly CurveMark[] };

const GROWTH = 0.000_06;
const MIN_MS = 8_000;
const MIN_TOP = 1.6;
const POINTS = 80;
const PADDING = { left: 12, right: 22, top: 26, bottom: 22 };

/** Round steps, at most so many of them in a length. */
function gridStep(length: number, most: number): number {
  const steps = [0.2, 0.5, 1, 2, 5];
  for (let scale = 1; ; scale *= 10)
    for (const step of steps) if (length / (step * scale) <= most) return step * scale;
}

/** Draws the curve up to a moment. The picture is for the eye only; numbers come from the table. */
export function drawCurve(
  canvas: HTMLCanvasElement,
  { ms, hasEnded, marks }: CurveMoment,
  { colours, format }: { colours: CurveColours; format: Pick<Format, 'number'> },
): void {
  // Not the multiplier that is shown: its whole hundredths would make steps.
  const multiplier = Math.exp(GROWTH * ms);
  const scale = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const right = Math.max(MIN_MS, ms * 1.06);
  const top = Math.max(MIN_TOP, multiplier * 1.12);
  const [innerWidth, innerHeight] = [
    width - PADDING.left - PADDING.right,
    height - PADDING.top - PADDING.bottom,
  ];
  const x = (at: number): number => PADDING.left + (at / right) * innerWidth;
  const y = (value: number): number => height - PADDING.bottom - ((value - 1) / (top - 1)) * innerHeight;

  context.font = '600 11px system-ui, sans-serif';
  context.lineWidth = 1;
  const step = gridStep(top - 1, 4);
  for (let value = 1; value <= top; value += step) {
    context.strokeStyle = colours.grid;
    context.beginPath();
    context.moveTo(PADDING.left, y(value));
    context.lineTo(width - PADDING.right, y(value));
    context.stroke();
    context.fillStyle = colours.text;
    context.textAlign = 'right';
    context.fillText(`${format.number(value, 1)}×`, width - 4, y(value) - 4);
  }

  // Whole seconds; the first one is the corner.
  const seconds = Math.max(1, gridStep(right / 1_000, 6));
  context.fillStyle = colours.text;
  context.textAlign = 'center';
  for (let second = seconds; second < right / 1_000; second += seconds)
    context.fillText(`${second}s`, x(second * 1_000), height - 6);

  // Before the start there is only the grid.
  if (ms === 0) return;
  const colour = hasEnded ? colours.end : colours.line;
  const points = Array.from({ length: POINTS + 1 }, (_, index): [number, number] => {
    const at = (ms * index) / POINTS;
    return [x(at), y(Math.exp(GROWTH * at))];
  });
  const trace = (): void => {
    context.beginPath();
    for (const [index, [px, py]] of points.entries())
      if (index === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
  };
  trace();
  context.lineTo(x(ms), y(1));
  context.lineTo(x(0), y(1));
  context.closePath();
  const fill = context.createLinearGradient(0, y(multiplier), 0, y(1));
  fill.addColorStop(0, colour);
  fill.addColorStop(1, 'transparent');
  context.globalAlpha = 0.22;
  context.fillStyle = fill;
  context.fill();
  context.globalAlpha = 1;
  trace();
  context.strokeStyle = colour;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
  for (const { at, isOwn } of marks) {
    const value = at / 100;
    if (value > multiplier) continue;
    context.beginPath();
    context.arc(x(Math.log(value) / GROWTH), y(value), isOwn ? 7 : 3.5, 0, Math.PI * 2);
    context.fillStyle = colours.win;
    context.globalAlpha = isOwn ? 1 : 0.7;
    context.fill();
  }
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x(ms), y(multiplier), hasEnded ? 7 : 9, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.shadowColor = colour;
  context.shadowBlur = hasEnded ? 0 : 22;
  context.fill();
  context.shadowBlur = 0;
}
