import { parseMoney } from '@croupier/contract/money.ts';
import { shortBets, type ShortBet } from '@croupier/fairplay/lottery/entry.ts';
import { formatPick, parsePick } from '@croupier/fairplay/lottery/pick.ts';
import type { Play } from '@croupier/fairplay/lottery/types.ts';
import { nameGroup } from '../../shared/names/family-names.ts';

/** A bet that was typed in short: `123=20*20`, `12.34dd10`. */
export type ShortEntry = { play: string; pick: string; line: bigint };
/** Text that is no bet: from `start` up to `end`. */
export type ShortProblem = { start: number; end: number };
export type ShortEntries = { bets: ShortEntry[]; problems: ShortProblem[] };

/** What two amounts after `=` are for, by the digits of the number. */
const THAI: Readonly<Record<number, readonly [string, string]>> = {
  1: ['run.top', 'run.bot'],
  2: ['2top', '2bot'],
  3: ['3top', '3tod'],
  4: ['4top', '4tod'],
};

/** The codes of chat, by the digits of the number; several plays are several bets. */
function vietnamPlays(code: string, digits: number, isNorth: boolean, numbers: number): string[] {
  if (/^(?:b|bl|lo|bao)$/.test(code)) return [`lo${digits}`];
  if (code === 'dd') return [digits === 3 ? 'ht3' : 'ht2'];
  if (/^(?:de|đe|dui|duoi|đuoi)$/.test(code))
    return [digits === 3 ? 'tail3' : digits === 4 ? 'tail4' : 'tail2'];
  if (/^(?:dau|đau)$/.test(code)) return [digits === 3 ? 'head3' : 'head2'];
  if (/^(?:xc|xcc)$/.test(code)) return ['ht3'];
  if (/^(?:da|dt|đa|xien|x)$/.test(code)) return [`xien${numbers}`];
  return isNorth && code === 'bc' ? ['tail3'] : [];
}

type Target = { play: string; numbers: string[]; amount: string };

function targetsOf({ numbers, amounts, code }: ShortBet, family: string): Target[] {
  const [first = '', second] = amounts;
  const digits = numbers[0]?.length ?? 0;
  if (nameGroup(family) === 'sea' && code === undefined) {
    const [top, other] = THAI[digits] ?? [];
    return [
      ...(top === undefined ? [] : [{ play: top, numbers, amount: first }]),
      ...(other === undefined || second === undefined ? [] : [{ play: other, numbers, amount: second }]),
    ].filter(({ amount }) => Number(amount) > 0);
  }
  if (nameGroup(family) !== 'vn' || code === undefined) return [];
  return vietnamPlays(code, digits, family === 'vn-n', numbers.length).map((play) => ({
    play,
    numbers,
    amount: first,
  }));
}

const indexIn = (alphabet: readonly string[], symbol: string): number => alphabet.indexOf(symbol);

/** The canonical pick of numbers; undefined if the play does not take them. */
function pickOf(play: Play, numbers: readonly string[]): string | undefined {
  const { text, zones, isTextOnly } = play;
  const width = zones[0]?.alphabet[0]?.length;
  const asSymbols = numbers.map((number) => indexIn(zones[0]?.alphabet ?? [], number));
  const isOneZone = !isTextOnly && zones.length === 1 && numbers.every((number) => number.length === width);
  if (!isOneZone && numbers.some((number) => number.length !== text?.size)) return undefined;
  const written = isOneZone
    ? formatPick(play, { zones: [asSymbols] })
    : formatPick(play, {
        zones: [],
        entries: numbers.map((number) => Array.from(number, (digit) => indexIn(text?.alphabet ?? [], digit))),
      });
  return parsePick(play, written).pick ? written : undefined;
}

/** Everything between bets that is not blank or a comma. */
function problemsBetween(text: string, bets: readonly ShortProblem[]): ShortProblem[] {
  const problems: ShortProblem[] = [];
  for (const match of text.matchAll(/[^\s,;]+/g)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!bets.some((bet) => start < bet.end && end > bet.start)) problems.push({ start, end });
  }
  return problems;
}

/** Reads bets in the short forms of chat, of the plays that are on sale. @param family a catalogue's code */
export function shortEntries(text: string, family: string, plays: readonly Play[]): ShortEntries {
  const bets: ShortEntry[] = [];
  const understood: ShortProblem[] = [];
  const problems: ShortProblem[] = [];
  for (const short of shortBets(text)) {
    const { start, end } = short;
    const found = targetsOf(short, family).map(({ play: code, numbers, amount }) => {
      const play = plays.find((one) => one.code === code);
      const pick = play && pickOf(play, numbers);
      const line = parseMoney(amount);
      return pick !== undefined && line !== undefined && line > 0n ? { play: code, pick, line } : undefined;
    });
    const read = found.filter((bet) => bet !== undefined);
    understood.push({ start, end });
    if (read.length === 0 || read.length < found.length) problems.push({ start, end });
    else bets.push(...read);
  }
  return {
    bets,
    problems: [...problems, ...problemsBetween(text, understood)].toSorted((a, b) => a.start - b.start),
  };
}
