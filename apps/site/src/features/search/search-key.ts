export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a key writes something. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey, defaultPrevented }: PressedKey): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !defaultPrevented;

/** Whether a key opens the search: `/` anywhere but in a field, Ctrl+K or ⌘K also there. */
export function opensSearch(pressed: PressedKey, typing: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = pressed;
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !typing;
}
