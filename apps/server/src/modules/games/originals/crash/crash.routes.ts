import { crashRoutes as routes } from '@croupier/contract/games/crash.ts';
import { bindRoutes, type BoundRoutes } from '../../../../platform/http/call.ts';
import type { Account } from '../../../../platform/http/context.ts';
import { cancelCrashBet, placeCrashBet, type BetDeps } from './bets/bets.usecases.ts';
import { publishedChains, type ChainReadDeps } from './chain/published.usecases.ts';
import { listEndedGames } from './proof.reads.ts';

const PAGE_GAMES = 50;

const playerOf = ({ account }: { account: Account }) => ({
  merchantId: account.merchantId,
  memberId: account.id,
  isTrial: account.kind === 'trial',
});

export const crashRoutesOf = (deps: BetDeps & ChainReadDeps): BoundRoutes =>
  bindRoutes(routes, {
    bet: (call) => {
      const { id, gameNo, stake, auto } = call.body;
      return placeCrashBet(deps, { ...playerOf(call), id, gameNo, stakeMinor: stake, auto });
    },
    cancel: (call) => cancelCrashBet(deps, { ...playerOf(call), betId: call.body.betId }),
    chains: ({ merchantId }) => publishedChains(deps, merchantId),
    games: ({ merchantId, query: { before, cut } }) =>
      listEndedGames(deps.db, {
        merchantId,
        ...(before !== undefined && { before }),
        ...(cut !== undefined && { isCut: cut === 'yes' }),
        limit: PAGE_GAMES,
      }),
  });
