import { GAME_CATEGORIES, type GameCategory } from '@croupier/contract/games/catalogue.ts';
import { WINNER_BOARD_LIMIT, type Winner } from '@croupier/contract/games/winners.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createFresh } from '../../../platform/fresh.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import { publicName, TRIAL_TYPES } from '../../access/members/index.ts';
import { listWins, type WinRow } from './winners.reads.ts';

export type WinnersDeps = {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'gamesById'>;
  merchants: Pick<Merchants, 'byId'>;
};
export type BoardQuery = {
  merchantId: string;
  board: 'latest' | 'biggest';
  gameCategory: GameCategory | 'ALL';
  limitNum: number;
  language: string;
};

/** Boards are read at most once in this time, however many visitors request them. */
const FRESH_MILLISECONDS = 3_000;
/** A board is about the present: older wins would stand beside smaller "biggest of the week". */
const WINDOW_MILLISECONDS = 7 * 24 * 60 * 60_000;
/** Extra rows, because games that the merchant no longer offers are left out of the board. */
const EXTRA_ROWS = 40;

/** A board shows wins from this many of the lowest stake: 5.00 where the lowest stake is 0.10. */
const MIN_WIN_STAKES = 50n;

export function createBoards({ db, clock, catalogue, merchants }: WinnersDeps) {
  const boards = createFresh<WinRow[]>({ clock, milliseconds: FRESH_MILLISECONDS });
  const rowsOf = ({ merchantId, board, gameCategory }: BoardQuery): Promise<WinRow[]> =>
    boards.get(`${merchantId} ${board} ${gameCategory}`, async () =>
      listWins(db, {
        merchantId,
        minWinMinor: (await merchants.byId(merchantId)).settings.stakes.minStakeMinor * MIN_WIN_STAKES,
        board,
        categories: gameCategory === 'ALL' ? GAME_CATEGORIES : [gameCategory],
        since: new Date(clock.now().getTime() - WINDOW_MILLISECONDS),
        trialTypes: TRIAL_TYPES,
        limit: WINNER_BOARD_LIMIT + EXTRA_ROWS,
      }),
    );

  return async (query: BoardQuery): Promise<Winner[]> => {
    const rows = await rowsOf(query);
    const ids = [...new Set(rows.map(({ gameId }) => gameId))];
    const games = await catalogue.gamesById(query.merchantId, query.language, ids);
    return rows
      .flatMap((row): Winner[] => {
        const game = games.get(row.gameId);
        if (!game) return [];
        return [
          {
            roundId: row.roundId,
            customerName: publicName(row),
            winAmount: row.payoutMinor,
            stake: row.stakeMinor,
            currency: row.currency,
            gameName: game.gameName,
            gameId: row.gameId,
            gameType: game.gameType,
            iconUrl: game.iconUrl,
            at: row.at,
          },
        ];
      })
      .slice(0, query.limitNum);
  };
}
