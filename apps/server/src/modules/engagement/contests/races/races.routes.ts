import { racesRoutes as routes } from '@croupier/contract/contests/races.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { factsOf } from '../contests.rules.ts';
import type { Contest } from '../contests.types.ts';
import { objectionsUntil } from './close.usecases.ts';
import { poolOf } from './prizes.rules.ts';
import type { createRaces } from './races.usecases.ts';

type Shown = { race: Contest<'race'>; joined: boolean };

const raceOf = ({ race, joined }: Shown, shown: { now: Date; language: string }) => {
  const { by, classes, minStake, cap, places } = race.shape;
  return {
    ...factsOf(race, shown),
    by,
    classes,
    minStake,
    cap,
    places: [...places],
    pool: poolOf(places),
    joined,
  };
};

export const racesRoutes = (races: ReturnType<typeof createRaces>, clock: Clock): BoundRoutes =>
  bindRoutes(routes, {
    races: async ({ merchantId, account, language }) => {
      const list = await races.list({ merchantId, memberId: account?.id });
      const now = clock.now();
      return { races: list.map((one) => raceOf(one, { now, language })) };
    },
    raceBoard: async ({ merchantId, account, language, params, query }) => {
      const key = { merchantId, contestId: params.raceId, memberId: account?.id };
      const { race, joined, rows, totalPages, me, sealedUntil } = await races.board(key, query);
      const { provisionalMinor, ...row } = me ?? { provisionalMinor: 0n };
      return {
        race: raceOf({ race, joined }, { now: clock.now(), language }),
        rows,
        totalPages,
        me: me && { ...me, ...row, provisional: provisionalMinor },
        sealedUntil,
        objectionsUntil: objectionsUntil(race),
      };
    },
    joinRace: async ({ account, params: { raceId } }) => {
      const key = { merchantId: account.merchantId, contestId: raceId, memberId: account.id };
      return { raceId, joinedAt: await races.join(key) };
    },
  });
