import type { RoundState } from '@croupier/contract/games/originals-play.ts';
import type { MinesView } from '@croupier/fairplay/games/mines.ts';
import type { Originals } from '../index.ts';

type Player = { merchantId: string; memberId: string; isTrial?: boolean };
type At = Player & { roundId: string; step: number };

export const minesView = ({ view }: RoundState): MinesView => view as MinesView;

/** Rounds of mines, as an example of a game of several calls. */
export const minesOf = ({ roundGames }: Pick<Originals, 'roundGames'>) => ({
  start: ({ mines, ...start }: Player & { id: string; stakeMinor: bigint; mines: number }) =>
    roundGames.start({ ...start, gameId: 'mines', bet: { mines } }),
  open: (at: At & { field: number }) => {
    const { field, ...move } = at;
    return roundGames.move({ ...move, gameId: 'mines', move: { field } });
  },
  cashOut: (at: At) => roundGames.move({ ...at, gameId: 'mines', move: 'cash_out' }),
  current: (player: Player) => roundGames.current({ ...player, gameId: 'mines' }),
});
