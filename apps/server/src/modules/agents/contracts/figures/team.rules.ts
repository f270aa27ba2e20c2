import { HOUSE, rollUp, type Uplines } from '@croupier/agreements/tree/depth-order.ts';
import { teamFigures } from '@croupier/agreements/tree/team-figures.ts';
import type { BandFigures } from '@croupier/agreements/contracts/gross.ts';
import { LAST_BAND, type Terms } from '@croupier/agreements/contracts/terms.ts';
import type { Reached } from '@croupier/agreements/contracts/tiers.ts';
import type { RateClass } from '@croupier/agreements/rates/sheets.ts';
import { forestOf } from '../../network/index.ts';

/** What a node settled in a class and band, with its path in the tree. */
export type Played = {
  path: string;
  class: RateClass;
  band: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  wonBetMinor: bigint;
};

/** What is deducted from the net loss of who stands at the path and everybody above. Null is all classes. */
export type Cost = { path: string; code: string; class: string | null; amountMinor: bigint };

export type ClassFigures = {
  class: RateClass;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  wonBetMinor: bigint;
};

/** What a contract's bill is computed of. */
export type TeamReached = {
  reached: Reached;
  classes: ClassFigures[];
  deductions: Array<{ code: string; amountMinor: bigint }>;
  bands: BandFigures[];
};

type Column = BigInt64Array;
const add = (column: Column, place: number, amountMinor: bigint): void => {
  column[place] = (column[place] ?? 0n) + amountMinor;
};

const FIGURES = ['stakeMinor', 'payoutMinor', 'validBetMinor', 'wonBetMinor'] as const;
type Sums = Record<(typeof FIGURES)[number], Column>;

type World = { uplines: Uplines; placeOf: ReadonlyMap<string, number>; played: readonly Played[] };

/** The team's figures in each class, for every node. */
function byClass({ uplines, placeOf, played }: World): Map<RateClass, Sums> {
  const column = (): Column => new BigInt64Array(uplines.length);
  const sums = new Map<RateClass, Sums>();
  for (const row of played) {
    let of = sums.get(row.class);
    if (!of) {
      of = { stakeMinor: column(), payoutMinor: column(), validBetMinor: column(), wonBetMinor: column() };
      sums.set(row.class, of);
    }
    const place = placeOf.get(row.path) ?? HOUSE;
    for (const name of FIGURES) add(of[name], place, row[name]);
  }
  for (const of of sums.values()) rollUp(uplines, Object.values(of));
  return sums;
}

type Basis = { classes: readonly string[]; activeFromMinor: bigint; deductions: readonly string[] };
const basisOf = (terms: Terms): Basis => ({
  classes: [...terms.classes].toSorted(),
  activeFromMinor: terms.kind === 'realtime' ? 0n : terms.activeFromMinor,
  deductions: terms.kind === 'dividend' ? [...terms.deductions].toSorted() : [],
});

/** Team figures for contracts with the same classes, threshold and deductions. */
function teamsOf(world: World, costs: readonly Cost[], basis: Basis) {
  const { uplines, placeOf, played } = world;
  const validBetMinor = new BigInt64Array(uplines.length);
  const netLossMinor = new BigInt64Array(uplines.length);
  const active = new Int32Array(uplines.length);
  for (const row of played) {
    if (!basis.classes.includes(row.class)) continue;
    const place = placeOf.get(row.path) ?? HOUSE;
    add(validBetMinor, place, row.validBetMinor);
    add(netLossMinor, place, row.stakeMinor - row.payoutMinor);
  }
  validBetMinor.forEach((bet, place) => {
    active[place] = bet > 0n && bet >= basis.activeFromMinor ? 1 : 0;
  });
  const deducted = new Map<string, Column>();
  for (const { path, code, class: of, amountMinor } of costs) {
    if (!basis.deductions.includes(code) || (of !== null && !basis.classes.includes(of))) continue;
    const column = deducted.get(code) ?? new BigInt64Array(uplines.length);
    deducted.set(code, column);
    const place = placeOf.get(path) ?? HOUSE;
    add(column, place, amountMinor);
    add(netLossMinor, place, -amountMinor);
  }
  rollUp(uplines, [...deducted.values()]);
  return { reachedBy: teamFigures({ uplines, validBetMinor, netLossMinor, active }), deducted };
}

/** Valid bets of won and lost bets of the teams, by band. */
function bandsOf({ uplines, placeOf, played }: World, classes: readonly string[]) {
  const columns = Array.from({ length: LAST_BAND + 1 }, () => ({
    won: new BigInt64Array(uplines.length),
    lost: new BigInt64Array(uplines.length),
  }));
  for (const row of played) {
    const column = columns[row.band];
    if (!column || !classes.includes(row.class)) continue;
    const place = placeOf.get(row.path) ?? HOUSE;
    add(column.won, place, row.wonBetMinor);
    add(column.lost, place, row.validBetMinor - row.wonBetMinor);
  }
  rollUp(
    uplines,
    columns.flatMap(({ won, lost }) => [won, lost]),
  );
  return (place: number): BandFigures[] =>
    columns.flatMap(({ won, lost }, band) => {
      const [wonMinor, lostMinor] = [won[place] ?? 0n, lost[place] ?? 0n];
      return wonMinor === 0n && lostMinor === 0n ? [] : [{ band, wonMinor, lostMinor }];
    });
}

/** Answers what the team of a path reached by the terms of a contract. Everything is added up once for all of them. */
export function createTeams(input: {
  paths: readonly string[];
  played: readonly Played[];
  costs: readonly Cost[];
}): (path: string, terms: Terms) => TeamReached {
  const { played, costs } = input;
  const paths = [
    ...new Set([...input.paths, ...played.map(({ path }) => path), ...costs.map(({ path }) => path)]),
  ];
  paths.sort((a, b) => (a < b ? -1 : 1));
  const { uplines, places } = forestOf(paths);
  const placeOf = new Map(paths.map((path, index) => [path, places[index] ?? HOUSE]));
  const world = { uplines, placeOf, played };
  const classes = byClass(world);
  const teams = new Map<string, ReturnType<typeof teamsOf>>();
  const bands = new Map<string, ReturnType<typeof bandsOf>>();
  return (path, terms) => {
    const place = placeOf.get(path) ?? HOUSE;
    const basis = basisOf(terms);
    const key = `${basis.classes.join(' ')}|${basis.activeFromMinor}|${basis.deductions.join(' ')}`;
    const team = teams.get(key) ?? teamsOf(world, costs, basis);
    teams.set(key, team);
    const bandsBy = terms.kind === 'realtime' ? (bands.get(key) ?? bandsOf(world, basis.classes)) : undefined;
    if (bandsBy) bands.set(key, bandsBy);
    return {
      reached: team.reachedBy(place),
      classes: [...classes].flatMap(([of, sums]) => {
        if (!basis.classes.includes(of)) return [];
        const [stakeMinor = 0n, payoutMinor = 0n, validBetMinor = 0n, wonBetMinor = 0n] = FIGURES.map(
          (name) => sums[name][place],
        );
        const isPlayed = stakeMinor !== 0n || payoutMinor !== 0n || validBetMinor !== 0n;
        return isPlayed ? [{ class: of, stakeMinor, payoutMinor, validBetMinor, wonBetMinor }] : [];
      }),
      deductions: [...team.deducted].map(([code, column]) => ({ code, amountMinor: column[place] ?? 0n })),
      bands: bandsBy?.(place) ?? [],
    };
  };
}
