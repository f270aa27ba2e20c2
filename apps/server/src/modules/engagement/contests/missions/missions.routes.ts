import { missionsRoutes as routes } from '@croupier/contract/contests/missions.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { factsOf } from '../contests.rules.ts';
import type { createMissions } from './missions.usecases.ts';

const keyOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

export const missionsRoutes = (missions: ReturnType<typeof createMissions>, clock: Clock): BoundRoutes =>
  bindRoutes(routes, {
    missionSummary: ({ account }) => missions.summary(keyOf(account)),
    missionList: async ({ account, language }) => {
      const { missions: list, sealedUntil } = await missions.list(keyOf(account));
      const now = clock.now();
      return {
        sealedUntil,
        missions: list.map(({ mission, steps, status }) => ({
          ...factsOf(mission, { now, language }),
          steps,
          rewards: mission.shape.rewards,
          status,
        })),
      };
    },
    missionLeaderboard: async ({ account, language, query: { missionId, ...page } }) => {
      const { mission, ...board } = await missions.board({ ...keyOf(account), contestId: missionId }, page);
      return {
        ...board,
        mission: mission && {
          ...factsOf(mission, { now: clock.now(), language }),
          steps: mission.shape.steps.length,
          rewards: mission.shape.rewards,
        },
      };
    },
    claimMission: async ({ account, body: { missionId } }) => {
      await missions.claim({ ...keyOf(account), contestId: missionId });
      return { missionId, status: 'claimed' as const };
    },
  });
