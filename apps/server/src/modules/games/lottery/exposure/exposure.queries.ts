import { arrayOf, type Statement } from '../../../../platform/db/statement.ts';

export type CellKey = { drawId: string; market: string; cell: string };
export type CellRow = CellKey & { liabilityMinor: bigint };

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Each cell once, in the order in which all transactions insert and lock them, so that none waits for itself. */
export function sortedCells(cells: readonly CellKey[]): CellKey[] {
  const keyed = new Map(cells.map((cell) => [`${cell.drawId}/${cell.market}/${cell.cell}`, cell]));
  return [...keyed].toSorted(([a], [b]) => order(a, b)).map(([, cell]) => cell);
}

const valuesOf = (cells: readonly CellKey[]): string[] => [
  arrayOf(cells, ({ drawId }) => drawId),
  arrayOf(cells, ({ market }) => market),
  arrayOf(cells, ({ cell }) => cell),
];

/** Cells that nobody has bet on yet. */
export const openCells = (merchantId: string, cells: readonly CellKey[]): Statement => ({
  name: 'open_lottery_cells',
  text: `insert into lottery_exposures (merchant_id, draw_id, market, cell, liability_minor)
    select $1, v.draw_id, v.market, v.cell, 0
    from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as v (draw_id, market, cell, place)
    order by v.place on conflict do nothing`,
  values: [merchantId, ...valuesOf(cells)],
});

/** Row by row in the given order. */
export const lockCells = (merchantId: string, cells: readonly CellKey[]): Statement => ({
  name: 'lock_lottery_cells',
  text: `select v.draw_id as "drawId", v.market, v.cell, e.liability_minor as "liabilityMinor"
    from unnest($2::uuid[], $3::text[], $4::text[]) as v (draw_id, market, cell)
    cross join lateral (
      select e.liability_minor from lottery_exposures e where e.merchant_id = $1 and e.draw_id = v.draw_id
        and e.market = v.market and e.cell = v.cell limit 1 for no key update
    ) e`,
  values: [merchantId, ...valuesOf(cells)],
});

/** Of cells that are locked; the key finds each one whichever plan is chosen. */
export const writeCells = (merchantId: string, cells: readonly CellRow[]): Statement => ({
  name: 'write_lottery_cells',
  text: `insert into lottery_exposures (merchant_id, draw_id, market, cell, liability_minor)
    select $1, v.draw_id, v.market, v.cell, v.liability
    from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[]) as v (draw_id, market, cell, liability)
    on conflict (merchant_id, draw_id, market, cell) do update set liability_minor = excluded.liability_minor`,
  values: [merchantId, ...valuesOf(cells), arrayOf(cells, ({ liabilityMinor }) => liabilityMinor)],
});
