import { teamAt, type Team } from '../../fights/corners.rules.ts';
import { mix } from '../kit/colours.ts';
import { clamp, ease, noise, type Moment, type Scene } from './scene.ts';

export type MapStyle = 'arena-battle' | 'tactical-shooter' | 'kart-racing' | 'space-strategy';

type Context = CanvasRenderingContext2D;
type Size = { width: number; height: number };
type Play = {
  share: number;
  lead: number;
  winner: 'a' | 'b';
  number: number;
  seconds: number;
  seed: number;
  calm: number;
};

const TURN = 2 * Math.PI;

/** How far side a leads, −1 to 1: it goes back and forth and ends at the winner. */
function leadAt(share: number, winner: 'a' | 'b', seed: number): number {
  const wave =
    Math.sin(share * 9 + seed) * 0.5 + Math.sin(share * 23 + seed * 3) * 0.25 + (noise(seed) - 0.5) * 0.4;
  const end = winner === 'a' ? 1 : -1;
  const pull = ease((share - 0.45) / 0.5);
  return wave * (1 - pull) + end * pull;
}

function playOf(moment: Moment): Play {
  const played = Math.max(1, moment.maps.length);
  const at = moment.phase === 'open' ? 0 : (moment.phase === 'fight' ? moment.share : 1) * played;
  const number = Math.min(played - 1, Math.floor(at));
  const share = clamp(at - number);
  const winner = moment.maps[number] ?? 'a';
  const seed = moment.seed + number * 17;
  return {
    share,
    lead: moment.phase === 'open' ? 0 : leadAt(share, winner, seed),
    winner,
    number,
    seconds: moment.seconds,
    seed,
    calm: moment.isCalm ? 0.2 : 1,
  };
}

function glow(context: Context, x: number, y: number, radius: number, colour: string): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, `${colour}aa`);
  gradient.addColorStop(1, `${colour}00`);
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Where the players of both sides are: a front that moves with the lead. */
function players(
  play: Play,
  { width, height }: Size,
): Array<{ side: 0 | 1; x: number; y: number; isOut: boolean }> {
  const front = width * (0.5 + play.lead * 0.3);
  return [0, 1].flatMap((side) =>
    Array.from({ length: 5 }, (_, index) => {
      const phase = play.seconds * (0.7 + noise(index + side * 7) * 0.8) * play.calm + index * 2.1 + side;
      const direction = side === 0 ? -1 : 1;
      const losing = side === 0 ? -play.lead : play.lead;
      return {
        side: side as 0 | 1,
        x: front + direction * width * (0.05 + 0.04 * index) + Math.sin(phase) * width * 0.022,
        y: height * (0.2 + 0.15 * index) + Math.cos(phase * 1.3) * height * 0.05,
        isOut:
          losing > 0.25 + index * 0.15 && noise(index + Math.floor(play.seconds / 3) + side * 9) < losing,
      };
    }),
  );
}

function drawArena(context: Context, size: Size, play: Play, teams: readonly Team[]): void {
  const { width, height } = size;
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#16332b');
  ground.addColorStop(0.5, '#1f3a3d');
  ground.addColorStop(1, '#33203a');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgba(230, 215, 170, 0.2)';
  context.lineWidth = height * 0.075;
  context.lineCap = 'round';
  for (const bend of [-0.36, 0, 0.36]) {
    context.beginPath();
    context.moveTo(width * 0.06, height / 2);
    context.quadraticCurveTo(width / 2, height * (0.5 + bend * 1.9), width * 0.94, height / 2);
    context.stroke();
  }
  context.fillStyle = 'rgba(80, 180, 220, 0.14)';
  context.beginPath();
  context.ellipse(width / 2, height / 2, width * 0.035, height * 0.7, 0.25, 0, TURN);
  context.fill();
  for (let tree = 0; tree < 40; tree += 1) {
    context.fillStyle = tree % 2 === 0 ? 'rgba(46, 120, 80, 0.5)' : 'rgba(30, 90, 70, 0.5)';
    context.beginPath();
    context.arc(
      noise(tree) * width,
      (noise(tree + 60) > 0.5 ? 0.06 : 0.9) * height + noise(tree + 9) * height * 0.08,
      height * 0.035,
      0,
      TURN,
    );
    context.fill();
  }
  for (const [side, x] of [0.06, 0.94].entries())
    for (const bend of [-0.27, 0, 0.27]) {
      const lost = side === 0 ? -play.lead : play.lead;
      const stands = lost < 0.75 || bend === 0;
      const inner = side === 0 ? 0.17 : 0.83;
      const at = { x: width * (bend === 0 ? x : inner), y: height * (0.5 + bend) };
      context.fillStyle = stands ? (teams[side]?.colour ?? '#ffffff') : '#444a52';
      if (stands) glow(context, at.x, at.y, height * 0.11, teams[side]?.colour ?? '#ffffff');
      context.fillStyle = stands ? (teams[side]?.colour ?? '#ffffff') : '#444a52';
      context.beginPath();
      for (let corner = 0; corner < 6; corner += 1)
        context.lineTo(
          at.x + Math.cos((corner / 6) * TURN) * height * 0.04,
          at.y + Math.sin((corner / 6) * TURN) * height * 0.04,
        );
      context.fill();
    }
}

