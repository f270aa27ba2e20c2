import { RETURN_PERCENT, cutToE4, type Fraction } from '../money.ts';
import { pickInOrder } from '../picks.ts';
import { isWhole, objectWith, ofE4, ZERO } from './one-call.ts';
import { defineRound, type Numbers } from './round-game.ts';

export const TOWER_LEVELS = 9;
/** Tiles of a level, and how many of them are safe. */
export const TOWER_DIFFICULTIES = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
} as const;
export type TowerDifficulty = keyof typeof TOWER_DIFFICULTIES;

export type TowersBet = { difficulty: TowerDifficulty };
/** A tile of the next level, or cashing out. */
export type TowersMove = { tile: number } | 'cash_out';
export type TowersView = {
  /** Safe tiles that were opened, from the bottom level up. */
  opened: number[];
  state: 'playing' | 'busted' | 'cashed_out';
  /** The safe tiles of all levels, once the round is over. */
  tower: number[][] | null;
};

/** 0.99 × (tiles ÷ safe)ⁿ after `levels` levels, cut to four decimals; zero before the first. */
export function towersMultiplierE4(difficulty: TowerDifficulty, levels: number): bigint {
  if (levels === 0) return 0n;
  const { tiles, safe } = TOWER_DIFFICULTIES[difficulty];
  const numerator = RETURN_PERCENT * BigInt(tiles) ** BigInt(levels);
  return cutToE4({ numerator, denominator: 100n * BigInt(safe) ** BigInt(levels) }, 4);
}

/** The exact return of a player who stops after `levels` levels. */
export const towersReturn = (difficulty: TowerDifficulty, levels: number): Fraction => {
  const { tiles, safe } = TOWER_DIFFICULTIES[difficulty];
  return {
    numerator: towersMultiplierE4(difficulty, levels) * BigInt(safe) ** BigInt(levels),
    denominator: BigInt(tiles) ** BigInt(levels) * 10_000n,
  };
};

/** The safe tiles of all levels, bottom first: all are drawn at the start. */
function buildTower({ difficulty }: TowersBet, numbers: Numbers): number[][] {
  const source = numbers();
  const { tiles, safe } = TOWER_DIFFICULTIES[difficulty];
  return Array.from({ length: TOWER_LEVELS }, () =>
    pickInOrder(source, tiles, safe)
      .map(({ field }) => field)
      .toSorted((a, b) => a - b),
  );
}

const isDifficulty = (value: unknown): value is TowerDifficulty =>
  typeof value === 'string' && Object.hasOwn(TOWER_DIFFICULTIES, value);

/** Nine levels: a safe tile leads up, another ends the round. */
export const towers = defineRound<TowersBet, TowersMove, TowersView>({
  id: 'towers',
  rulesVersion: 'towers/1',
  parseBet: (value) => {
    const bet = objectWith(value, ['difficulty']);
    return bet && isDifficulty(bet.difficulty) ? { difficulty: bet.difficulty } : undefined;
  },
  parseMove: (value) => {
    if (value === 'cash_out') return value;
    const move = objectWith(value, ['tile']);
    return move && isWhole(move.tile, 0, 3) ? { tile: move.tile } : undefined;
  },
  mustFit: ({ difficulty }) => ofE4(towersMultiplierE4(difficulty, 1)),
  play: (bet, moves, numbers) => {
    const tower = buildTower(bet, numbers);
    const { tiles } = TOWER_DIFFICULTIES[bet.difficulty];
    const opened: number[] = [];
    let state: TowersView['state'] = 'playing';
    for (const move of moves) {
      if (state !== 'playing') throw new RangeError('the round is over');
      if (move === 'cash_out') {
        if (opened.length === 0) throw new RangeError('nothing to cash out yet');
        state = 'cashed_out';
        continue;
      }
      if (move.tile >= tiles) throw new RangeError(`there is no tile ${move.tile}`);
      const isSafe = tower[opened.length]?.includes(move.tile) ?? false;
      opened.push(move.tile);
      if (!isSafe) state = 'busted';
      else if (opened.length === TOWER_LEVELS) state = 'cashed_out';
    }
    const isOver = state !== 'playing';
    const paid = state === 'busted' ? ZERO : ofE4(towersMultiplierE4(bet.difficulty, opened.length));
    const next = isOver ? null : ofE4(towersMultiplierE4(bet.difficulty, opened.length + 1));
    return { isOver, paid, next, view: { opened, state, tower: isOver ? tower : null } };
  },
  afterLeaving: ({ opened }) => (opened.length > 0 ? { move: 'cash_out' } : 'void'),
});
