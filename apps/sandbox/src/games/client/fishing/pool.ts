import { placeOf, type Fish } from '../../fishing/path.rules.ts';
import type { Species } from '../../fishing/species.rules.ts';
import { drawBullet, drawCoin, drawGun, drawNet } from './guns.ts';
import { createSprites, type Sprites } from './sprites.ts';
import { gunPlace, viewOf, type View } from './view.ts';
import { drawBubbles, drawCaustics, drawWater, newBubbles } from './water.ts';

/** A bullet of this player; it flies until it hits. */
type Bullet = { x: number; y: number; dx: number; dy: number; cannon: number; target: number | null };
/** A bullet of somebody else, for the eye only. */
type Tracer = { x: number; y: number; dx: number; dy: number; place: number; bornMs: number };
type Net = { x: number; y: number; bornMs: number; place: number };
type Coin = { x: number; y: number; toX: number; toY: number; bornMs: number };
type Word = { x: number; y: number; text: string; bornMs: number; isBig: boolean };
type Dying = { fish: Fish; x: number; y: number; angle: number; bornMs: number };
export type Place = { name: string; cannon: number } | null;

const BULLET_SPEED = 640;
const BULLET_SIZE = 7;
const MAX_BULLETS = 18;
const NET_MS = 350;
const DYING_MS = 900;
const COIN_MS = 800;
const WORD_MS = 1_500;
const TRACER_MS = 1_300;
const CAUSTICS = 320;

export type PoolOptions = {
  canvas: HTMLCanvasElement;
  serverNow: () => number;
  isCalm: boolean;
  onHit: (fish: number, cannon: number) => void;
};

