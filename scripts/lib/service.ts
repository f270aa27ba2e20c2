import { fork, type ChildProcess } from 'node:child_process';
import { ROOT } from './root.ts';

const RESTART_MILLISECONDS = 1_000;
const READY_TIMEOUT_MILLISECONDS = 60_000;
const STOP_TIMEOUT_MILLISECONDS = 20_000;

export type Service = {
  /** The details it sent with `ready`. */
  details: unknown;
  /** The process that runs now; another one after a crash. */
  process: () => ChildProcess;
  stop: () => Promise<void>;
};

type ServiceOptions = {
  name: string;
  script: string;
  env: Record<string, string>;
  /** Options of Node itself. */
  nodeOptions?: readonly string[] | undefined;
  say: (line: string) => void;
  /** Restart it if it ends unexpectedly. */
  restart?: boolean;
};

/** Starts a part of the product and waits until it says `ready`. */
export async function startService(options: ServiceOptions): Promise<Service> {
  let child: ChildProcess;
  let stopping = false;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  const launch = (): ChildProcess => {
    const next = fork(options.script, {
      cwd: ROOT,
      execArgv: [...process.execArgv, ...(options.nodeOptions ?? [])],
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // In its own process group: Ctrl-C is forwarded in order, server before database.
      detached: true,
    });
    next.on('exit', (code, signal) => {
      if (stopping || !isReady || !options.restart) return;
      options.say(`The ${options.name} ended (${signal ?? code}); starting it again …`);
      timer = setTimeout(() => (child = launch()), RESTART_MILLISECONDS);
    });
    return next;
  };
  child = launch();
  const first = child;
  const details = await new Promise<unknown>((done, failed) => {
    const tooLate = setTimeout(
      () => failed(new Error(`the ${options.name} does not get ready`)),
      READY_TIMEOUT_MILLISECONDS,
    );
    first.on('message', (message: { ready?: boolean; details?: unknown }) => {
      if (!message.ready) return;
      clearTimeout(tooLate);
      isReady = true;
      done(message.details);
    });
    first.on('exit', (code) => {
      clearTimeout(tooLate);
      failed(new Error(`the ${options.name} ended while starting (${code})`));
    });
  }).catch((error: unknown) => {
    stopping = true;
    first.kill('SIGKILL');
    throw error;
  });

  return {
    details,
    process: () => child,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise<void>((done) => child.once('exit', () => done()));
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MILLISECONDS);
      child.kill('SIGTERM');
      await gone;
      clearTimeout(force);
    },
  };
}
