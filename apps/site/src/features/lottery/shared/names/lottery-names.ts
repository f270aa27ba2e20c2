import type { Play, Zone } from '@croupier/fairplay/lottery/types.ts';
import { catalogueFamily, nameGroup } from './family-names.ts';

type Values = Record<string, string | number>;
/** Translates a key of `lotteryNames`. */
export type NameTranslator = { (key: string, values?: Values): string; has: (key: string) => boolean };

type Named = Pick<Play, 'code' | 'tab' | 'zones'>;

const POSITION = /^(a[35]|[fb][2-4]|m3|f[15]|r[234])\.(.+)$/;
const DUEL = /^duel\.(\d)(\d?)$/;
/** The last places of a number of so many digits: 4 are the ones. */
const ONES = 4;

/** Where a zone of a Thai play stands, as a place of five. */
function seaPlace(code: string, zoneCode: string): number {
  const at = Number(zoneCode.slice(1));
  if (code === '2split') return at === 1 ? ONES - 2 : ONES;
  if (code === '2front') return ONES - 3 + at;
  const digits = code.startsWith('pin.') ? (code.startsWith('pin.top') ? 3 : 2) : Number(code[0]);
  return ONES - digits + at;
}

/** The names of plays, zones and symbols of one family in the reader's language; the bare code of an unknown one. */
export function lotteryNames(t: NameTranslator, familyName: string) {
  const family = catalogueFamily(familyName);
  const group = nameGroup(family);
  const named = (key: string, fallback: string, values?: Values): string =>
    t.has(key) ? t(key, values) : fallback;

  const place = (zoneCode: string): string | undefined => {
    const at = Number(zoneCode.slice(1));
    if (!/^d\d+$/.test(zoneCode)) return undefined;
    if (group === 'digits') return t(`place.${at - 1 + (family === 'p3' ? 2 : 0)}`);
    return group === 'pk10' ? t('rank', { number: at }) : t('ball', { number: at });
  };

  const tab = (code: string): string => named(`tab.${group}.${code}`, code);

  const duel = (pair: readonly string[]): string => {
    const [, first = '', second = ''] = pair;
    const places = group === 'pk10' ? [first, String(11 - Number(first))] : [first, second];
    return `${t(`play.${group}.duel`)} ${places.join('–')}`;
  };

  /** Within its tab: `Direct`. */
  const play = ({ code, tab: inTab }: Pick<Named, 'code' | 'tab'>): string => {
    const pair = DUEL.exec(code);
    if (pair) return duel(pair);
    const [, position, inner] = POSITION.exec(code) ?? [];
    const key = `play.${group}.${(inner ?? code).replaceAll('.', '_')}`;
    const own = named(key, code);
    const isWhole = position === undefined || position === inTab || position === 'a5' || position === 'a3';
    return isWhole ? own : t('inPlay', { tab: tab(position), play: own });
  };

  /** Anywhere else: `First 3 · Direct`. */
  const fullPlay = (of: Pick<Named, 'code' | 'tab'>): string => {
    const [, position] = POSITION.exec(of.code) ?? [];
    const isPlaced = position === of.tab || (group === 'pk10' && /^f\d$/.test(of.tab));
    return isPlaced ? t('inPlay', { tab: tab(of.tab), play: play(of) }) : play(of);
  };

  const zone = ({ code }: Pick<Named, 'code'>, { code: zoneCode }: Pick<Zone, 'code'>): string => {
    const placed = place(zoneCode);
    if (placed !== undefined) return placed;
    if (/^p\d$/.test(zoneCode)) return t(`place.${seaPlace(code, zoneCode)}`);
    return named(`zone.${zoneCode}`, zoneCode);
  };

  const symbol = ({ code: zoneCode }: Pick<Zone, 'code'>, text: string): string => {
    if (zoneCode === 'marks') return t(`place.${Number(text) - 1}`);
    if (zoneCode === 'bull' && /^\d$/.test(text)) return t('symbol.bullOf', { number: text });
    if (zoneCode === 'oe') return t('symbol.odds', { odd: text, even: 5 - Number(text) });
    return /^[a-z]+$/.test(text) ? named(`symbol.${text}`, text) : text;
  };

  /** What a prize of a play is for. */
  const prizeClass = ({ zones }: Pick<Named, 'zones'>, code: string): string => {
    const [, last] = /^last(\d)$/.exec(code) ?? [];
    if (last !== undefined) return t('class.last', { count: Number(last) });
    const classKey = code === 'five' && family === '11x5' ? 'class.fiveOfEleven' : `class.${code}`;
    const symbolZone = zones.find(({ alphabet }) => alphabet.includes(code));
    if (symbolZone) return symbol(symbolZone, code);
    if (code === 'pair') return t('symbol.pair');
    if (/^\d+$/.test(code)) return t('class.alike', { pattern: likeDigits(code) });
    return named(classKey, code);
  };

  return { tab, play, fullPlay, zone, symbol, prizeClass };
}
export type LotteryNames = ReturnType<typeof lotteryNames>;

/** `21` is AAB: how often each digit of an entry occurs. */
const likeDigits = (times: string): string =>
  Array.from(times, (count, at) => String.fromCodePoint(65 + at).repeat(Number(count))).join('');
