import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Single-key shortcuts for a list, disabled while typing or in a dialog. `openDialogs` is the number of dialogs in
 * which they still apply: 1 while a row is open in a panel.
 */
export function useListKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  { openDialogs = 0 }: { openDialogs?: number } = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelectorAll(DIALOGS).length > openDialogs) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