function drawRooms(context: Context, { width, height }: Size): void {
  context.fillStyle = '#232a33';
  context.fillRect(0, 0, width, height);
  for (let x = 0; x < 24; x += 1)
    for (let y = 0; y < 14; y += 1) {
      context.fillStyle = (x + y) % 2 === 0 ? '#2a323d' : '#262d37';
      context.fillRect((x / 24) * width, (y / 14) * height, width / 24 + 1, height / 14 + 1);
    }
  context.fillStyle = '#4a5666';
  for (const [x, y, w, h] of [
    [0.16, 0.1, 0.02, 0.34],
    [0.16, 0.6, 0.02, 0.3],
    [0.3, 0.42, 0.12, 0.04],
    [0.46, 0.12, 0.02, 0.24],
    [0.52, 0.62, 0.02, 0.26],
    [0.58, 0.52, 0.12, 0.04],
    [0.82, 0.1, 0.02, 0.3],
    [0.82, 0.56, 0.02, 0.34],
    [0.34, 0.72, 0.06, 0.1],
    [0.62, 0.18, 0.06, 0.1],
  ] as const)
    context.fillRect(x * width, y * height, w * width, h * height);
  context.strokeStyle = 'rgba(255, 210, 63, 0.6)';
  context.setLineDash([8, 6]);
  context.lineWidth = 2;
  context.strokeRect(width * 0.44, height * 0.42, width * 0.12, height * 0.18);
  context.setLineDash([]);
}

function drawSpace(context: Context, { width, height }: Size, seconds: number): void {
  const sky = context.createRadialGradient(width * 0.5, height * 0.4, 10, width / 2, height / 2, width * 0.7);
  sky.addColorStop(0, '#33256b');
  sky.addColorStop(0.6, '#141236');
  sky.addColorStop(1, '#06061a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (let star = 0; star < 130; star += 1) {
    context.fillStyle = `rgba(255, 255, 255, ${0.25 + 0.5 * Math.abs(Math.sin(seconds + star))})`;
    context.fillRect(noise(star) * width, noise(star + 200) * height, 1.5, 1.5);
  }
  const planet = context.createRadialGradient(
    width * 0.77,
    height * 0.22,
    5,
    width * 0.8,
    height * 0.3,
    height * 0.26,
  );
  planet.addColorStop(0, '#ffcf99');
  planet.addColorStop(1, '#8a3b5a');
  context.fillStyle = planet;
  context.beginPath();
  context.arc(width * 0.8, height * 0.26, height * 0.19, 0, TURN);
  context.fill();
  context.strokeStyle = 'rgba(255, 220, 180, 0.5)';
  context.lineWidth = 5;
  context.beginPath();
  context.ellipse(width * 0.8, height * 0.26, height * 0.3, height * 0.06, -0.3, 0, TURN);
  context.stroke();
}

/** Shots between players of the two sides. */
function drawShots(
  context: Context,
  play: Play,
  list: ReturnType<typeof players>,
  teams: readonly Team[],
): void {
  if (play.share <= 0 || play.share >= 1) return;
  const volleys = Math.floor(play.seconds * 5);
  for (let shot = 0; shot < 4; shot += 1) {
    const at = volleys + shot * 31;
    const from = list[Math.floor(noise(at) * list.length)];
    const to = list[Math.floor(noise(at + 5) * list.length)];
    if (!from || !to || from.side === to.side || from.isOut || to.isOut) continue;
    const colour = teams[from.side]?.colour ?? '#ffffff';
    const age = play.seconds * 5 - volleys;
    context.globalAlpha = 1 - age;
    context.strokeStyle = colour;
    context.lineWidth = 2.5;
    context.beginPath();
    context.moveTo(from.x + (to.x - from.x) * age * 0.6, from.y + (to.y - from.y) * age * 0.6);
    context.lineTo(
      from.x + (to.x - from.x) * Math.min(1, age + 0.35),
      from.y + (to.y - from.y) * Math.min(1, age + 0.35),
    );
    context.stroke();
    context.globalAlpha = 1;
    glow(context, to.x, to.y, 22 * (1 - age), colour);
  }
}

