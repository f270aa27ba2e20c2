import { lotteryDrawRoutes } from '@croupier/contract/games/lottery-draws.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import { readLobby, readOpened, readVietnamMenu, type LobbyDeps } from './draws/lobby.usecases.ts';
import { readProof } from './draws/proof.usecases.ts';

/** What visitors may see of draws. */
export const drawRoutes = (deps: LobbyDeps): BoundRoutes =>
  bindRoutes(lotteryDrawRoutes, {
    lobby: ({ merchantId, language }) => readLobby(deps, { merchantId, language }),
    vietnamMenu: ({ merchantId }) => readVietnamMenu(deps, { merchantId }),
    opened: ({ merchantId, query }) => readOpened(deps, { ...query, merchantId }),
    openedVietnam: ({ merchantId, query }) => readOpened(deps, { ...query, merchantId }),
    proof: ({ merchantId, params: { id } }) => readProof(deps, { merchantId, id }),
  });
