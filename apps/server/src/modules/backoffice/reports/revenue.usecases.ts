import type { ReportCut, ReportFigures, reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import {
  findMark,
  readDays,
  readGameNames,
  readSums,
  readVendorNames,
  type Dimension,
} from './days.reads.ts';
import { addDays, dayOf, daysBetween } from './folding.rules.ts';
import { REPORTS } from './reports.config.ts';
import type { ReportsDeps } from './reports.types.ts';
import { byStakes, figuresOf, groupByKey, type Amounts } from './revenue.rules.ts';

type Revenue = CallOutput<typeof reportsRoutes.revenue>;
type RevenueQuery = { merchantId: string; from: string; to: string; by: ReportCut; language: string };

type Span = { from: string; to: string };
type Row = Revenue['rows'][number];

/** The amounts of a span by key: a day, a vendor or a game. */
async function readCut(
  { db }: ReportsDeps,
  { merchantId, currency, by, from, to }: Omit<RevenueQuery, 'language'> & { currency: string },
): Promise<Map<string, Amounts>> {
  const query = { merchantId, currency, from, to };
  if (by === 'day') {
    const rows = await readDays(db, { ...query, dimension: 'total' });
    return groupByKey(rows.map(({ day, measure, amount }) => ({ key: day, measure, amount })));
  }
  const dimension: Dimension = by;
  return groupByKey(await readSums(db, { ...query, dimension }));
}

const eachDay = ({ from, to }: Span): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index));

/** Every day of the span, newest first, each with the day as many days earlier. */
function dayRows(
  span: Span,
  days: number,
  now: ReadonlyMap<string, Amounts>,
  before: ReadonlyMap<string, Amounts>,
  sealedUntil: Date | undefined,
): Row[] {
  const reached = sealedUntil ? dayOf(sealedUntil) : span.from;
  return eachDay(span)
    .filter((day) => day <= reached || now.has(day))
    .toReversed()
    .map((day) => {
      const earlier = before.get(addDays(day, -days));
      return {
        key: day,
        name: day,
        isOpen: day >= reached,
        figures: figuresOf(now.get(day), true),
        before: earlier ? figuresOf(earlier, true) : null,
      };
    });
}

/** Revenue of a merchant by day, vendor or game, beside the period of the same length before. */
export async function readRevenue(deps: ReportsDeps, query: RevenueQuery): Promise<Revenue> {
  const { db, merchants } = deps;
  const { merchantId, by, language, ...span } = query;
  const { currency } = await merchants.byId(merchantId);
  const days = daysBetween(span.from, span.to);
  const earlier = { from: addDays(span.from, -days), to: addDays(span.from, -1) };
  const of = { merchantId, currency };
  const [mark, now, before, total, totalBefore] = await Promise.all([
    findMark(db, merchantId),
    readCut(deps, { ...of, ...span, by }),
    readCut(deps, { ...of, ...earlier, by }),
    readSums(db, { ...of, ...span, dimension: 'total' }),
    readSums(db, { ...of, ...earlier, dimension: 'total' }),
  ]);
  const wholeOf = (rows: typeof total): ReportFigures => figuresOf(groupByKey(rows).get(''), true);
  const all =
    by === 'day'
      ? dayRows(span, days, now, before, mark)
      : await keyRows(deps, { by, language, now, before });
  const rows = by === 'day' ? all : all.slice(0, REPORTS.maxRows);
  return {
    currency,
    sealedUntil: mark ?? null,
    rows,
    hiddenRows: all.length - rows.length,
    total: wholeOf(total),
    totalBefore: wholeOf(totalBefore),
  };
}

type KeyRows = {
  by: 'vendor' | 'game';
  language: string;
  now: ReadonlyMap<string, Amounts>;
  before: ReadonlyMap<string, Amounts>;
};

/** Vendors or games with figures in either period, with their current names. */
async function keyRows({ db }: ReportsDeps, { by, language, now, before }: KeyRows): Promise<Row[]> {
  const keys = [...new Set([...now.keys(), ...before.keys()])];
  // The key of a game is `VENDOR:game`.
  const idOf = (key: string): string => key.slice(key.indexOf(':') + 1);
  const names =
    by === 'vendor' ? await readVendorNames(db, keys) : await readGameNames(db, keys.map(idOf), language);
  return keys
    .map((key): Row => {
      const earlier = before.get(key);
      return {
        key,
        name: names.get(by === 'vendor' ? key : idOf(key)) ?? key,
        isOpen: false,
        figures: figuresOf(now.get(key), false),
        before: earlier ? figuresOf(earlier, false) : null,
      };
    })
    .toSorted(byStakes);
}
