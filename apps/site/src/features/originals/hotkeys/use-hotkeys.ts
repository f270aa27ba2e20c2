import { useEffect, useEffectEvent } from 'react';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import { hotkeysOn } from '../preferences.ts';
import { hotkeyAction, type FocusKind, type HotkeyAction } from './hotkeys.ts';

const TYPING = 'input:not([type=radio],[type=range],[type=checkbox]), textarea, select, [contenteditable]';
const CONTROL = 'button, a, input, summary, [role=dialog], [role=menu]';

/** An open dialog, or a control focused by keyboard, handles keys itself. */
function focusKind(element: Element | null): FocusKind {
  if (!element || element === document.body) return 'none';
  if (element.matches(TYPING) || element.closest('[role=dialog], [role=menu]')) return 'typing';
  return element.matches(CONTROL) && wasReachedByKey ? 'control' : 'none';
}

// A mouse click leaves the focus behind; only keyboard focus shows intent.
let wasReachedByKey = false;
const watch = (): (() => void) => {
  const onPointer = (): void => {
    wasReachedByKey = false;
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || key.startsWith('Arrow')) wasReachedByKey = true;
  };
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('keydown', onKey, true);
  };
};

export type HotkeyHandlers = Partial<Record<HotkeyAction, () => void>>;

/** Handles keyboard shortcuts while they are switched on. */
export function useHotkeys(handlers: HotkeyHandlers): void {
  const isOn = useStoredChoice(hotkeysOn);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = document.activeElement;
    const action = hotkeyAction(event, focusKind(focused));
    const handle = action && handlers[action];
    if (!handle) return;
    event.preventDefault();
    // Otherwise the space bar would also press the button that was clicked last.
    if (action === 'bet' && focused instanceof HTMLElement) focused.blur();
    handle();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const unwatch = watch();
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => {
      unwatch();
      document.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}
