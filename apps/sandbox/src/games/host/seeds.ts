import { createHmac, randomBytes } from 'node:crypto';
import { createFloats, type NumberSource } from '@croupier/fairplay/random.ts';
import { hashServerSeed } from '@croupier/fairplay/seeds.ts';
import type { Store } from './store.ts';

export type RoundSeed = {
  /** Shown after the round only. */
  seed: string;
  /** SHA-256 of the seed's text, shown before the round. */
  hash: string;
  numbers: () => NumberSource;
};

/**
 * The seed of every round, derived from one secret of this vendor. A round's result is therefore fixed before its first
 * bet, and a process that was killed reaches the same result after its restart.
 */
export function createSeeds(store: Store) {
  const stored = store.all<{ value: string }>(`select value from meta where name = 'secret'`)[0];
  const secret = stored?.value ?? randomBytes(32).toString('hex');
  if (!stored) store.run(`insert into meta (name, value) values ('secret', ?)`, secret);
  return {
    /** `subject` is the table or the player, `round` counts up within it. */
    of: (subject: string, round: number): RoundSeed => {
      const seed = createHmac('sha256', secret).update(`${subject}:${round}`).digest('hex');
      return { seed, hash: hashServerSeed(seed), numbers: () => createFloats(seed, subject, round) };
    },
  };
}
export type Seeds = ReturnType<typeof createSeeds>;
