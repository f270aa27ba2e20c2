import { expect, test } from 'vitest';
import { pictureIdOf } from './picture.rules.ts';

test('only the name of a picture leads to one', () => {
  const id = 'a'.repeat(32);
  expect(pictureIdOf(`${id}.webp`)).toBe(id);
  for (const name of [`${id}.svg`, id, `../${id}.webp`, `${id.toUpperCase()}.webp`])
    expect(pictureIdOf(name), name).toBeUndefined();
});
