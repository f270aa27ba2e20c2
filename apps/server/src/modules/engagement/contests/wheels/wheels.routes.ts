import { wheelsRoutes as routes } from '@croupier/contract/contests/wheels.ts';
import { chancesPpm } from '@croupier/fairplay/contests/wheel.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import { factsOf } from '../contests.rules.ts';
import type { SpinRow } from './wheels.queries.ts';
import type { createWheels } from './wheels.usecases.ts';

const spinOf = ({ segment, amountMinor, serverSeed, seedHash, clientSeed, nonce, spunAt }: SpinRow) => ({
  segment,
  amount: amountMinor,
  serverSeed,
  seedHash,
  clientSeed,
  nonce,
  spunAt,
});

export const wheelsRoutes = (wheels: ReturnType<typeof createWheels>, clock: Clock): BoundRoutes =>
  bindRoutes(routes, {
    wheels: async ({ merchantId, account, language }) => {
      const isMember = account !== null && account.kind !== 'trial';
      const list = await wheels.list({ merchantId, memberId: isMember ? account.id : undefined });
      const now = clock.now();
      return {
        wheels: list.map(({ wheel, seed, last, nextAt }) => {
          const { outcomes, reward } = wheel.shape;
          const chances = chancesPpm(outcomes.map(({ weight }) => weight));
          return {
            ...factsOf(wheel, { now, language }),
            rewardKind: reward.kind,
            segments: outcomes.map((one, index) => ({ ...one, chancePpm: chances[index] ?? 0 })),
            seedHash: seed?.seedHash ?? null,
            clientSeed: seed?.clientSeed ?? null,
            nonce: seed?.nonce ?? null,
            nextAt,
            last: last && spinOf(last),
          };
        }),
      };
    },
    spinWheel: async ({ account, params: { wheelId }, body }) => {
      const { merchantId, id: memberId } = account;
      return spinOf(await wheels.spin({ merchantId, memberId, contestId: wheelId }, body));
    },
  });
