import { lotteryFamilies } from '@croupier/fairplay/lottery/catalogue.ts';
import { findPlay, lotteryFamily } from '@croupier/fairplay/lottery/catalogue.ts';
import english from '@croupier/i18n/messages/en/lottery.json' with { type: 'json' };
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { lotteryNames, type NameTranslator } from './lottery-names.ts';
import { pickText } from './pick-text.ts';

/** Fails for a key without a text, which the screen would replace by a bare code. */
const translator = createTranslator({
  locale: 'en',
  messages: english.lotteryNames,
  onError: (error) => {
    throw error;
  },
});
const missing: string[] = [];
const t = Object.assign(
  (key: string, values?: Record<string, string | number>) =>
    (translator as unknown as NameTranslator)(key, values),
  {
    has: (key: string) => {
      const isKnown = (translator as unknown as NameTranslator).has(key);
      if (!isKnown) missing.push(key);
      return isKnown;
    },
  },
);

const playOf = (catalogue: string, code: string) => {
  const family = lotteryFamily(catalogue);
  const play = family && findPlay(family, code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
};

test.each(lotteryFamilies.map((family) => [family.code, family] as const))(
  '%s: everything has a name',
  (code, family) => {
    const names = lotteryNames(t, code);
    for (const play of family.plays) {
      expect(names.tab(play.tab)).not.toBe('');
      expect(names.fullPlay(play)).toContain(names.play(play));
      for (const zone of play.zones) {
        expect(names.zone(play, zone)).not.toMatch(/^[dp]\d/);
        for (const symbol of zone.alphabet.slice(0, 20)) expect(names.symbol(zone, symbol)).not.toBe('');
      }
      for (const prize of play.classes) expect(names.prizeClass(play, prize.code)).not.toBe('');
    }
    expect(missing).toEqual([]);
    const fullNames = family.plays.map((play) => names.fullPlay(play));
    expect(new Set(fullNames).size).toBe(fullNames.length);
  },
);

describe('names say where a play looks', () => {
  test.each([
    ['ssc/1', 'f3.d', 'First 3 · Direct', ['Ten thousands', 'Thousands', 'Hundreds']],
    ['ssc/1', 'f3.any1', 'First 3 · 1 digit anywhere', ['Digits']],
    ['p3/1', 'a3.d', 'All 3 · Direct', ['Hundreds', 'Tens', 'Ones']],
    ['thai/1', '2split', '2 split', ['Hundreds', 'Ones']],
    ['thai/1', '2bot', '2 bottom', ['Tens', 'Ones']],
    ['thai/1', '5top', '5 top', ['Ten thousands', 'Thousands', 'Hundreds', 'Tens', 'Ones']],
    ['pk10/1', 'duel.2', 'Dragon & tiger 2–9', ['Side']],
    ['pk10/1', 'f2.d', 'Top 2 · In order', ['Place 1', 'Place 2']],
  ])('%s %s', (catalogue, code, name, zones) => {
    const names = lotteryNames(t, catalogue.split('/')[0] ?? '');
    const play = playOf(catalogue, code);
    expect(names.fullPlay(play)).toBe(name);
    expect(play.zones.map((zone) => names.zone(play, zone))).toEqual(zones);
  });

  test.each([
    ['ssc/1', 'f3.d', '0,1,2|4,5|7', '012 | 45 | 7'],
    ['ssc/1', 'f3.d', '123,456', '123, 456'],
    ['ssc/1', 'a5.pos', '||3||', '– | – | 3 | – | –'],
    ['ssc/1', 'r2.sum', '1,2|9', 'Ten thousands, Thousands | 9'],
    ['ssc/1', 'f2.sign', 'big|odd,even', 'Big | Odd, Even'],
    ['11x5/1', 'a2', '01|02,03', '01 | 02, 03'],
    ['11x5/1', 'a2', '|02,03', '02, 03'],
    ['k3/1', 'tall', 'any', 'All'],
    ['thai/1', '3tod', '123', '123'],
  ])('%s %s reads %s as %s', (catalogue, code, pick, text) => {
    const family = catalogue.split('/')[0] ?? '';
    expect(pickText(lotteryNames(t, family), playOf(catalogue, code), pick)).toBe(text);
  });
});