/** The picture of the pool: fish, bullets, nets and coins, at the speed of the screen. */
export function createPool({ canvas, serverNow, isCalm, onHit }: PoolOptions) {
  const found = canvas.getContext('2d');
  if (!found) throw new Error('the browser has no canvas');
  const context = found;
  const fish = new Map<number, Fish>();
  const bubbles = newBubbles(26);
  const caustics = drawCaustics(CAUSTICS);
  const guns = [0, 1, 2, 3].map(() => ({ angle: -Math.PI / 2, kickMs: 0 }));
  let bullets: Bullet[] = [];
  let tracers: Tracer[] = [];
  let nets: Net[] = [];
  let coins: Coin[] = [];
  let words: Word[] = [];
  let dying: Dying[] = [];
  let places: readonly Place[] = [];
  let own = 0;
  let water = 'lagoon';
  let view: View = viewOf(1, 1);
  let sprites: Sprites = createSprites(1);
  let still: HTMLCanvasElement | null = null;
  let target: number | null = null;
  let lastMs = 0;
  let frame = 0;

  function resize(): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    view = viewOf(width, height);
    sprites = createSprites(view.scale * ratio);
    still = drawWater(water, canvas.width, canvas.height);
  }

  /** A fish on the screen, with the direction that it swims in. */
  function seen(one: Fish, nowMs: number): { x: number; y: number; angle: number } {
    const here = view.toScreen(placeOf(one, nowMs));
    const ahead = view.toScreen(placeOf(one, nowMs + 80));
    return { ...here, angle: Math.atan2(ahead.y - here.y, ahead.x - here.x) };
  }

  const isOnScreen = ({ x, y }: { x: number; y: number }): boolean =>
    x > 0 && x < view.width && y > 0 && y < view.height;

  function moveBullets(seconds: number, nowMs: number): void {
    const gone = new Set<Bullet>();
    for (const bullet of bullets) {
      const aim = bullet.target === null ? undefined : fish.get(bullet.target);
      const at = aim && seen(aim, nowMs);
      if (at && isOnScreen(at)) {
        const far = Math.hypot(at.x - bullet.x, at.y - bullet.y) || 1;
        bullet.dx = (at.x - bullet.x) / far;
        bullet.dy = (at.y - bullet.y) / far;
      }
      bullet.x += bullet.dx * BULLET_SPEED * seconds;
      bullet.y += bullet.dy * BULLET_SPEED * seconds;
      if (bullet.x < 0 || bullet.x > view.width)
        bullet.dx = bullet.x < 0 ? Math.abs(bullet.dx) : -Math.abs(bullet.dx);
      if (bullet.y < 0 || bullet.y > view.height)
        bullet.dy = bullet.y < 0 ? Math.abs(bullet.dy) : -Math.abs(bullet.dy);
      const hit = hitBy(bullet, nowMs);
      if (hit === undefined) continue;
      gone.add(bullet);
      nets.push({ x: bullet.x, y: bullet.y, bornMs: nowMs, place: own });
      onHit(hit, bullet.cannon);
    }
    if (gone.size > 0) bullets = bullets.filter((bullet) => !gone.has(bullet));
  }

  /** The fish under a bullet; a bullet with a target passes the others. */
  function hitBy(bullet: Bullet, nowMs: number): number | undefined {
    const hasTarget = bullet.target !== null && fish.has(bullet.target);
    for (const one of fish.values()) {
      if (hasTarget && one.id !== bullet.target) continue;
      const { x, y } = seen(one, nowMs);
      if (
        isOnScreen({ x, y }) &&
        Math.hypot(x - bullet.x, y - bullet.y) < one.species.radius * view.scale * 0.72
      )
        return one.id;
    }
    return undefined;
  }

  function drawFish(nowMs: number): void {
    const order = [...fish.values()].sort((one, other) => one.species.radius - other.species.radius);
    for (const one of order) {
      if (nowMs > one.leavesMs) {
        fish.delete(one.id);
        continue;
      }
      const at = seen(one, nowMs);
      const speed = isCalm ? 0.4 : 1.1;
      const phase = (nowMs / 1000) * speed * (60 / (one.species.radius + 30)) + one.id * 0.37;
      sprites.draw(context, one.species, { ...at, size: view.scale, phase });
      if (one.id === target) drawTarget(at, one.species);
    }
    for (const { fish: one, x, y, angle, bornMs } of dying) {
      const age = (nowMs - bornMs) / DYING_MS;
      sprites.draw(context, one.species, {
        x,
        y,
        angle: angle + age * (isCalm ? 0.4 : 5),
        size: view.scale * (1 - age * 0.55),
        phase: age * 9,
        alpha: Math.max(0, 1 - age),
      });
    }
    dying = dying.filter(({ bornMs }) => nowMs - bornMs < DYING_MS);
  }

  function drawTarget({ x, y }: { x: number; y: number }, { radius }: Species): void {
    const size = radius * view.scale * 1.15;
    context.save();
    context.strokeStyle = '#ff4d6d';
    context.lineWidth = 2.5;
    context.setLineDash([size * 0.5, size * 0.28]);
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.stroke();
    context.restore();
  }

  function drawEffects(nowMs: number): void {
    const netSize = Math.max(30, 46 * view.scale);
    for (const { x, y, bornMs, place } of nets)
      drawNet(context, x, y, Math.min(1, (nowMs - bornMs) / NET_MS), netSize, place);
    nets = nets.filter(({ bornMs }) => nowMs - bornMs < NET_MS);
    for (const { x, y, toX, toY, bornMs } of coins) {
      const age = (nowMs - bornMs) / COIN_MS;
      if (age < 0) continue;
      const eased = age * age;
      drawCoin(
        context,
        x + (toX - x) * eased,
        y + (toY - y) * eased - Math.sin(age * Math.PI) * 40,
        age * 9,
        9,
      );
    }
    coins = coins.filter(({ bornMs }) => nowMs - bornMs < COIN_MS);
    context.textAlign = 'center';
    for (const { x, y, text, bornMs, isBig } of words) {
      const age = (nowMs - bornMs) / WORD_MS;
      context.globalAlpha = Math.max(0, 1 - age ** 3);
      context.font = `800 ${isBig ? 34 : 20}px system-ui, sans-serif`;
      context.lineWidth = 5;
      context.strokeStyle = 'rgba(60, 20, 0, 0.75)';
      context.fillStyle = isBig ? '#ffe66d' : '#fff4c2';
      context.strokeText(text, x, y - age * 46);
      context.fillText(text, x, y - age * 46);
      context.globalAlpha = 1;
    }
    words = words.filter(({ bornMs }) => nowMs - bornMs < WORD_MS);
  }

  function drawGuns(nowMs: number, seconds: number): void {
    for (const tracer of tracers) {
      tracer.x += tracer.dx * BULLET_SPEED * seconds;
      tracer.y += tracer.dy * BULLET_SPEED * seconds;
      drawBullet(
        context,
        tracer.x,
        tracer.y,
        Math.atan2(tracer.dy, tracer.dx),
        BULLET_SIZE * 0.8,
        tracer.place,
      );
    }
    tracers = tracers.filter(({ bornMs }) => nowMs - bornMs < TRACER_MS);
    for (const bullet of bullets)
      drawBullet(context, bullet.x, bullet.y, Math.atan2(bullet.dy, bullet.dx), BULLET_SIZE, own);
    for (const [place, gun] of guns.entries()) {
      const owner = places[place];
      if (!owner) continue;
      const at = gunPlace(view, place, own);
      const kick = Math.max(0, 1 - (nowMs - gun.kickMs) / 140);
      const size = place === own ? 46 : 24;
      drawGun(context, { ...at, angle: gun.angle, place, power: owner.cannon, kick, size });
      if (place === own) continue;
      context.font = '600 12px system-ui, sans-serif';
      context.textAlign = 'center';
      context.fillStyle = 'rgba(255, 255, 255, 0.9)';
      context.fillText(owner.name, at.x, at.y + 36);
    }
  }

  function drawLight(seconds: number): void {
    if (isCalm) return;
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = 0.14;
    for (const [speed, shift] of [
      [9, 0],
      [-7, 130],
    ] as const) {
      const offset = ((seconds * speed + shift) % CAUSTICS) - CAUSTICS;
      for (let x = offset; x < view.width; x += CAUSTICS)
        for (let y = offset * 0.6 - CAUSTICS; y < view.height; y += CAUSTICS)
          context.drawImage(caustics, x, y);
    }
    context.restore();
    drawBubbles(context, bubbles, { width: view.width, height: view.height, seconds });
  }

  function draw(clock: number): void {
    frame = requestAnimationFrame(draw);
    const seconds = Math.min(0.05, (clock - lastMs) / 1000);
    lastMs = clock;
    const nowMs = serverNow();
    if (still) context.drawImage(still, 0, 0, view.width, view.height);
    drawLight(clock / 1000);
    drawFish(nowMs);
    moveBullets(seconds, nowMs);
    drawEffects(nowMs);
    drawGuns(nowMs, seconds);
  }

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  frame = requestAnimationFrame(draw);

  return {
    setWater: (code: string): void => {
      water = code;
      resize();
    },
    setPlaces: (next: readonly Place[], ownPlace: number): void => {
      places = next;
      own = ownPlace;
    },
    addFish: (list: readonly Fish[]): void => {
      for (const one of list) fish.set(one.id, one);
    },
    clear: (): void => {
      fish.clear();
      bullets = [];
    },
    fishAt: (x: number, y: number): Fish | undefined => {
      const now = serverNow();
      return [...fish.values()]
        .filter((one) => {
          const at = seen(one, now);
          return Math.hypot(at.x - x, at.y - y) < Math.max(22, one.species.radius * view.scale);
        })
        .sort((one, other) => other.species.multiple - one.species.multiple)[0];
    },
    visible: (): Fish[] => {
      const now = serverNow();
      return [...fish.values()]
        .filter((one) => isOnScreen(seen(one, now)))
        .sort((one, other) => other.species.multiple - one.species.multiple);
    },
    find: (id: number): Fish | undefined => fish.get(id),
    setTarget: (id: number | null): void => {
      target = id;
    },
    target: (): number | null => (target !== null && fish.has(target) ? target : null),
    /** Turns the own cannon to a point of the screen. */
    aimAt: (x: number, y: number): number => {
      const at = gunPlace(view, own, own);
      const angle = Math.atan2(Math.min(y - at.y, -12), x - at.x);
      const gun = guns[own];
      if (gun) gun.angle = angle;
      return angle;
    },
    turn: (by: number): number => {
      const gun = guns[own];
      if (!gun) return 0;
      gun.angle = Math.min(-0.12, Math.max(-Math.PI + 0.12, gun.angle + by));
      return gun.angle;
    },
    angle: (): number => guns[own]?.angle ?? 0,
    /** False: too many bullets are flying. */
    shoot: (cannon: number): boolean => {
      const gun = guns[own];
      if (!gun || bullets.length >= MAX_BULLETS) return false;
      const aim = target === null ? undefined : fish.get(target);
      const at = gunPlace(view, own, own);
      const to = aim && seen(aim, serverNow());
      if (to && isOnScreen(to)) gun.angle = Math.atan2(to.y - at.y, to.x - at.x);
      const [dx, dy] = [Math.cos(gun.angle), Math.sin(gun.angle)];
      bullets.push({ x: at.x + dx * 48, y: at.y + dy * 48, dx, dy, cannon, target: aim ? aim.id : null });
      gun.kickMs = serverNow();
      return true;
    },
    flying: (): readonly number[] => bullets.map(({ cannon }) => cannon),
    dropBullets: (): void => {
      bullets = [];
    },
    /** Somebody else shoots. */
    shotOf: (place: number, angle: number): void => {
      const gun = guns[place];
      if (!gun || place === own) return;
      const at = gunPlace(view, place, own);
      gun.angle = Math.PI / 2 + (angle + Math.PI / 2) * 0.6;
      gun.kickMs = serverNow();
      tracers.push({ ...at, dx: Math.cos(gun.angle), dy: Math.sin(gun.angle), place, bornMs: serverNow() });
    },
    /** A fish is caught; with a text, the payout flies to the cannon. */
    catchFish: (id: number, place: number, text: string | null): void => {
      const one = fish.get(id);
      if (!one) return;
      const now = serverNow();
      const at = seen(one, now);
      fish.delete(id);
      dying.push({ fish: one, ...at, bornMs: now });
      if (text === null) return;
      const to = gunPlace(view, place, own);
      words.push({ x: at.x, y: at.y, text, bornMs: now, isBig: one.species.multiple >= 30 });
      const count = isCalm ? 0 : Math.min(14, 3 + Math.floor(one.species.multiple / 6));
      for (let coin = 0; coin < count; coin += 1)
        coins.push({
          x: at.x + (Math.random() - 0.5) * 60,
          y: at.y + (Math.random() - 0.5) * 60,
          toX: to.x,
          toY: to.y,
          bornMs: now + coin * 40,
        });
    },
    stop: (): void => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
export type PoolPicture = ReturnType<typeof createPool>;
