import { useEffect, useEffectEvent } from 'react';

/** How long a `g` waits for its letter. */
const WAIT_MILLISECONDS = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

export type GoKeys = {
  /** `g` and a letter; false where no place has the letter. */
  go: (letter: string) => boolean;
  onHelp: () => void;
  onPalette: () => void;
};

/** ⌘K or Ctrl+K opens the palette, `g` and a letter goes somewhere, `?` lists all keys. */
export function useGoKeys({ go, onHelp, onPalette }: GoKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent, waiting: { until: number }): void => {
    if (event.isComposing) return;
    if (
      (event.metaKey || event.ctrlKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k'
    ) {
      event.preventDefault();
      onPalette();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
    const isWaiting = event.timeStamp < waiting.until;
    waiting.until = 0;
    const key = event.key.toLowerCase();
    const isTaken = isWaiting ? go(key) : key === '?' || key === 'g';
    if (!isTaken) return;
    // The letter must not also be a key of the list below.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isWaiting) return;
    if (key === '?') onHelp();
    else waiting.until = event.timeStamp + WAIT_MILLISECONDS;
  });
  useEffect(() => {
    const waiting = { until: 0 };
    const onKeyDown = (event: KeyboardEvent): void => onKey(event, waiting);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
