import type { SpotsBet } from '@croupier/fairplay/games/spots.ts';
import { createStore, type Store } from '@croupier/web/browser/store.ts';
import { useSyncExternalStore } from 'react';
import { useLimits } from '../bets/use-limits.ts';
import { playSound } from '../sound/play-sound.ts';
import { chipValues, double, place, remove, type Placed } from './spots.ts';
import { EMPTY_BET, placedIn, tableBet } from './table-bet.ts';

type Memory = {
  chip: bigint | undefined;
  /** What lay on the table before each change, newest last. */
  before: readonly SpotsBet[];
  /** The bet of the last round. */
  last: SpotsBet;
};

export type TableMemory = Store<Memory>;

/** The chosen chip, the changes to take back and the last bets of a table, shared by its panel and its stage. */
export const createTableMemory = (): TableMemory =>
  createStore<Memory>({ chip: undefined, before: [], last: EMPTY_BET });

export type TableBets = {
  placed: Placed;
  /** None until the limits are known. */
  chips: readonly bigint[];
  chip: bigint;
  canUndo: boolean;
  canRepeat: boolean;
  setChip: (chip: bigint) => void;
  place: (spot: string) => void;
  placeAll: (spots: readonly string[]) => void;
  remove: (spot: string) => void;
  undo: () => void;
  clear: () => void;
  double: () => void;
  repeat: () => void;
};

const DEFAULT_CHIP = 10_000n;
const MAX_UNDO = 100;

export type TableBetProps = { bet: SpotsBet; onBetChange: (bet: SpotsBet) => void };

/** What may be done with the chips on a table. */
export function useTable(memory: TableMemory, { bet, onBetChange }: TableBetProps): TableBets {
  const { chip: wanted, before, last } = useSyncExternalStore(memory.subscribe, memory.get, memory.get);
  const limits = useLimits();
  const chips = limits ? chipValues(limits) : [];
  const [first = DEFAULT_CHIP] = chips;
  const preferred = chips.includes(DEFAULT_CHIP) ? DEFAULT_CHIP : first;
  const chip = wanted !== undefined && chips.includes(wanted) ? wanted : preferred;
  const placed = placedIn(bet);
  const change = (next: SpotsBet): void => {
    playSound('tick');
    memory.set({ ...memory.get(), before: [...before, bet].slice(-MAX_UNDO) });
    onBetChange(next);
  };
  const put = (spots: readonly string[]): void => change(tableBet(place(placed, spots, chip)));
  return {
    placed,
    chips,
    chip,
    canUndo: before.length > 0,
    canRepeat: last.spots.length > 0,
    setChip: (value) => memory.set({ ...memory.get(), chip: value }),
    place: (spot) => put([spot]),
    placeAll: put,
    remove: (spot) => {
      if (placed.has(spot)) change(tableBet(remove(placed, spot)));
    },
    undo: () => {
      const previous = before.at(-1);
      if (!previous) return;
      memory.set({ ...memory.get(), before: before.slice(0, -1) });
      onBetChange(previous);
    },
    clear: () => change(EMPTY_BET),
    double: () => change(tableBet(double(placed))),
    repeat: () => change(last),
  };
}

/** Keeps the bets of a round for "repeat". */
export const rememberBet = (memory: TableMemory, bet: SpotsBet): void => {
  if (memory.get().last !== bet) memory.set({ ...memory.get(), last: bet });
};
