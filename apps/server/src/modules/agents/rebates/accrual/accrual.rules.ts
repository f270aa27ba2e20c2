import { deriveRebate } from '@croupier/agreements/rates/split.ts';
import { rateIn, ZERO_SHEET, type RateClass, type RateSheet } from '@croupier/agreements/rates/sheets.ts';
import { forestOf } from '../../network/index.ts';

/** What a node settled in a class, with its path in the tree. */
export type Played = { path: string; class: RateClass; validBetMinor: bigint; prizeShareMinor: bigint };

/** The rebate of a node in a class and period, and what it is made of. */
export type Accrual = {
  no: number;
  class: RateClass;
  ratePpm: number;
  ownBetMinor: bigint;
  teamBetMinor: bigint;
  downlineMinor: bigint;
  prizeShareMinor: bigint;
  ownMinor: bigint;
  shareMinor: bigint;
};

/** The nodes that played and everybody above them. */
export function linesOf(played: readonly Played[]) {
  const paths = [...new Set(played.map(({ path }) => path))].toSorted((a, b) => (a < b ? -1 : 1));
  const { nos, uplines, places } = forestOf(paths);
  return { nos, uplines, placeOf: new Map(paths.map((path, index) => [path, places[index] ?? 0])) };
}

type Lines = ReturnType<typeof linesOf>;

function accrualsIn(
  of: RateClass,
  played: readonly Played[],
  lines: Lines,
  sheets: ReadonlyMap<number, RateSheet>,
) {
  const { nos, uplines, placeOf } = lines;
  const ratesPpm = Int32Array.from(nos, (no) => rateIn(sheets.get(no) ?? ZERO_SHEET, of));
  const validBetMinor = new BigInt64Array(nos.length);
  const prizeSharesMinor = new BigInt64Array(nos.length);
  for (const { path, ...row } of played) {
    const place = placeOf.get(path) ?? 0;
    validBetMinor[place] = (validBetMinor[place] ?? 0n) + row.validBetMinor;
    prizeSharesMinor[place] = (prizeSharesMinor[place] ?? 0n) + row.prizeShareMinor;
  }
  const { teamMinor, downlineMinor, ownMinor, shareMinor } = deriveRebate({
    uplines,
    ratesPpm,
    validBetMinor,
    prizeSharesMinor,
  });
  const accruals: Accrual[] = [];
  nos.forEach((no, place) => {
    const ratePpm = ratesPpm[place] ?? 0;
    const teamBetMinor = teamMinor[place] ?? 0n;
    const prizeShareMinor = prizeSharesMinor[place] ?? 0n;
    if (ratePpm === 0 && prizeShareMinor === 0n) return;
    if (teamBetMinor === 0n && (downlineMinor[place] ?? 0n) === 0n && prizeShareMinor === 0n) return;
    accruals.push({
      no,
      class: of,
      ratePpm,
      ownBetMinor: validBetMinor[place] ?? 0n,
      teamBetMinor,
      downlineMinor: downlineMinor[place] ?? 0n,
      prizeShareMinor,
      ownMinor: ownMinor[place] ?? 0n,
      shareMinor: shareMinor[place] ?? 0n,
    });
  });
  return accruals;
}

/** The rebates of one period, in every class that was played. */
export function accrualsOf(
  played: readonly Played[],
  lines: Lines,
  sheets: ReadonlyMap<number, RateSheet>,
): Accrual[] {
  const byClass = new Map<RateClass, Played[]>();
  for (const row of played) {
    const rows = byClass.get(row.class);
    if (rows) rows.push(row);
    else byClass.set(row.class, [row]);
  }
  return [...byClass].flatMap(([of, rows]) => accrualsIn(of, rows, lines, sheets));
}
