import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { RealtimeRoom } from '../../../platform/realtime/rooms.ts';
import type { Round } from '../rounds/index.ts';
import { createBigWins, type WinNews } from './big-wins.usecases.ts';
import { createFeed } from './feed.usecases.ts';
import { liveBetsRoutes } from './live-bets.routes.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { createPublicNames } from './names.usecases.ts';
import type { PlayerCounts } from './players.rules.ts';
import { createPlayersRoom } from './players-room.usecases.ts';
import { createKnownPlayers, createStakeFeed } from './players.usecases.ts';
import { createRoom, type RoomDeps } from './room.usecases.ts';

export { listenForBets } from './notices.events.ts';

/** What is being played, for everybody to see: bets of the in-house games, and how many play each game. */
export type LiveBets = {
  /** Takes what a lane of this process has settled. */
  settled: (rounds: readonly Round[]) => void;
  /** Takes what a lane of this process has taken stakes for. */
  staked: (rounds: readonly Round[]) => void;
  /** Takes what `listenForBets` hears. */
  hear: (notice: LiveNotice) => void;
  /** Tells of big wins that `hear` takes; every page hears of them. */
  watchWins: (tell: (news: WinNews) => void) => void;
  /** What pages watch together. */
  rooms: readonly RealtimeRoom[];
  /** How many members play each game of a merchant. */
  playersOf: (merchantId: string) => Promise<PlayerCounts>;
  routes: BoundRoutes;
  stop: () => void;
};

export function createLiveBets(deps: RoomDeps): LiveBets {
  const feed = createFeed(deps);
  const { room, ...roomPart } = createRoom(deps);
  const wins = createBigWins(deps);
  const known = createKnownPlayers(deps);
  const players = createPlayersRoom({ ...deps, known });
  return {
    settled: feed.settled,
    staked: createStakeFeed(deps).staked,
    hear: (notice) => {
      roomPart.hear(notice);
      known.hear(notice);
      wins.hear(notice);
    },
    watchWins: wins.watch,
    rooms: [room, players.room],
    playersOf: known.counts,
    stop: () => {
      roomPart.stop();
      players.stop();
      wins.stop();
    },
    routes: liveBetsRoutes(createPublicNames(deps)),
  };
}
