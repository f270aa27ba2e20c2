import { randomBytes } from 'node:crypto';
import { createBoundedMap } from '../../../../platform/bounded-map.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { findPlayer, findPlayerName, insertPlayer } from './players.queries.ts';

const MAX_CACHED = 100_000;
const NAME_BYTES = 9;
const MAX_TRIES = 5;

/** Short and random: vendors differ in what they accept, and must not learn the name of the account. */
export const newName = (): string => `p${randomBytes(NAME_BYTES).toString('hex').slice(0, 13)}`;

type Account = { merchantId: string; id: string };

/** The names by which vendors know members. A name never changes, so it is cached for good. */
export function createPlayers({ db, clock }: { db: Db; clock: Clock }) {
  const members = createBoundedMap<string, string>(MAX_CACHED);

  return {
    /** The member's name at a vendor, chosen at the first visit. */
    nameOf: async ({ merchantId, id: accountId }: Account, memberId: string): Promise<string> => {
      const key = { merchantId, accountId, memberId };
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const known = await findPlayerName(db, key);
        if (known !== undefined) return known;
        await insertPlayer(db, { ...key, name: newName(), at: clock.now() });
      }
      throw new Error('no name was free for a player');
    },
    /** The member of a name; undefined for an unknown one. */
    memberOf: async ({ merchantId, id: accountId }: Account, name: string): Promise<string | undefined> => {
      const key = `${merchantId}/${accountId}/${name}`;
      const known = members.get(key);
      if (known !== undefined) return known;
      const memberId = await findPlayer(db, { merchantId, accountId, name });
      if (memberId !== undefined) members.set(key, memberId);
      return memberId;
    },
  };
}

export type Players = ReturnType<typeof createPlayers>;
