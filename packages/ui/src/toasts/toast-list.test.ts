import { expect, test } from 'vitest';
import { withToast, type Toast } from './toast-list.ts';

const titles = (list: readonly Toast[]) => list.map((toast) => toast.title);

test('the same id replaces a toast, another is added, and a fifth one drops the oldest', () => {
  let list = withToast([], { id: 'net', title: 'Offline' }, 'a');
  list = withToast(list, { title: 'Saved' }, 'b');
  list = withToast(list, { id: 'net', title: 'Online again' }, 'c');
  expect(titles(list)).toEqual(['Online again', 'Saved']);
  for (const title of ['1', '2', '3']) list = withToast(list, { title }, title);
  expect(titles(list)).toEqual(['Saved', '1', '2', '3']);
});

test('errors and actions stay longer, and an explicit duration wins', () => {
  const timeOf = (input: Parameters<typeof withToast>[1]) => withToast([], input, 'x')[0]?.durationMs ?? 0;
  expect(timeOf({ title: 'No', tone: 'lose' })).toBeGreaterThan(timeOf({ title: 'Yes', tone: 'win' }));
  expect(timeOf({ title: 'Undo?', action: { label: 'Undo', onPress: () => undefined } })).toBe(8000);
  expect(timeOf({ title: 'Stay', durationMs: 0 })).toBe(0);
});
