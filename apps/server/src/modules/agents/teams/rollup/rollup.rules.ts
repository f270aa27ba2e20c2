import { rollUp, rollUpCounts } from '@croupier/agreements/tree/depth-order.ts';
import { forestOf } from '../../network/index.ts';

/** What a node settled alone in a class. */
export type OwnPlay = { path: string; class: string; stake: bigint; validBet: bigint; payout: bigint };
type Play = Pick<OwnPlay, 'stake' | 'validBet' | 'payout'>;
export type TeamPlay = { no: number; class: string; own: Play; team: Play };

/** How many thresholds of active members are kept. */
export const THRESHOLDS = 4;

/** What came and went on a node's own accounts, and what it counts for in the teams above. */
export type OwnMoney = {
  path: string;
  deposits: bigint;
  withdrawals: bigint;
  rebates: bigint;
  bonuses: bigint;
  commissions: bigint;
  newMembers: number;
  firstDeposits: number;
  /** For each threshold: 1 if the node has reached it now, −1 if it has no longer. */
  active: readonly number[];
};
const AMOUNTS = ['deposits', 'withdrawals', 'rebates', 'bonuses', 'commissions'] as const;
type Amounts = Record<(typeof AMOUNTS)[number], bigint>;
export type TeamMoney = {
  no: number;
  own: Amounts;
  /** Bits of the thresholds that changed for the node itself. */
  activeChange: number;
  team: Amounts;
  newMembers: number;
  firstDeposits: number;
  active: number[];
};

export const NO_MONEY: Omit<OwnMoney, 'path'> = {
  deposits: 0n,
  withdrawals: 0n,
  rebates: 0n,
  bonuses: 0n,
  commissions: 0n,
  newMembers: 0,
  firstDeposits: 0,
  active: [0, 0, 0, 0],
};

/** The lines of some nodes with the house on top, which is number 0. */
function linesOf(paths: Iterable<string>) {
  const sorted = [...new Set(paths)].toSorted((a, b) => (a < b ? -1 : 1));
  const { nos, uplines, places } = forestOf(sorted);
  const withHouse = new Int32Array(uplines.length + 1);
  withHouse[0] = -1;
  uplines.forEach((upline, place) => {
    withHouse[place + 1] = upline + 1;
  });
  return {
    nos: [0, ...nos],
    uplines: withHouse,
    placeOf: new Map(sorted.map((path, index) => [path, (places[index] ?? 0) + 1])),
  };
}

const add = (column: BigInt64Array, place: number, amount: bigint): void => {
  column[place] = (column[place] ?? 0n) + amount;
};

/** Adds up what nodes settled, for everybody above them, class by class and in the order of numbers. */
export function teamPlay(rows: readonly OwnPlay[]): TeamPlay[] {
  const { nos, uplines, placeOf } = linesOf(rows.map(({ path }) => path));
  const classes = [...new Set(rows.map((row) => row.class))].toSorted();
  const found = classes.flatMap((of) => {
    const own = (['stake', 'validBet', 'payout'] as const).map((name) => {
      const column = new BigInt64Array(nos.length);
      for (const row of rows) if (row.class === of) add(column, placeOf.get(row.path) ?? 0, row[name]);
      return column;
    });
    const team = own.map((column) => column.slice());
    const isTouched = new Int32Array(nos.length);
    for (const row of rows) if (row.class === of) isTouched[placeOf.get(row.path) ?? 0] = 1;
    rollUp(uplines, team);
    rollUpCounts(uplines, isTouched);
    const at = (columns: readonly BigInt64Array[], place: number): Play => ({
      stake: columns[0]?.[place] ?? 0n,
      validBet: columns[1]?.[place] ?? 0n,
      payout: columns[2]?.[place] ?? 0n,
    });
    return nos.flatMap((no, place) =>
      isTouched[place] ? [{ no, class: of, own: at(own, place), team: at(team, place) }] : [],
    );
  });
  return found.toSorted((a, b) => a.no - b.no || (a.class < b.class ? -1 : 1));
}

const amountsAt = (columns: readonly BigInt64Array[], place: number): Amounts =>
  Object.fromEntries(AMOUNTS.map((name, index) => [name, columns[index]?.[place] ?? 0n])) as Amounts;

/** The same for money and people. Nobody is a new, depositing or active member of the own team. */
export function teamMoney(rows: readonly OwnMoney[]): TeamMoney[] {
  const { nos, uplines, placeOf } = linesOf(rows.map(({ path }) => path));
  const own = AMOUNTS.map((name) => {
    const column = new BigInt64Array(nos.length);
    for (const row of rows) add(column, placeOf.get(row.path) ?? 0, row[name]);
    return column;
  });
  const counters = [
    (row: OwnMoney) => row.newMembers,
    (row: OwnMoney) => row.firstDeposits,
    ...Array.from({ length: THRESHOLDS }, (_, index) => (row: OwnMoney) => row.active[index] ?? 0),
  ];
  const ownCounts = counters.map((count) => {
    const column = new Int32Array(nos.length);
    for (const row of rows) {
      const place = placeOf.get(row.path) ?? 0;
      column[place] = (column[place] ?? 0) + count(row);
    }
    return column;
  });
  const team = own.map((column) => column.slice());
  const counts = ownCounts.map((column) => column.slice());
  rollUp(uplines, team);
  for (const column of counts) rollUpCounts(uplines, column);
  const below = (index: number, place: number): number =>
    (counts[index]?.[place] ?? 0) - (ownCounts[index]?.[place] ?? 0);
  return nos
    .map((no, place) => ({
      no,
      own: amountsAt(own, place),
      activeChange: bitsOf(
        Array.from({ length: THRESHOLDS }, (_, index) => ownCounts[2 + index]?.[place] !== 0),
      ),
      team: amountsAt(team, place),
      newMembers: below(0, place),
      firstDeposits: below(1, place),
      active: Array.from({ length: THRESHOLDS }, (_, index) => below(2 + index, place)),
    }))
    .toSorted((a, b) => a.no - b.no);
}

const bitsOf = (flags: readonly boolean[]): number =>
  flags.reduce((bits, flag, index) => (flag ? bits | (1 << index) : bits), 0);

/** The thresholds that a valid bet of a day reaches, as bits. */
export const activeBits = (validBet: bigint, thresholds: readonly bigint[]): number =>
  bitsOf(thresholds.slice(0, THRESHOLDS).map((threshold) => validBet > 0n && validBet >= threshold));

/** What changed for each threshold. */
export const activeChanges = (before: number, after: number): number[] =>
  Array.from({ length: THRESHOLDS }, (_, index) => ((after >> index) & 1) - ((before >> index) & 1));
