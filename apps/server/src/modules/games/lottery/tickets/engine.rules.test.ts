import { expect, test } from 'vitest';
import { lotteryEngine } from './engine.rules.ts';
import { cellsOfBets, priceTicket } from './tickets.rules.ts';
import { ONE, TERMS } from '../testing/test-engine.ts';

const catalogue = 'ssc/1';
const bet = (play: string, pick: string) => ({ play, pick, lineMinor: ONE, group: 1_900, priceBps: 10_000 });

test('a ticket is priced by the catalogue, whatever the caller says', () => {
  const priced = priceTicket(lotteryEngine, { catalogue, terms: TERMS }, [bet('f2.d', '1,2|3,4')]);
  if (!priced.ok) throw new Error(priced.why);
  // Four lines, one of which can win 95. Of a rate of 800 bps, 500 are taken as a higher group.
  expect(priced.sums).toEqual({
    stakeMinor: 4n * ONE,
    mostMinor: 95n * ONE,
    validMinor: 4n * ONE,
    shareMinor: (4n * ONE * 500n) / 10_000n,
  });
  expect(priced.bets[0]).toMatchObject({ lines: 4, rebateBps: 300, market: 'f2.d' });
  expect(cellsOfBets(priced.bets).map(({ minor }) => minor)).toEqual(
    Array.from({ length: 4 }, () => 95n * ONE),
  );
});

test('a pick in another order, an unknown play and a group above the rate are refused', () => {
  const why = (play: string, pick: string, group = 1_900): unknown =>
    priceTicket(lotteryEngine, { catalogue, terms: TERMS }, [{ ...bet(play, pick), group }]);
  expect(why('f2.d', '2,1|3')).toMatchObject({ ok: false, why: 'pick_invalid' });
  expect(why('f2.d', '1|')).toMatchObject({ ok: false, why: 'pick_invalid' });
  expect(why('f9.d', '1|2')).toMatchObject({ ok: false, why: 'pick_invalid' });
  expect(why('f2.d', '1|2', 1_961)).toMatchObject({ ok: false, why: 'terms_changed' });
  expect(why('f2.d', '1|2', 1_799)).toMatchObject({ ok: false, why: 'terms_changed' });
});

test('bets that nearly always win do not count, also when they are split', () => {
  const digits = '0,1,2,3,4,5,6,7,8,9';
  const all = priceTicket(lotteryEngine, { catalogue, terms: TERMS }, [
    bet('f2.d', `${digits}|0,1,2,3,4`),
    bet('f2.d', `${digits}|5,6,7,8,9`),
  ]);
  expect(all).toMatchObject({ ok: true, sums: { stakeMinor: 100n * ONE, validMinor: 0n } });
});

test('wins are judged by the drawn numbers', () => {
  const winsOf = lotteryEngine.judge(catalogue, ['1', '3', '0', '5', '0']);
  expect(winsOf({ play: 'f2.d', pick: '1,2|3,4' })).toEqual([1]);
  expect(winsOf({ play: 'f2.d', pick: '2|3,4' })).toEqual([0]);
});
