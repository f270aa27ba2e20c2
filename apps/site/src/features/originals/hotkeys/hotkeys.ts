export type HotkeyAction = 'bet' | 'half' | 'double' | 'min' | 'swap' | 'less' | 'more';

/** Keys by their place on the keyboard, so that they work under a Thai layout too. */
export const HOTKEYS: ReadonlyArray<{ code: string; shown: string; action: HotkeyAction }> = [
  { code: 'Space', shown: 'Space', action: 'bet' },
  { code: 'KeyA', shown: 'A', action: 'half' },
  { code: 'KeyS', shown: 'S', action: 'double' },
  { code: 'KeyD', shown: 'D', action: 'min' },
  { code: 'KeyQ', shown: 'Q', action: 'swap' },
  { code: 'KeyW', shown: 'W', action: 'less' },
  { code: 'KeyE', shown: 'E', action: 'more' },
];

export type PressedKey = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** Where the focus is: in a field, on something that the key itself works on, or neither. */
export type FocusKind = 'typing' | 'control' | 'none';

/** What a key means for the game; undefined while typing, with a modifier, or when the focused control wants it. */
export function hotkeyAction(key: PressedKey, focus: FocusKind): HotkeyAction | undefined {
  if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return undefined;
  if (focus === 'typing') return undefined;
  const action = HOTKEYS.find(({ code }) => code === key.code)?.action;
  // A key held down must not become a row of bets, and the space bar belongs to a button that was reached by keyboard.
  if (action === 'bet' && (key.repeat || focus === 'control')) return undefined;
  return action;
}
