import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Artwork } from '../artwork.rules.ts';

export type DrawingTask = { folder: string; artwork: Artwork };
export type DrawingReply = { tag: string } | { problem: string };

export type BackgroundDrawing = {
  /** Draws a picture into the folder unless it is there, and gives its tag. One at a time. */
  draw: (task: DrawingTask) => Promise<string>;
  /** Ends the process; the next picture starts another one. */
  stop: () => void;
};

/**
 * A process of the lowest priority that draws. Threads would not do: the encoder works in the thread pool of its
 * process, which has that process's priority.
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
    // It must not keep a server from ending.
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
