import type { Species } from '../../fishing/species.rules.ts';
import { el } from '../kit/dom.ts';
import type { Kit } from '../kit/frame.ts';
import type { PoolPicture } from './pool.ts';

const SHOT_MS = 220;
const AIM_MS = 450;
const TURN_STEP = 0.08;
const REMEMBERED = 'croupier-fishing-cannon';

type Options = {
  canvas: HTMLCanvasElement;
  pool: PoolPicture;
  cannons: () => readonly bigint[];
  nameOf: (species: Species) => string;
  mayShoot: (cannon: number) => boolean;
};

/** Cannon, auto fire and target; pointer and keyboard. */
export function createControls(kit: Kit, { canvas, pool, cannons, nameOf, mayShoot }: Options) {
  let cannon = 2;
  let isAuto = false;
  let isLocking = false;
  let isPressed = false;
  let shots = 0;
  const value = el('strong', { class: 'cannon-value', 'aria-live': 'polite' });
  const status = el('p', { class: 'status quiet' });
  const say = (words: string): void => {
    status.textContent = words;
  };
  const toggle = (key: string, isOn: () => boolean, press: () => void): HTMLButtonElement => {
    const button = el('button', { class: 'button', type: 'button', 'aria-pressed': 'false' }, kit.t(key));
    button.addEventListener('click', () => {
      press();
      button.setAttribute('aria-pressed', String(isOn()));
    });
    return button;
  };
  const auto = toggle(
    'auto',
    () => isAuto,
    () => {
      isAuto = !isAuto;
    },
  );
  const lock = toggle(
    'lock',
    () => isLocking,
    () => {
      isLocking = !isLocking;
      if (isLocking) nextTarget();
      else aimFreely();
    },
  );
  const step = (by: number): void => {
    cannon = Math.min(cannons().length - 1, Math.max(0, cannon + by));
    show();
    kit.sound.play('tick');
    sendAim();
    try {
      localStorage.setItem(REMEMBERED, String(cannon));
    } catch {
      // A frame without an origin of its own has no storage.
    }
  };
  const minus = el(
    'button',
    { class: 'button round', type: 'button', 'aria-label': kit.t('less'), onclick: () => step(-1) },
    '−',
  );
  const plus = el(
    'button',
    { class: 'button round', type: 'button', 'aria-label': kit.t('more'), onclick: () => step(1) },
    '+',
  );
  kit.controls.append(
    el('div', { class: 'guns' }, lock, el('div', { class: 'cannon' }, minus, value, plus), auto),
    status,
  );

  function show(): void {
    const amount = cannons()[cannon] ?? 0n;
    value.textContent = kit.t('shotCost', { amount: kit.money(amount) });
    minus.disabled = cannon === 0;
    plus.disabled = cannon >= cannons().length - 1;
  }

  function sendAim(): void {
    kit.connection.send({ type: 'aim', angle: pool.angle(), cannon, shots });
    shots = 0;
  }

  function aimFreely(): void {
    pool.setTarget(null);
    say(kit.t('targetOff'));
  }

  function nextTarget(): void {
    const visible = pool.visible();
    const at = visible.findIndex(({ id }) => id === pool.target());
    const next = visible[(at + 1) % Math.max(1, visible.length)];
    pool.setTarget(next?.id ?? null);
    if (next) say(kit.t('targetOn', { fish: nameOf(next.species), multiple: next.species.multiple }));
  }

  function shoot(): void {
    if (isLocking && pool.target() === null) nextTarget();
    if (!mayShoot(cannon)) {
      isAuto = false;
      auto.setAttribute('aria-pressed', 'false');
      return;
    }
    if (pool.shoot(cannon)) shots += 1;
  }

  const pointAt = (event: PointerEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  canvas.addEventListener('pointerdown', (event) => {
    const { x, y } = pointAt(event);
    canvas.setPointerCapture(event.pointerId);
    pool.aimAt(x, y);
    const fish = isLocking ? pool.fishAt(x, y) : undefined;
    if (fish) {
      pool.setTarget(fish.id);
      say(kit.t('targetOn', { fish: nameOf(fish.species), multiple: fish.species.multiple }));
    }
    isPressed = true;
    shoot();
  });
  canvas.addEventListener('pointermove', (event) => {
    const { x, y } = pointAt(event);
    if (!isLocking && (isPressed || event.pointerType === 'mouse')) pool.aimAt(x, y);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, () => {
      isPressed = false;
    });
  document.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('dialog, a')) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowLeft') pool.turn(-TURN_STEP);
    else if (event.key === 'ArrowRight') pool.turn(TURN_STEP);
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === ' ' && !isButton) shoot();
    else if (event.key.toLowerCase() === 'a') auto.click();
    else if (event.key.toLowerCase() === 'l') {
      if (isLocking) nextTarget();
      else lock.click();
    } else return;
    event.preventDefault();
  });
  setInterval(() => {
    if (isAuto || isPressed) shoot();
  }, SHOT_MS);
  setInterval(() => {
    if (shots > 0) sendAim();
  }, AIM_MS);
  try {
    cannon = Number(localStorage.getItem(REMEMBERED) ?? cannon);
  } catch {
    // A frame without an origin of its own has no storage.
  }
  return { show, say };
}
