import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Artwork } from '../artwork.rules.ts';

export type DrawingTask = { folder: string; artwork: Artwork };
export type DrawingReply = { tag: string } | { problem: string };

export type BackgroundDrawing = {
  /** Draws a missing picture into the folder and returns its tag. One at a time. */
  draw: (task: DrawingTask) => Promise<string>;
  /** Ends the process; the next picture starts a new one. */
  stop: () => void;
};

/**
 * A drawing process of the lowest priority. A thread would not help: the encoder uses the thread pool of its process,
 * which runs at that process's priority.
 */
export function createBackgroundDrawing(): BackgroundDrawing {
  let child: ChildProcess | undefined;

  const start = (): ChildProcess => {
    const started = fork(new URL('./background-drawing.jobs.ts', import.meta.url), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    // The child must not keep the server from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return {
    draw: async (task) => {
      child ??= start();
      const ended = new AbortController();
      const exited = once(child, 'exit', { signal: ended.signal }).then(() => {
        throw new Error('the drawing process ended');
      });
      try {
        child.send(task);
        const [reply] = (await Promise.race([once(child, 'message', { signal: ended.signal }), exited])) as [
          DrawingReply,
        ];
        if ('problem' in reply) throw new Error(reply.problem);
        return reply.tag;
      } finally {
        ended.abort();
        exited.catch(() => {});
      }
    },
    stop: () => {
      child?.disconnect();
      child = undefined;
    },
  };
}