/** Soldiers that march along the lanes of an arena. */
function drawMinions(context: Context, { width, height }: Size, play: Play, teams: readonly Team[]): void {
  for (let minion = 0; minion < 24; minion += 1) {
    const side = minion % 2;
    const bend = [-0.36, 0, 0.36][minion % 3] ?? 0;
    const front = 0.5 + play.lead * 0.3;
    const share = ((play.seconds * 0.05 * play.calm + noise(minion)) % 1) * (side === 0 ? front : 1 - front);
    const at = side === 0 ? share : 1 - share;
    const x = width * (0.06 + at * 0.88);
    const y = height * 0.5 + 2 * at * (1 - at) * height * bend * 1.9;
    context.fillStyle = teams[side]?.colour ?? '#ffffff';
    context.globalAlpha = 0.85;
    context.beginPath();
    context.arc(x, y + noise(minion + 3) * 8 - 4, Math.min(width, height) * 0.008, 0, TURN);
    context.fill();
    context.globalAlpha = 1;
  }
}

/** The mark of a player on the badge: every player has another role. */
function drawRole(context: Context, x: number, y: number, r: number, role: number): void {
  context.strokeStyle = '#ffffff';
  context.fillStyle = '#ffffff';
  context.lineWidth = r * 0.18;
  context.lineCap = 'round';
  context.beginPath();
  if (role === 0) context.arc(x, y, r * 0.34, 0, TURN);
  if (role === 1) {
    context.moveTo(x - r * 0.36, y + r * 0.36);
    context.lineTo(x + r * 0.38, y - r * 0.38);
    context.moveTo(x - r * 0.1, y + r * 0.4);
    context.lineTo(x - r * 0.42, y + r * 0.08);
  }
  if (role === 2) {
    context.arc(x - r * 0.1, y, r * 0.42, -1.3, 1.3);
    context.moveTo(x - r * 0.4, y);
    context.lineTo(x + r * 0.45, y);
  }
  if (role === 3) {
    context.moveTo(x, y - r * 0.42);
    context.lineTo(x, y + r * 0.42);
    context.moveTo(x - r * 0.42, y);
    context.lineTo(x + r * 0.42, y);
  }
  if (role === 4)
    for (let corner = 0; corner <= 10; corner += 1) {
      const far = r * (corner % 2 === 0 ? 0.46 : 0.2);
      context.lineTo(
        x + Math.cos((corner / 10) * TURN - Math.PI / 2) * far,
        y + Math.sin((corner / 10) * TURN - Math.PI / 2) * far,
      );
    }
  context.stroke();
}

function drawPlayers(
  context: Context,
  size: Size,
  style: MapStyle,
  list: ReturnType<typeof players>,
  teams: readonly Team[],
): void {
  const r = Math.max(9, Math.min(size.height * 0.034, size.width * 0.024));
  for (const [index, { side, x, y, isOut }] of list.entries()) {
    const colour = teams[side]?.colour ?? '#ffffff';
    const nose = side === 0 ? 1 : -1;
    context.globalAlpha = isOut ? 0.25 : 1;
    if (!isOut) glow(context, x, y, r * 2.2, colour);
    context.lineWidth = r * 0.22;
    context.strokeStyle = colour;
    context.fillStyle = mix(colour, '#0b0f16', 0.72);
    context.beginPath();
    if (style === 'space-strategy') {
      context.fillStyle = mix(colour, '#ffffff', 0.25);
      context.moveTo(x + nose * r * 1.7, y);
      context.lineTo(x - nose * r * 0.6, y - r * 0.45);
      context.lineTo(x - nose * r * 1.2, y - r);
      context.lineTo(x - nose * r * 0.9, y);
      context.lineTo(x - nose * r * 1.2, y + r);
      context.lineTo(x - nose * r * 0.6, y + r * 0.45);
      context.closePath();
      context.fill();
      glow(context, x - nose * r * 1.4, y, r * (0.8 + 0.3 * Math.sin(x)), '#ffb45c');
    } else {
      if (style === 'tactical-shooter') {
        context.moveTo(x + nose * r, y);
        context.lineTo(x + nose * r * 1.9, y);
        context.stroke();
        context.beginPath();
      }
      context.arc(x, y, r, 0, TURN);
      context.fill();
      context.stroke();
      drawRole(context, x, y, r, index % 5);
    }
    const health = isOut ? 0 : 0.35 + 0.65 * noise(index + Math.floor(x / 90));
    context.fillStyle = '#0b0f16cc';
    context.fillRect(x - r, y - r * 1.75, r * 2, r * 0.32);
    context.fillStyle = health > 0.5 ? '#58d68d' : '#ff7b7b';
    context.fillRect(x - r, y - r * 1.75, r * 2 * health, r * 0.32);
    context.globalAlpha = 1;
  }
}

