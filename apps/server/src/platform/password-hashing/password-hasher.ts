import { parseOptions } from '@node-rs/argon2';
import { createQueue } from '../queue.ts';
import { newToken } from '../tokens.ts';
import type { HashingOptions } from './hashing.config.ts';
import { createHashingThreads, type HashingEngine } from './hashing-threads.ts';

/** Two lanes, so that a flood of registrations does not block sign-ins. */
type Lane = 'sign-in' | 'new-password';

export type PasswordHasher = {
  /** @param from the lane; defaults to `new-password`, for registrations and changes */
  hash: (password: string, from?: { lane?: Lane; caller?: string }) => Promise<string>;
  /**
   * Takes as long for an unknown account (`undefined`) as for a wrong password.
   *
   * @param caller whose share of the queue this uses, such as an address
   */
  verify: (passwordHash: string | undefined, password: string, caller?: string) => Promise<boolean>;
  /** True when the hash was made with other parameters than the current ones. */
  isOutdated: (passwordHash: string) => boolean;
};

/**
 * Argon2id, off the event loop. Passwords are normalised to NFKC, because keyboards encode the same characters in
 * different ways.
 *
 * @throws `server.unavailable` when too many calls are waiting, `request.too_many` for a caller over its share
 */
export function createPasswordHasher(
  options: HashingOptions,
  engine: HashingEngine = createHashingThreads(),
): PasswordHasher {
  const queue = createQueue({
    concurrency: options.concurrency,
    maxWaiting: options.queue,
    maxPerCaller: options.perCaller,
  });
  const parameters = {
    memoryCost: options.memoryKib,
    timeCost: options.passes,
    parallelism: options.lanes,
  };
  const make = (password: string): Promise<string> => engine.hash(password.normalize('NFKC'), parameters);

  let decoy: Promise<string> | undefined;
  const decoyHash = (): Promise<string> => {
    decoy ??= make(newToken()).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  };

  return {
    hash: (password, from = {}) => queue(() => make(password), { lane: 'new-password', ...from }),
    verify: async (passwordHash, password, caller) => {
      // Awaited for known accounts as well, so that the first call does not reveal anything either.
      const fallback = await decoyHash();
      const matches = await queue(() => engine.verify(passwordHash ?? fallback, password.normalize('NFKC')), {
        lane: 'sign-in',
        ...(caller === undefined ? {} : { caller }),
      });
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
