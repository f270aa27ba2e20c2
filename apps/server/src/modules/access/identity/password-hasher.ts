import { randomBytes } from 'node:crypto';
import { parseOptions } from '@node-rs/argon2';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import { createHashingThreads, type HashingEngine } from './hashing-threads.ts';
import type { HashingOptions } from './identity.config.ts';

export type PasswordHasher = {
  /** @param line `new-password` where it is left out: registrations and changes */
  hash: (password: string, line?: Line) => Promise<string>;
  /** Takes as long for nobody (`undefined`) as for a wrong password. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
  /** True when the hash was made with other parameters than today's. */
  isOutdated: (passwordHash: string) => boolean;
};

/** Which line a hash waits in. */
type Line = 'sign-in' | 'new-password';

/**
 * Lets a few tasks run at once, and refuses when too many wait. Lines take turns, so that a flood of registrations
 * keeps nobody from signing in.
 */
function createQueue({ concurrency, queue }: Pick<HashingOptions, 'concurrency' | 'queue'>) {
  const lines: Record<Line, Array<() => void>> = { 'sign-in': [], 'new-password': [] };
  let running = 0;
  let last: Line = 'new-password';
  const next = (): (() => void) | undefined => {
    const other: Line = last === 'sign-in' ? 'new-password' : 'sign-in';
    const line = lines[other].length > 0 ? other : last;
    const waiting = lines[line].shift();
    if (waiting) last = line;
    return waiting;
  };
  return async <T>(line: Line, task: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else {
      if (lines[line].length >= queue) throw appError(requestErrors.unavailable);
      // Whoever finishes hands over its place, so `running` stays as it is.
      await new Promise<void>((resolve) => lines[line].push(resolve));
    }
    try {
      return await task();
    } finally {
      const waiting = next();
      if (waiting) waiting();
      else running -= 1;
    }
  };
}

/**
 * Argon2id, the library's default, off the event loop. Unicode is normalised first: two keyboards may write the
 * same password in different ways.
 *
 * @throws `server.unavailable` when too many wait
 */
export function createPasswordHasher(
  options: HashingOptions,
  engine: HashingEngine = createHashingThreads(),
): PasswordHasher {
  const enqueue = createQueue(options);
  const parameters = {
    memoryCost: options.memoryKib,
    timeCost: options.passes,
    parallelism: options.lanes,
  };
  const make = (password: string): Promise<string> => engine.hash(password.normalize('NFKC'), parameters);

  let nobody: Promise<string> | undefined;
  const hashOfNobody = (): Promise<string> => {
    nobody ??= make(randomBytes(32).toString('base64url')).catch((error: unknown) => {
      nobody = undefined;
      throw error;
    });
    return nobody;
  };

  return {
    hash: (password, line = 'new-password') => enqueue(line, () => make(password)),
    verify: async (passwordHash, password) => {
      // Awaited for everybody, so that making it the first time tells nothing either.
      const fallback = await hashOfNobody();
      const matches = await enqueue('sign-in', () =>
        engine.verify(passwordHash ?? fallback, password.normalize('NFKC')),
      );
      return matches && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) => {
      const used = parseOptions(passwordHash);
      return (
        used.memoryCost !== options.memoryKib ||
        used.timeCost !== options.passes ||
        used.parallelism !== options.lanes
      );
    },
  };
}
