export type HotkeyAction =
  | 'bet'
  | 'half'
  | 'double'
  | 'max'
  | 'swap'
  | 'less'
  | 'more'
  | 'stop'
  | 'random'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth';

/** Keys by physical position, so that they also work with a Thai layout. */
export const HOTKEYS: ReadonlyArray<{ code: string; shown: string; action: HotkeyAction }> = [
  { code: 'Space', shown: 'Space', action: 'bet' },
  { code: 'KeyA', shown: 'A', action: 'half' },
  { code: 'KeyS', shown: 'S', action: 'double' },
  { code: 'KeyD', shown: 'D', action: 'max' },
  { code: 'KeyQ', shown: 'Q', action: 'swap' },
  { code: 'KeyW', shown: 'W', action: 'less' },
  { code: 'KeyE', shown: 'E', action: 'more' },
  { code: 'KeyR', shown: 'R', action: 'random' },
  { code: 'Digit1', shown: '1', action: 'first' },
  { code: 'Digit2', shown: '2', action: 'second' },
  { code: 'Digit3', shown: '3', action: 'third' },
  { code: 'Digit4', shown: '4', action: 'fourth' },
  { code: 'Escape', shown: 'Esc', action: 'stop' },
];

export type PressedKey = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/** What has the focus: a text field, a control that handles the key, or neither. */
export type FocusKind = 'typing' | 'control' | 'none';

/** The action of a key; undefined while typing, with a modifier, or when the focused control handles it. */
export function hotkeyAction(key: PressedKey, focus: FocusKind): HotkeyAction | undefined {
  if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return undefined;
  if (focus === 'typing') return undefined;
  const action = HOTKEYS.find(({ code }) => code === key.code)?.action;
  // Holding a key must not place many bets, and the space bar belongs to a button focused by keyboard.
  if (action === 'bet' && (key.repeat || focus === 'control')) return undefined;
  return action;
}
