export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a key types a character. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey, defaultPrevented }: PressedKey): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !defaultPrevented;

/** Whether a key opens the search: `/` outside fields, Ctrl+K or ⌘K everywhere. */
export function opensSearch(pressed: PressedKey, typing: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !typing;
}
