import { ApiError } from '@croupier/contract/client.ts';
import { openGame, untilRoom, type Room } from './until-room.ts';

const isTooLate = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'originals.betting_closed';

/**
 * Places a bet. If the server has just closed the game, nothing is said to be wrong: the bet is for the next game, and
 * this resolves once the page knows too that the game is closed. Other refusals are thrown.
 */
export async function takeInTime(
  take: () => Promise<unknown>,
  { room, onLate }: { room: Room; onLate: () => void },
): Promise<void> {
  const gameNo = openGame(room.get());
  try {
    await take();
  } catch (error) {
    if (!isTooLate(error)) throw error;
    onLate();
    await untilRoom(room, (view) => (openGame(view) === gameNo ? undefined : true));
  }
}
