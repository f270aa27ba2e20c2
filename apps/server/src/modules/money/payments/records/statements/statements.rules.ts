import { csvLine, UTF8_MARK } from '@croupier/contract/csv.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import type { Entry, Paper, Words } from './statements.types.ts';

const MONTHS_PER_YEAR = 12;
const HOUR_MILLISECONDS = 60 * 60_000;

const parts = (at: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

/** `2026-11-23 14:05:09` in the zone of the statement. */
export function localTime(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = parts(at, timeZone);
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** The instant of midnight on the first day of a month in a zone. */
function startOfMonth(index: number, timeZone: string): Date {
  const month = Date.UTC(Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR, 1);
  const offset = (at: number): number =>
    Date.parse(`${localTime(new Date(at), timeZone).replace(' ', 'T')}Z`) - at;
  // Twice, because the offset may change between the guess and the midnight.
  const guess = month - offset(month);
  return new Date(month - offset(guess));
}

/** The instants between which a month or year lies, by the calendar of a zone. */
export function spanOfPeriod(period: string, timeZone: string): { from: Date; until: Date } {
  const [year = '0', month] = period.split('-');
  const first = Number(year) * MONTHS_PER_YEAR + (month === undefined ? 0 : Number(month) - 1);
  const months = month === undefined ? MONTHS_PER_YEAR : 1;
  return { from: startOfMonth(first, timeZone), until: startOfMonth(first + months, timeZone) };
}

/** A period that has not begun anywhere on the earth yet. */
export const isAhead = (period: string, now: Date): boolean =>
  spanOfPeriod(period, 'UTC').from.getTime() > now.getTime() + 14 * HOUR_MILLISECONDS;

/**
 * The figures of a statement. Its entries have consecutive numbers, and each balance follows from the one before.
 *
 * @throws when they do not
 */
export function sumUp(
  entries: readonly Entry[],
  balanceBeforeMinor: bigint,
): Pick<Paper, 'openingMinor' | 'closingMinor' | 'inMinor' | 'outMinor'> {
  let [inMinor, outMinor, balance] = [0n, 0n, balanceBeforeMinor];
  let before: bigint | undefined;
  for (const { sequence, amountMinor, balanceAfterMinor } of entries) {
    balance += amountMinor;
    if (balance !== balanceAfterMinor || (before !== undefined && sequence !== before + 1n))
      throw new Error(`the statement does not add up at entry ${sequence}`);
    before = sequence;
    if (amountMinor > 0n) inMinor += amountMinor;
    else outMinor -= amountMinor;
  }
  return { openingMinor: balanceBeforeMinor, closingMinor: balance, inMinor, outMinor };
}

const exact = (minor: bigint): { exact: string } => ({ exact: formatMoney(minor) });

/** A statement as a CSV file: its figures, then its entries. */
export function statementCsv(paper: Paper, words: Words): string {
  const { entries, timeZone, currency } = paper;
  const head = [
    [words('paper.title'), paper.merchantName],
    [words('paper.account'), paper.account],
    [words('paper.period'), paper.period],
    [words('paper.currency'), currency],
    [words('paper.zone', { zone: timeZone })],
    [words('paper.opening'), exact(paper.openingMinor)],
    [words('paper.in'), exact(paper.inMinor)],
    [words('paper.out'), exact(paper.outMinor)],
    [words('paper.closing'), exact(paper.closingMinor)],
    [],
    ['number', 'time', 'kind', 'amount', 'balance', 'reference'].map((key) => words(`paper.${key}`)),
  ];
  const lines = entries.map(({ sequence, at, code, amountMinor, balanceAfterMinor, reference }) =>
    csvLine([
      { exact: String(sequence) },
      localTime(at, timeZone),
      words(`transferCodes.${code}`),
      exact(amountMinor),
      exact(balanceAfterMinor),
      reference,
    ]),
  );
  return [UTF8_MARK, ...head.map((cells) => csvLine(cells)), ...lines].join('');
}
