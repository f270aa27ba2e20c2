import { expect, test } from 'vitest';
import { hotkeyAction, type PressedKey } from './hotkeys.ts';

const key = (code: string, change: Partial<PressedKey> = {}): PressedKey => ({
  code,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...change,
});

test('shortcuts work when nothing else handles the key', () => {
  expect(hotkeyAction(key('Space'), 'none')).toBe('bet');
  expect(hotkeyAction(key('KeyA'), 'none')).toBe('half');
  expect(hotkeyAction(key('KeyS', { repeat: true }), 'control')).toBe('double');
  expect(hotkeyAction(key('KeyX'), 'none')).toBeUndefined();
});

test('not while typing, with a modifier, or when the event was handled', () => {
  expect(hotkeyAction(key('KeyA'), 'typing')).toBeUndefined();
  expect(hotkeyAction(key('KeyA', { ctrlKey: true }), 'none')).toBeUndefined();
  expect(hotkeyAction(key('KeyA', { metaKey: true }), 'none')).toBeUndefined();
  expect(hotkeyAction(key('KeyA', { defaultPrevented: true }), 'none')).toBeUndefined();
});

test('a held space bar, or one for a focused button, does not bet', () => {
  expect(hotkeyAction(key('Space', { repeat: true }), 'none')).toBeUndefined();
  expect(hotkeyAction(key('Space'), 'control')).toBeUndefined();
});
