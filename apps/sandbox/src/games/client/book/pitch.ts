import type { Club, Match, Sport } from './wire.ts';

const MATCH_MS = 360_000;
const TURN = 2 * Math.PI;
type Context = CanvasRenderingContext2D;

const SURFACES: Readonly<Record<Sport['surface'], readonly [string, string, string]>> = {
  grass: ['#2c8a4b', '#25793f', '#ffffffb0'],
  ice: ['#dff2fb', '#cde9f6', '#d2384780'],
  court: ['#c98a4b', '#bd7d3f', '#ffffffc0'],
  sand: ['#e6c98a', '#dcbc78', '#2b6cb0a0'],
};

/** Numbers that look random and are the same for everybody who watches. */
const noise = (at: number): number => {
  const value = Math.sin(at * 91.7 + 47.3) * 43_758.5453;
  return value - Math.floor(value);
};

function drawSurface(context: Context, width: number, height: number, surface: Sport['surface']): void {
  const [one, other, line] = SURFACES[surface];
  for (let stripe = 0; stripe < 10; stripe += 1) {
    context.fillStyle = stripe % 2 === 0 ? one : other;
    context.fillRect((stripe / 10) * width, 0, width / 10 + 1, height);
  }
  context.strokeStyle = line;
  context.lineWidth = 2;
  const [x, y, w, h] = [width * 0.04, height * 0.07, width * 0.92, height * 0.86];
  context.strokeRect(x, y, w, h);
  context.beginPath();
  context.moveTo(width / 2, y);
  context.lineTo(width / 2, y + h);
  context.moveTo(width / 2 + height * 0.15, height / 2);
  context.arc(width / 2, height / 2, height * 0.15, 0, TURN);
  context.stroke();
  for (const side of [0, 1]) {
    const from = side === 0 ? x : x + w;
    const way = side === 0 ? 1 : -1;
    context.strokeRect(Math.min(from, from + way * w * 0.14), height * 0.24, w * 0.14, height * 0.52);
    context.strokeRect(Math.min(from, from + way * w * 0.055), height * 0.37, w * 0.055, height * 0.26);
    context.fillStyle = '#ffffff50';
    context.fillRect(side === 0 ? x - w * 0.018 : x + w, height * 0.42, w * 0.018, height * 0.16);
  }
}

/** Where the play is: it wanders, and is at the goal when one falls. */
function ballAt(match: Match, afterMs: number): { x: number; y: number } {
  const step = afterMs / 2_300;
  const whole = Math.floor(step);
  const share = step - whole;
  const eased = share * share * (3 - 2 * share);
  const point = (at: number): { x: number; y: number } => ({
    x: 0.12 + 0.76 * noise(at + match.home * 13),
    y: 0.15 + 0.7 * noise(at * 3 + match.away * 7),
  });
  const [from, to] = [point(whole), point(whole + 1)];
  const last = match.goals.at(-1);
  const sinceGoal = last ? afterMs - last.afterMs : Infinity;
  if (last && sinceGoal < 1_800) return { x: last.side === 'home' ? 0.965 : 0.035, y: 0.5 };
  if (sinceGoal < 4_000) return { x: 0.5, y: 0.5 };
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

function drawPlayers(
  context: Context,
  { width, height }: { width: number; height: number },
  match: Match,
  clubs: readonly [Club, Club],
  ball: { x: number; y: number },
  seconds: number,
): void {
  const radius = Math.max(4, height * 0.028);
  for (const [side, club] of clubs.entries())
    for (let player = 0; player < 6; player += 1) {
      const home = {
        x: side === 0 ? 0.1 + player * 0.13 : 0.9 - player * 0.13,
        y: 0.2 + 0.6 * noise(player * 5 + side * 31),
      };
      const pull = player === 0 ? 0.05 : 0.3 + 0.25 * noise(player + side * 9);
      const x = home.x + (ball.x - home.x) * pull + Math.sin(seconds * 0.9 + player * 2 + side) * 0.015;
      const y = home.y + (ball.y - home.y) * pull + Math.cos(seconds * 0.8 + player * 3 + match.home) * 0.03;
      context.fillStyle = 'rgba(0, 20, 10, 0.25)';
      context.beginPath();
      context.ellipse(x * width, y * height + radius * 0.9, radius, radius * 0.4, 0, 0, TURN);
      context.fill();
      context.fillStyle = club.shirt;
      context.strokeStyle = club.trim;
      context.lineWidth = 2;
      context.beginPath();
      context.arc(x * width, y * height, radius, 0, TURN);
      context.fill();
      context.stroke();
    }
}

/** Draws the match as it is at a time of its own. */
export function drawPitch(
  canvas: HTMLCanvasElement,
  {
    match,
    clubs,
    surface,
    nowMs,
    isCalm,
  }: {
    match: Match;
    clubs: readonly [Club, Club];
    surface: Sport['surface'];
    nowMs: number;
    isCalm: boolean;
  },
): void {
  const context = canvas.getContext('2d');
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  drawSurface(context, width, height, surface);
  const afterMs = Math.min(MATCH_MS, nowMs - match.kickOff);
  const isLive = match.phase === 'live' && !isCalm;
  const ball = isLive ? ballAt(match, afterMs) : { x: 0.5, y: 0.5 };
  const seconds = isLive ? afterMs / 1000 : 0;
  drawPlayers(context, { width, height }, match, clubs, ball, seconds);
  context.fillStyle = surface === 'ice' || surface === 'court' ? '#15181d' : '#ffffff';
  context.beginPath();
  context.arc(ball.x * width, ball.y * height - 2, Math.max(3, height * 0.016), 0, TURN);
  context.fill();
  const last = match.goals.at(-1);
  if (last && isLive && afterMs - last.afterMs < 2_600) {
    const club = clubs[last.side === 'home' ? 0 : 1];
    context.fillStyle = `${club.shirt}cc`;
    context.fillRect(0, height * 0.34, width, height * 0.32);
    context.fillStyle = '#ffffff';
    context.strokeStyle = '#000000aa';
    context.lineWidth = 6;
    context.font = `900 ${height * 0.22}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.strokeText('GOAL!', width / 2, height / 2);
    context.fillText('GOAL!', width / 2, height / 2);
  }
}

export const shareOfMatch = ({ afterMs }: { afterMs: number }): number => afterMs / MATCH_MS;
