import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome, RoundCommand } from '../../modules/games/rounds/index.ts';

/** Undefined: the process died or lost its database before answering; the outcome is unknown. */
export type Answer = Outcome | undefined;

export type CrashClient = {
  send: (command: RoundCommand) => Promise<Answer>;
  /** `kill -9`; pending commands remain unanswered. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a server process whose commands and answers travel as structured clones, bigints and all. */
export async function startCrashClient(url: string): Promise<CrashClient> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let n = 0;
  const child: ChildProcess = fork(join(import.meta.dirname, 'server-process.ts'), [url], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((done) =>
    child.once('exit', () => {
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
      done();
    }),
  );
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', () => failed(new Error('the server process ended while starting')));
  });
  child.on('message', (message: { n: number; outcome?: Outcome }) => {
    waiting.get(message.n)?.(message.outcome);
    waiting.delete(message.n);
  });
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return {
    send: (command) =>
      new Promise((answer) => {
        if (!child.connected) {
          answer(undefined);
          return;
        }
        n += 1;
        waiting.set(n, answer);
        child.send({ n, command }, (error) => {
          if (error) answer(undefined);
        });
      }),
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
}
