import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

const INTERRUPT_TIMEOUT_MILLISECONDS = 20_000;

export type Shutdown = { add: (stop: () => Promise<void> | void) => void; run: () => Promise<void> };

/** Stops everything that was started, in reverse order, however the command ends. */
export function onShutdown(): Shutdown {
  const stops: Array<() => Promise<void> | void> = [];
  let running: Promise<void> | undefined;
  const run = (): Promise<void> =>
    (running ??= (async () => {
      for (const stop of stops.toReversed())
        await Promise.resolve(stop()).catch((error: unknown) => console.error(String(error)));
    })());
  return { add: (stop) => stops.push(stop), run };
}

/** Calls `stop` once: on a stop signal, when the parent process dies, or when the reader of our output closes the pipe. */
export function onStopSignal(stop: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  // After `… | head` a write fails with EPIPE. Without a listener that ends this process and orphans its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', once);
}

export type RunResult = { code: number; output: string };

const running = new Set<ChildProcess>();

/** Interrupts the programs that `run` has started, as Ctrl-C would, and waits until they have cleaned up. */
export async function interruptRunning(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const closed = once(child, 'close');
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), INTERRUPT_TIMEOUT_MILLISECONDS);
      await closed;
      clearTimeout(timer);
    }),
  );
}

/** Runs a program to its end and keeps its output; `onLine` gets each line as it is printed. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { onLine?: (line: string) => void } = {},
): Promise<RunResult> {
  const { onLine, ...spawnOptions } = options;
  return new Promise((done, failed) => {
    const child: ChildProcess = spawn(command, args, {
      cwd: ROOT,
      ...spawnOptions,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
      if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
    }
    child.on('error', failed);
    // Not at 'exit', when output may still be on its way.
    child.on('close', (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}
