import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process of the test that is killed and started again. */
export type Killable = {
  start: () => Promise<void>;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Runs a script that sends a message to its parent when it is ready. Compiled code is kept between starts. */
export function createKillable(options: {
  script: string;
  args?: readonly string[];
  environment?: Record<string, string>;
  cacheFolder: string;
}): Killable {
  const { script, args = [], environment = {}, cacheFolder } = options;
  let child: ChildProcess | undefined;
  return {
    start: async () => {
      child = fork(script, [...args], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...environment, NODE_COMPILE_CACHE: cacheFolder },
        execArgv: [],
      });
      const started = child;
      await Promise.race([
        once(started, 'message'),
        once(started, 'exit').then(() => {
          throw new Error(`${script} ended while starting`);
        }),
      ]);
    },
    kill: async (signal = 'SIGKILL') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