function drawKart(context: Context, x: number, y: number, angle: number, size: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = '#15181d';
  for (const wheelX of [-0.6, 0.55])
    for (const wheelY of [-0.55, 0.55])
      context.fillRect((wheelX - 0.22) * size, (wheelY - 0.16) * size, size * 0.44, size * 0.32);
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(-size, -size * 0.42, size * 2, size * 0.84, size * 0.32);
  context.fill();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(-size * 0.1, 0, size * 0.32, 0, TURN);
  context.fill();
  context.restore();
}

/** A race of three laps, head to head. */
function drawRace(context: Context, { width, height }: Size, play: Play, teams: readonly Team[]): void {
  context.fillStyle = '#2f7d4f';
  context.fillRect(0, 0, width, height);
  for (let stripe = 0; stripe < 14; stripe += 1) {
    context.fillStyle = stripe % 2 === 0 ? 'rgba(255,255,255,0.045)' : 'rgba(0,0,0,0.04)';
    context.fillRect((stripe / 14) * width, 0, width / 14, height);
  }
  const place = (lap: number, lane: number): { x: number; y: number; angle: number } => {
    const angle = lap * TURN - Math.PI / 2;
    const at = (a: number): { x: number; y: number } => ({
      x: width / 2 + Math.cos(a) * width * (0.36 + lane) + Math.sin(a * 2) * width * 0.045,
      y: height / 2 + Math.sin(a) * height * (0.33 + lane * 1.6),
    });
    const [here, next] = [at(angle), at(angle + 0.02)];
    return { ...here, angle: Math.atan2(next.y - here.y, next.x - here.x) };
  };
  for (const [stroke, line] of [
    ['#d94f3d', 0.215],
    ['#f4f1e8', 0.195],
    ['#3a3f47', 0.17],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = height * line;
    context.beginPath();
    for (let step = 0; step <= 80; step += 1) {
      const { x, y } = place(step / 80, 0);
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.fillStyle = '#ffffff';
  for (let square = 0; square < 8; square += 1)
    context.fillRect(width / 2 + (square % 2) * 6 - 6, height * (0.09 + square * 0.02), 6, height * 0.02);
  const laps = play.share * 3;
  for (const [side, own] of teams.entries()) {
    const ahead = play.lead * 0.035 * (side === 0 ? 1 : -1);
    const { x, y, angle } = place(
      laps + ahead + (play.share === 0 ? -0.015 * side : 0),
      side === 0 ? -0.022 : 0.022,
    );
    glow(context, x, y, height * 0.09, own.colour);
    drawKart(context, x, y, angle, height * 0.038, own.colour);
  }
}

/** A match of maps in the look of its game. */
export function mapScene(style: MapStyle, corners: readonly [number, number]): Scene {
  const teams = corners.map(teamAt);
  return {
    draw: (context, size, moment) => {
      const play = playOf(moment);
      if (style === 'kart-racing') return drawRace(context, size, play, teams);
      if (style === 'space-strategy') drawSpace(context, size, play.seconds);
      else if (style === 'tactical-shooter') drawRooms(context, size);
      else drawArena(context, size, play, teams);
      if (style === 'arena-battle') drawMinions(context, size, play, teams);
      const list = players(play, size);
      drawShots(context, play, list, teams);
      return drawPlayers(context, size, style, list, teams);
    },
  };
}

/** The score in maps that everybody can see at this moment. */
export function mapsWon(moment: Moment): {
  a: number;
  b: number;
  number: number;
  share: number;
  lead: number;
} {
  const play = playOf(moment);
  const ended = moment.phase === 'over' ? moment.maps.length : play.number;
  const won = moment.maps.slice(0, ended);
  return {
    a: won.filter((one) => one === 'a').length,
    b: won.filter((one) => one === 'b').length,
    number: play.number,
    share: play.share,
    lead: play.lead,
  };
}
