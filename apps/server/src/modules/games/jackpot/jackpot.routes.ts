import { jackpotRoutes as routes, type JackpotPool } from '@croupier/contract/games/jackpot.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';

export const jackpotRoutes = (
  pool: (merchantId: string, language: string) => Promise<JackpotPool | null>,
): BoundRoutes => bindRoutes(routes, { pool: ({ merchantId, language }) => pool(merchantId, language) });
