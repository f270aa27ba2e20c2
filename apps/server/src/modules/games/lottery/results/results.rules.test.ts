import { expect, test } from 'vitest';
import { agreementOf } from './agreement.rules.ts';
import { createResultFeed } from '../providers/result-feed.adapter.ts';
import { byPrize, comparable, fitsFamily, numbersOf } from './shapes.rules.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 11, 1, 14, 0, seconds));
const told = (feedId: string, numbers: string[], seconds = 0) => ({
  feedId,
  owner: `owner of ${feedId}`,
  numbers,
  lastAt: at(seconds),
});

test.each([
  ['ssc', ['0', '1', '2', '3', '4'], true],
  ['ssc', ['0', '1', '2', '3'], false],
  ['11x5', ['11', '01', '05', '07', '02'], true],
  ['11x5', ['11', '11', '05', '07', '02'], false],
  ['11x5', ['12', '01', '05', '07', '02'], false],
  ['pk10', ['10', '01', '02', '03', '04', '05', '06', '07', '08', '09'], true],
  ['k3', ['1', '6', '6'], true],
  ['k3', ['0', '6', '6'], false],
  ['thai', ['123456', '55', '111', '222', '333', '444'], true],
  ['thai', ['12345', '55', '111', '222', '333', '444'], false],
  ['lao', ['0042'], true],
] as const)('%s %j fits: %s', (family, numbers, fits) => {
  expect(fitsFamily(family, numbers)).toBe(fits);
});

test('Hanoi takes two prizes of the north', () => {
  expect(numbersOf('hanoi', { db: ['12345'], g1: ['67890'] })).toEqual(['12345', '67890']);
  expect(numbersOf('hanoi', { db: ['12345'], g1: [] })).toBeUndefined();
  expect(byPrize('hanoi', ['12345', '67890'])).toEqual({ first: ['12345'], g1: ['67890'] });
});

test('the order within a prize means nothing, the order of digits does', () => {
  const [one, other] = [
    ['123456', '55', '111', '222', '333', '444'],
    ['123456', '55', '222', '111', '333', '444'],
  ];
  expect(comparable('thai', one)).toBe(comparable('thai', other));
  expect(comparable('3d', ['1', '2', '3'])).not.toBe(comparable('3d', ['1', '3', '2']));
});

test('two owners must tell the same digits', () => {
  const same = ['1', '2', '3'];
  expect(agreementOf('3d', [told('a', same)]).kind).toBe('missing');
  expect(agreementOf('3d', [told('a', same), told('b', same)])).toMatchObject({
    kind: 'agreed',
    numbers: same,
  });
  expect(agreementOf('3d', [told('a', same), { ...told('b', same), owner: 'owner of a' }]).kind).toBe(
    'missing',
  );
  expect(agreementOf('3d', [told('a', same), told('b', ['1', '2', '4'])]).kind).toBe('differ');
  // A third one that differs is no reason to believe two others.
  expect(agreementOf('3d', [told('a', same), told('b', same), told('c', ['9', '9', '9'])]).kind).toBe(
    'differ',
  );
  // What a feed told before it was corrected counts no more.
  expect(agreementOf('3d', [told('a', ['4', '4', '4']), told('a', same, 9), told('b', same)]).kind).toBe(
    'agreed',
  );
});

const answered = (answer: object) =>
  createResultFeed(async () => ({ kind: 'answered', status: 200, text: JSON.stringify(answer) }), {
    id: 'a',
    owner: 'a',
    url: 'http://feed.invalid',
    isActive: true,
  }).fetch({ family: '3d', feedCode: '3d', number: '20261201' });

test.each([
  ['the result', {}, ['1', '2', '3']],
  ['yesterday’s result', { number: '20261130' }, undefined],
  ['another lottery', { lottery: 'p3' }, undefined],
  ['a provisional result', { isFinal: false }, undefined],
  ['an incomplete result', { prizes: [{ code: 'digits', numbers: ['1', '2'] }] }, undefined],
])('of a feed that tells %s', async (_, changes, numbers) => {
  const prizes = [{ code: 'digits', numbers: ['1', '2', '3'] }];
  const fetched = await answered({ lottery: '3d', number: '20261201', isFinal: true, prizes, ...changes });
  expect(fetched?.numbers).toEqual(numbers);
});
