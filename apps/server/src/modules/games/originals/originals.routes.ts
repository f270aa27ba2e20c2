import {
  originalsRoutes as routes,
  type MinesRound,
  type RevealedSeedPair,
  type SeedsInUse,
} from '@croupier/contract/games/originals.ts';
import type { OneCallResult } from '@croupier/contract/games/originals-play.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import { originalsErrors } from './originals.errors.ts';
import type { Limits } from './limits.rules.ts';
import type { PlaceBet } from './one-call/one-call.types.ts';
import type { MinesMove, StartMines } from './mines/mines.usecases.ts';
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
  limitsOf: (merchantId: string) => Promise<Limits>;
  /** A bet in any game whose round is one call. */
  bet: (placed: PlaceBet) => Promise<OneCallResult>;
  currentMines: (player: Player) => Promise<MinesRound | null>;
  startMines: (start: StartMines) => Promise<MinesRound>;
  revealMines: (move: MinesMove & { field: number }) => Promise<MinesRound>;
  cashOutMines: (move: MinesMove) => Promise<MinesRound>;
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
      const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = await originals.limitsOf(merchantId);
      return { minStake: minStakeMinor, maxStake: maxStakeMinor, maxPayout: maxPayoutMinor };
    },
    bet: (call) => {
      const { id, stake, bet } = call.body;
      return originals.bet({ ...playerOf(call), game: call.params.game, id, stakeMinor: stake, bet });
    },
    currentRound: async () => null,
    startRound: async () => {
      throw appError(requestErrors.notFound);
    },
    move: async () => {
      throw appError(originalsErrors.roundNotFound);
    },
    minesCurrent: (call) => originals.currentMines(playerOf(call)),
    minesStart: (call) => {
      const { id, stake, mines } = call.body;
      return originals.startMines({ ...playerOf(call), id, stakeMinor: stake, mines });
    },
    minesReveal: (call) => originals.revealMines({ ...playerOf(call), ...call.body }),
    minesCashOut: (call) => originals.cashOutMines({ ...playerOf(call), ...call.body }),
    returns: ({ merchantId }) => originals.returns(merchantId),
  });
