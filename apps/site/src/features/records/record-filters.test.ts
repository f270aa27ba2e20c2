import { expect, test } from 'vitest';
import { isSpanReversed, readFilters, spanOf, startOfDay, writeFilters } from './record-filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

test('filters survive the address', () => {
  for (const text of [
    '',
    'kind=dice&state=settled',
    'kind=bet&period=30d&page=3',
    'period=custom&from=2026-11-01&until=2026-11-20',
  ])
    expect(writeFilters(read(text), { page: read(text).page }).toString()).toBe(text);
});

test('nonsense in the address falls back to the usual', () => {
  expect(read('period=century&page=-2&from=2026-02-31&until=x')).toEqual({
    period: '7d',
    from: '',
    until: '',
    kind: '',
    state: '',
    page: 1,
  });
});

test('a changed filter begins at the first page', () => {
  expect(writeFilters(read('kind=dice&page=4'), { state: 'open' }).toString()).toBe('kind=dice&state=open');
  expect(writeFilters(read('kind=dice&page=4'), { page: 5 }).toString()).toBe('kind=dice&page=5');
});

test('periods are whole days of the reader, half-open', () => {
  const today = '2026-11-21';
  expect(spanOf(read('period=today'), today)).toEqual({ from: new Date(2026, 10, 21) });
  expect(spanOf(read(''), today)).toEqual({ from: new Date(2026, 10, 15) });
  expect(spanOf(read('period=30d'), today)).toEqual({ from: new Date(2026, 9, 23) });
  expect(spanOf(read('period=custom&from=2026-11-01&until=2026-11-02'), today)).toEqual({
    from: new Date(2026, 10, 1),
    until: new Date(2026, 10, 3),
  });
  expect(spanOf(read('period=custom'), today)).toEqual({});
});

test('days that do not exist and spans that run backwards are seen', () => {
  expect(startOfDay('2026-02-30')).toBeUndefined();
  expect(startOfDay('2028-02-29')).toEqual(new Date(2028, 1, 29));
  expect(isSpanReversed(read('period=custom&from=2026-11-02&until=2026-11-01'))).toBe(true);
  expect(isSpanReversed(read('period=custom&from=2026-11-02&until=2026-11-02'))).toBe(false);
});
