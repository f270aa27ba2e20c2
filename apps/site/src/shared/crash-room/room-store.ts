import type { CrashMessage, CrashSays } from '@croupier/contract/games/crash-room.ts';
import { crashMultiplierAt, MAX_GAME_MS } from '@croupier/fairplay/crash-curve.ts';
import { createStore } from '@croupier/web/browser/store.ts';
import { sayToRoom, watchRoom } from '@croupier/web/realtime/rooms.ts';
import { EMPTY_ROOM, roomAfter, type RoomView } from './crash-room.ts';
import { createServerClock } from './server-clock.ts';

const PING_MILLISECONDS = 5_000;

export const room = createStore<RoomView>(EMPTY_ROOM);
export const serverClock = createServerClock(() => performance.now());

type Answer = Extract<CrashMessage, { kind: 'answer' }>;
const answers = new Set<(answer: Answer) => void>();

/** Calls back for each answer to a cash-out. */
export const onAnswer = (listener: (answer: Answer) => void): (() => void) => {
  answers.add(listener);
  return () => answers.delete(listener);
};

const say = (says: CrashSays): boolean => sayToRoom('crash', says);
export const sayCashOut = (betId: string): boolean => say({ say: 'cash_out', betId });
const ping = (): boolean => say({ say: 'ping', sent: performance.now() });

/** Keeps the room up to date as long as it is shown. */
export function enterRoom(): () => void {
  const stop = watchRoom('crash', {
    onMessage: (data) => {
      const message = data as CrashMessage;
      if (message.kind === 'pong') serverClock.answered(message.sent, message.at);
      if (message.kind === 'snapshot' || message.kind === 'delta') serverClock.heard(message.state.at);
      room.set(roomAfter(room.get(), message));
      if (message.kind === 'answer') for (const listener of answers) listener(message);
    },
    onConnected: (isConnected) => {
      if (isConnected) serverClock.reset();
      room.set({ ...room.get(), isConnected });
      if (isConnected) ping();
    },
  });
  const timer = setInterval(ping, PING_MILLISECONDS);
  return () => {
    clearInterval(timer);
    stop();
    room.set(EMPTY_ROOM);
  };
}

/** Milliseconds since the start of the running game, by the server's clock. */
export function elapsedMs({ state }: RoomView): number {
  const startedAt = state?.startedAt ?? null;
  if (startedAt === null) return 0;
  return Math.min(MAX_GAME_MS, Math.max(0, Math.floor(serverClock.now() - startedAt)));
}

/** The multiplier in hundredths that is shown now. */
export function shownMultiplier(view: RoomView): number {
  const { state } = view;
  if (state?.phase === 'ended') return state.cutAt ?? state.point ?? 100;
  return state?.phase === 'running' ? crashMultiplierAt(elapsedMs(view)) : 100;
}
