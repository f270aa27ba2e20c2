import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import type { RoomView } from '../../../shared/crash-room/crash-room.ts';

export type Room = { get: () => RoomView; subscribe: (listener: () => void) => () => void };

/** Resolves with the first answer about the room that is not undefined; undefined once the signal aborts. */
export function untilRoom<T>(
  room: Room,
  answerOf: (view: RoomView) => T | undefined,
  signal?: AbortSignal,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (answer: T | undefined): void => {
      stop();
      signal?.removeEventListener('abort', abort);
      resolve(answer);
    };
    const abort = (): void => end(undefined);
    const look = (): void => {
      const answer = answerOf(room.get());
      if (answer !== undefined) end(answer);
    };
    const stop = room.subscribe(look);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else look();
  });
}

/** The game in which a bet can be placed now. */
export const openGame = ({ isConnected, state }: RoomView): number | undefined =>
  isConnected && state?.phase === 'betting' ? (state.gameNo ?? undefined) : undefined;

/** The bet once it is decided; `missed` if its game is over and nothing was heard of it. */
export function decidedBet({ own, state }: RoomView, placed: CrashBet): CrashBet | 'missed' | undefined {
  const bet = own.find(({ id }) => id === placed.id);
  if (bet && bet.state !== 'open') return bet;
  return (state?.gameNo ?? 0) > placed.gameNo ? 'missed' : undefined;
}
