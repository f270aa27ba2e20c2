import { rollUp, rollUpCounts } from '@croupier/agreements/tree/depth-order.ts';
import { forestOf } from '../../network/index.ts';

/** What was settled in a class by who stands directly below a path, or by the node of the path itself. */
export type OwnPlay = { path: string; class: string; stake: bigint; validBet: bigint; payout: bigint };
export type TeamPlay = Omit<OwnPlay, 'path'> & { no: number };

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

/**
 * Adds up what was settled directly below paths for everybody above, class by class and in the order of numbers. The empty
 * path is the house.
 */
export function playBelow(rows: readonly OwnPlay[]): TeamPlay[] {
  const { nos, uplines, placeOf } = linesOf(rows.map(({ path }) => path).filter((path) => path !== ''));
  const found: TeamPlay[] = [];
  for (const [of, play] of Map.groupBy(rows, (row) => row.class)) {
    const [stake, validBet, payout] = [0, 1, 2].map(() => new BigInt64Array(nos.length));
    const isTouched = new Int32Array(nos.length);
    if (!stake || !validBet || !payout) continue;
    for (const row of play) {
      const place = placeOf.get(row.path) ?? 0;
      add(stake, place, row.stake);
      add(validBet, place, row.validBet);
      add(payout, place, row.payout);
      isTouched[place] = 1;
    }
    rollUp(uplines, [stake, validBet, payout]);
    rollUpCounts(uplines, isTouched);
    nos.forEach((no, place) => {
      if (!isTouched[place]) return;
      const sums = {
        stake: stake[place] ?? 0n,
        validBet: validBet[place] ?? 0n,
        payout: payout[place] ?? 0n,
      };
      found.push({ no, class: of, ...sums });
    });
  }
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
