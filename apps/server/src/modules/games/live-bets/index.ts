import type { BoundRoutes } from '../../../platform/http/call.ts';
import type { RealtimeRoom } from '../../../platform/realtime/rooms.ts';
import type { Round } from '../rounds/index.ts';
import { createBigWins, type WinNews } from './big-wins.usecases.ts';
import { createFeed } from './feed.usecases.ts';
import { liveBetsRoutes } from './live-bets.routes.ts';
import type { LiveNotice } from './live-bets.types.ts';
import { createPublicNames } from './names.usecases.ts';
import { createRoom, type RoomDeps } from './room.usecases.ts';

export { listenForBets } from './notices.events.ts';

/** What is being played in the in-house games, for everybody to see. */
export type LiveBets = {
  /** Takes what a lane of this process has settled. */
  settled: (rounds: readonly Round[]) => void;
  /** Takes what `listenForBets` hears. */
  hear: (notice: LiveNotice) => void;
  /** Tells of big wins that `hear` takes; every page hears of them. */
  watchWins: (tell: (news: WinNews) => void) => void;
  /** What pages watch together. */
  room: RealtimeRoom;
  routes: BoundRoutes;
  stop: () => void;
};

export function createLiveBets(deps: RoomDeps): LiveBets {
  const feed = createFeed(deps);
  const { room, ...roomPart } = createRoom(deps);
  const wins = createBigWins(deps);
  return {
    settled: feed.settled,
    hear: (notice) => {
      roomPart.hear(notice);
      wins.hear(notice);
    },
    watchWins: wins.watch,
    room,
    stop: () => {
      roomPart.stop();
      wins.stop();
    },
    routes: liveBetsRoutes(createPublicNames(deps)),
  };
}
