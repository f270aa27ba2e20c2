import type { Host } from '../host/host.types.ts';

/** The seed of a player's shots: its hash is shown before them, the seed itself after them. */
export type SeatSeed = { seed: string; hash: string; subject: string; nonce: number };

const SCHEMA = `create table if not exists fishing_seeds (
  player text primary key, round integer not null
) strict`;
const SALVOS_PER_SEED = 200;

/** Seeds are counted in the database, so that a restart uses none twice. */
export function createSeatSeeds(host: Host) {
  host.store.exec(SCHEMA);
  return {
    salvosPerSeed: SALVOS_PER_SEED,
    next: (player: string): SeatSeed => {
      host.store.run(
        `insert into fishing_seeds (player, round) values (?, 1)
         on conflict (player) do update set round = fishing_seeds.round + 1`,
        player,
      );
      const round = host.store.all<{ round: number }>(
        'select round from fishing_seeds where player = ?',
        player,
      )[0]?.round;
      const subject = `fishing/${player}`;
      const { seed, hash } = host.seeds.of(subject, round ?? 0);
      return { seed, hash, subject: `${subject}/${round ?? 0}`, nonce: 0 };
    },
    /** The number of the next salvo. */
    take: (seed: SeatSeed): number => {
      seed.nonce += 1;
      return seed.nonce - 1;
    },
  };
}
