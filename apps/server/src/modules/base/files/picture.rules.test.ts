import { expect, test } from 'vitest';
import { pictureFormat } from './picture.rules.ts';

const bytesOf = (...parts: Array<string | number[]>): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

test.each([
  [bytesOf('\x89PNG\r\n\x1a\n', 'rest'), 'png'],
  [bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  [bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'webp'],
  [bytesOf('RIFF', [1, 2, 3, 4], 'WAVE'), undefined],
  [bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  [bytesOf('<html><script>1</script>'), undefined],
  [bytesOf('GIF89a'), undefined],
  [bytesOf('\x89PN'), undefined],
  [bytesOf(), undefined],
])('%j is %s', (bytes, format) => {
  expect(pictureFormat(bytes)).toBe(format);
});
