import { expect, test } from 'vitest';
import { lastDays } from '../../shared/days/days.ts';
import { readAddress, reportSpanProblem, writeAddress } from './report-address.ts';

const today = '2026-11-22';

test('without parameters: revenue of the last seven days by day', () => {
  expect(readAddress(new URLSearchParams(), today)).toEqual({
    view: 'revenue',
    at: undefined,
    by: 'day',
    from: '2026-11-16',
    to: '2026-11-22',
  });
});

test('an address brings back what it was written from, and ignores what it does not know', () => {
  const address = { view: 'returns', at: 'lotus', by: 'game', from: '2026-01-01', to: '2026-01-31' } as const;
  expect(readAddress(writeAddress(new URLSearchParams(), address), today)).toEqual(address);
  const odd = new URLSearchParams('view=all&by=year&from=yesterday&to=2026-99-99');
  expect(readAddress(odd, today)).toMatchObject({ view: 'revenue', by: 'day', ...lastDays(7, today) });
});

test('a span has an order and a limit', () => {
  expect(reportSpanProblem({ from: '2026-01-02', to: '2026-01-01' })).toBe('reversed');
  expect(reportSpanProblem({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined();
  expect(reportSpanProblem({ from: '2025-01-01', to: '2026-01-02' })).toBe('tooLong');
});
