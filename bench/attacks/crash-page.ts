import type { CrashMessage, CrashState } from '@croupier/contract/games/crash-room.ts';
import { REALTIME_PATH } from '@croupier/contract/realtime.ts';
import { WebSocket } from 'undici';
import type { Attacker } from './world.ts';

export type CrashAnswer = Extract<CrashMessage, { kind: 'answer' }>;

/** A page that watches the room of crash, says anything to it, and keeps what it was answered. */
export function openCrashPage(address: string, { host, token }: Attacker) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${REALTIME_PATH}`, { headers: { host } });
  const answers: CrashAnswer[] = [];
  let state: CrashState | undefined;
  const ready = Promise.withResolvers<void>();
  const closed = new Promise<void>((done) => socket.addEventListener('close', () => done()));
  const send = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.addEventListener('open', () => send({ type: 'hello', token, last: {} }));
  socket.addEventListener('error', () => ready.reject(new Error('a page could not connect')));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { type: string; room?: string; data?: CrashMessage };
    if (message.type === 'ready') send({ type: 'watch', room: 'crash' });
    const said = message.room === 'crash' ? message.data : undefined;
    if (said?.kind === 'snapshot' || said?.kind === 'delta') {
      state = said.state;
      ready.resolve();
    }
    if (said?.kind === 'answer') answers.push(said);
  });
  // After a failed connection nobody waits any more.
  ready.promise.catch(() => {});
  return {
    ready: ready.promise,
    state: (): CrashState | undefined => state,
    answers,
    say: (data: object): void => send({ type: 'say', room: 'crash', data }),
    close: async (): Promise<void> => {
      if (socket.readyState === WebSocket.CLOSED) return;
      socket.close();
      await closed;
    },
  };
}
export type CrashPage = ReturnType<typeof openCrashPage>;

const POLL_MILLISECONDS = 5;

/** Resolves as soon as it is so. @throws Error if that takes longer */
export async function until(what: string, isSo: () => boolean, milliseconds: number): Promise<void> {
  const started = performance.now();
  while (!isSo()) {
    if (performance.now() - started > milliseconds) throw new Error(`never ${what}`);
    await new Promise((done) => setTimeout(done, POLL_MILLISECONDS));
  }
}
