import { expect, test } from 'vitest';
import { fileProblem, sortFiles } from './uploads.ts';

const file = (type: string, bytes = 10): File => new File([new Uint8Array(bytes)], 'picture', { type });
const MEGABYTES = 1024 * 1024;

test.each([
  ['image/png', 10, undefined],
  ['image/jpeg', 5 * MEGABYTES, undefined],
  ['image/jpeg', 5 * MEGABYTES + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 10, 'type'],
  ['image/heic', 10, 'type'],
  ['application/pdf', 10, 'type'],
  ['', 10, 'type'],
])('%s of %d bytes: %s', (type, bytes, problem) => {
  expect(fileProblem(file(type, bytes))).toBe(problem);
});

test('what fits is sent, and the first problem of the rest is named', () => {
  const [png, jpeg, pdf] = [file('image/png'), file('image/jpeg'), file('application/pdf')];
  expect(sortFiles([png, jpeg], 3)).toEqual({ sent: [png, jpeg], problem: undefined });
  expect(sortFiles([png, jpeg], 1)).toEqual({ sent: [png], problem: 'count' });
  expect(sortFiles([pdf, png], 3)).toEqual({ sent: [png], problem: 'type' });
  expect(sortFiles([png], -1)).toEqual({ sent: [], problem: 'count' });
});
