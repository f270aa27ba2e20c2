import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { ROOT } from './root.ts';

export type Shutdown = { add: (stop: () => Promise<void> | void) => void; run: () => Promise<void> };

/** Ends everything that was started, in reverse order, when the command ends, for whatever reason. */
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

/** Calls `stop` once for Ctrl-C, a polite kill, or the death of whoever started us or reads what we print. */
export function onStopSignal(stop: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  // `… | head` closes the pipe; without a listener that would end us at once and leave behind what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', once);
}

export type RunResult = { code: number; output: string };

/** Runs a program to its end and keeps what it printed; `echo` shows it as it comes. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { echo?: boolean } = {},
): Promise<RunResult> {
  const { echo, ...spawnOptions } = options;
  return new Promise((done, failed) => {
    const child: ChildProcess = spawn(command, args, {
      cwd: ROOT,
      ...spawnOptions,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: unknown): void => {
      output += String(chunk);
      if (echo) process.stdout.write(String(chunk));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', failed);
    child.on('exit', (code) => done({ code: code ?? 1, output }));
  });
}
