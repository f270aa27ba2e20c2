import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus with an arrow key. False when there is no link in that direction, or for other keys. */
export function moveFocus(event: KeyboardEvent, within: HTMLElement): boolean {
  const links = [...within.querySelectorAll<HTMLElement>('a')];
  const now = links.findIndex((link) => link === document.activeElement);
  const step = STEPS[event.key];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const next = ends[event.key] ?? (step === undefined || now < 0 ? -1 : now + step);
  const link = links[next];
  if (!link) return false;
  event.preventDefault();
  link.focus();
  return true;
}
