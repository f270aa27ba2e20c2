import {
  originalsRoutes as routes,
  type RevealedSeedPair,
  type SeedsInUse,
} from '@croupier/contract/games/originals.ts';
import type { OneCallResult } from '@croupier/contract/games/originals-play.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import type { Limits, Pace } from './limits.rules.ts';
import type { PlaceBet } from './one-call/one-call.types.ts';
import type { RoundGames } from './round-games/round-games.usecases.ts';
import type { GameReturn } from './returns.usecases.ts';
import type { Player } from './offer.usecases.ts';
import type { PlayerKey } from './seeds/seeds.queries.ts';

/** The errors of each operation are documented where it is defined, and in the contract. */
export type OriginalsOperations = {
  seeds: (player: PlayerKey) => Promise<SeedsInUse>;
  rotateSeeds: (
    rotation: PlayerKey & { clientSeed: string },
  ) => Promise<{ revealed: RevealedSeedPair; now: SeedsInUse }>;
  revealedSeeds: (query: PlayerKey & PageQuery) => Promise<Page<RevealedSeedPair>>;
  limitsOf: (merchantId: string) => Promise<Limits & Pace>;
  /** A bet in any game whose round is one call. */
  bet: (placed: PlaceBet) => Promise<OneCallResult>;
  roundGames: RoundGames;
  returns: (merchantId: string) => Promise<GameReturn[]>;
};

/** The merchant of the account, so that a token never reaches another merchant. */
const playerOf = ({ account }: { account: Account }): Player => ({
  merchantId: account.merchantId,
  memberId: account.id,
  isTrial: account.kind === 'trial',
});

export const originalsRoutes = (originals: OriginalsOperations): BoundRoutes =>
  bindRoutes(routes, {
    seeds: (call) => originals.seeds(playerOf(call)),
    rotateSeeds: (call) => originals.rotateSeeds({ ...playerOf(call), ...call.body }),
    revealedSeeds: (call) => originals.revealedSeeds({ ...playerOf(call), ...call.query }),
    limits: async ({ merchantId }) => {
      const { minStakeMinor, maxStakeMinor, maxPayoutMinor, ...pace } = await originals.limitsOf(merchantId);
      return { minStake: minStakeMinor, maxStake: maxStakeMinor, maxPayout: maxPayoutMinor, ...pace };
    },
    bet: (call) => {
      const { id, stake, bet } = call.body;
      return originals.bet({ ...playerOf(call), game: call.params.game, id, stakeMinor: stake, bet });
    },
    currentRound: (call) => originals.roundGames.current({ ...playerOf(call), gameId: call.params.game }),
    startRound: (call) => {
      const { id, stake: stakeMinor, bet } = call.body;
      return originals.roundGames.start({
        ...playerOf(call),
        gameId: call.params.game,
        id,
        stakeMinor,
        bet,
      });
    },
    move: (call) => originals.roundGames.move({ ...playerOf(call), gameId: call.params.game, ...call.body }),
    returns: ({ merchantId }) => originals.returns(merchantId),
  });
