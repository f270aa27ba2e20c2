import { chipValues, shortAmount } from './amounts.ts';
import { el, svg } from './dom.ts';
import type { Kit } from './frame.ts';

const COLORS = ['#8fa3b8', '#3e82d6', '#c9414f', '#2c9a63', '#24272e', '#7a4bc2', '#d29a2a'];

/** A casino chip with its value. */
export function chip(amount: bigint, currency: string, size = 44): SVGSVGElement {
  const values = chipValues(currency);
  const index = values.findLastIndex((value) => value <= amount);
  const color = COLORS[Math.max(0, index)] ?? '#8fa3b8';
  const label = shortAmount(amount);
  return svg(
    'svg',
    { viewBox: '0 0 48 48', width: size, height: size, class: 'chip', 'aria-hidden': 'true' },
    svg('circle', { cx: 24, cy: 25, r: 22.5, fill: '#000', opacity: 0.35 }),
    svg('circle', { cx: 24, cy: 24, r: 22.5, fill: color }),
    svg('circle', {
      cx: 24,
      cy: 24,
      r: 19.2,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 6,
      'stroke-dasharray': '10.05 10.05',
      opacity: 0.9,
    }),
    svg('circle', {
      cx: 24,
      cy: 24,
      r: 14.5,
      fill: color,
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 1,
    }),
    svg(
      'text',
      {
        x: 24,
        y: 28.4,
        'text-anchor': 'middle',
        'font-size': label.length > 4 ? 9 : 12,
        'font-weight': 700,
        fill: '#fff',
      },
      label,
    ),
  );
}

/** The chips to bet with, the chosen one raised. Number keys choose as well. */
export function chipTray(kit: Kit): { element: HTMLElement; chosen: () => bigint } {
  const values = chipValues(kit.hello.currency);
  let chosen = values[0] ?? 0n;
  const buttons = values.map((value, index) => {
    const button = el(
      'button',
      {
        type: 'button',
        class: 'pick',
        'aria-pressed': String(value === chosen),
        'aria-label': kit.t('chip', { value: kit.money(value) }),
        'aria-keyshortcuts': String(index + 1),
      },
      chip(value, kit.hello.currency),
    );
    button.addEventListener('click', () => choose(index));
    return button;
  });
  const choose = (index: number): void => {
    const value = values[index];
    if (value === undefined) return;
    chosen = value;
    buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(at === index)));
    kit.sound.play('tick');
  };
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && /^[1-7]$/.test(event.key))
      choose(Number(event.key) - 1);
  });
  return { element: el('div', { class: 'tray', role: 'group' }, ...buttons), chosen: () => chosen };
}
