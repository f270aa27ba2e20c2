import type { Profit } from '@croupier/contract/payments/records.ts';

type Row = Profit['rows'][number];

const MAX_DAYS = 92;
const nextDay = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** Rows by day from the oldest to the newest, with a row of zeros for each day between them. */
export function chartDays(rows: readonly Row[]): Row[] {
  const known = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
  const days = [...known.keys()].sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const zero = { stake: 0n, validBet: 0n, payout: 0n, rebate: 0n, bonus: 0n, other: 0n, net: 0n };
  const all: Row[] = [];
  for (let day = first; day <= last && all.length < MAX_DAYS; day = nextDay(day))
    all.push(known.get(day) ?? { day, category: null, ...zero });
  return all;
}
