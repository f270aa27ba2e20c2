import type { Db } from '../../../../platform/db/database.ts';
import { appError } from '../../../../platform/http/errors.ts';
import { findDraw } from '../draws/draws.queries.ts';
import type { Draw, DrawState } from '../draws/draws.types.ts';
import { lotteryErrors } from '../lottery.errors.ts';
import { listDeskDraws } from './desk.reads.ts';
import { listEntries } from './entries.queries.ts';
import { listReadings } from './readings.queries.ts';
import { listResults } from './results.queries.ts';
import { SHAPES } from './shapes.rules.ts';

type Brands = 'all' | readonly string[];

const VIEWS = {
  waiting: ['closed', 'sealed', 'held', 'late'],
  drawn: ['drawn', 'settling', 'settled', 'correcting'],
  coming: ['planned', 'open'],
  void: ['void'],
} as const satisfies Record<string, readonly DrawState[]>;

const lineOf = ({ lotteryId, resultVersion, ...draw }: Draw) => ({
  ...draw,
  lotteryCode: lotteryId,
  version: resultVersion,
});

type Asked = {
  view: keyof typeof VIEWS;
  lotteryCode?: string | undefined;
  source?: Draw['source'] | undefined;
  before?: Date | undefined;
  brands: Brands;
};

export async function readDeskDraws(
  { db }: { db: Db },
  { view, lotteryCode, source, before, brands }: Asked,
) {
  const draws = await listDeskDraws(db, {
    states: VIEWS[view],
    lotteryId: lotteryCode ?? null,
    source: source ?? null,
    before: before ?? null,
    brands: brands === 'all' ? null : brands,
    isComing: view === 'coming',
  });
  return draws.map(lineOf);
}

/** @throws `lottery.draw_not_found` */
export async function readDeskDraw({ db }: { db: Db }, { id, brands }: { id: string; brands: Brands }) {
  const draw = await findDraw(db, { id });
  const isHidden = draw && draw.brandOf !== null && brands !== 'all' && !brands.includes(draw.brandOf);
  if (!draw || isHidden) throw appError(lotteryErrors.drawNotFound);
  const [readings, entries, results] = [
    await listReadings(db, id),
    await listEntries(db, { drawId: id, ofVersion: draw.resultVersion }),
    await listResults(db, id),
  ];
  return {
    draw: lineOf(draw),
    shape: SHAPES[draw.family].map(({ code, count, digits }) => ({ code, count, digits })),
    readings: readings.map(({ feedId: feed, owner, numbers, firstAt, lastAt }) => ({
      feed,
      owner,
      numbers,
      firstAt,
      lastAt,
    })),
    entries: entries.map(({ operatorId, at }) => ({ operatorId, at })),
    results: results.map(({ version, numbers, at, enteredBy, approvedBy }) => ({
      version,
      numbers: [...numbers],
      at,
      enteredBy,
      approvedBy,
    })),
  };
}
