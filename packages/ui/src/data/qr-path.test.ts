import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The dark modules that a path covers, as `x,y`. */
const covered = (path: string): Set<string> => {
  const found = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) found.add(`${Number(x) + step},${Number(y)}`);
  return found;
};

test('the three finder patterns are in their corners, inside the quiet zone', () => {
  const { size, path } = qrPath('otpauth://totp/a?secret=JBSWY3DPEHPK3PXP', 'M');
  const dark = covered(path);
  const modules = size - 8;
  expect((modules - 17) % 4).toBe(0);
  for (const [left, top] of [
    [4, 4],
    [4 + modules - 7, 4],
    [4, 4 + modules - 7],
  ] as const)
    for (let step = 0; step < 7; step += 1) {
      expect(dark).toContain(`${left + step},${top}`);
      expect(dark).toContain(`${left},${top + step}`);
    }
  for (const module of dark) {
    const [x = 0, y = 0] = module.split(',').map(Number);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x, y)).toBeLessThan(size - 4);
  }
});

test('a higher correction level needs more modules, and the result is deterministic', () => {
  const text = 'https://example.com/a-rather-long-address?with=a&query=string';
  expect(qrPath(text, 'H').size).toBeGreaterThan(qrPath(text, 'L').size);
  expect(qrPath(text, 'M')).toEqual(qrPath(text, 'M'));
});
