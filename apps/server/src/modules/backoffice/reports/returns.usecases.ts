import type { reportsRoutes } from '@croupier/contract/backoffice/reports.ts';
import type { CallOutput } from '@croupier/contract/route.ts';
import { readGameNames } from './days.reads.ts';
import type { ReportsDeps } from './reports.types.ts';

type Returns = CallOutput<typeof reportsRoutes.returns>;

/** In-house games with their return by the rules and as paid. */
export async function readReturns(
  { db, merchants, originals }: ReportsDeps,
  { merchantId, language }: { merchantId: string; language: string },
): Promise<Returns> {
  const [{ currency }, games] = await Promise.all([
    merchants.byId(merchantId),
    originals.returns(merchantId),
  ]);
  const names = await readGameNames(
    db,
    games.map(({ gameId }) => gameId),
    language,
  );
  return {
    currency,
    games: games.map(({ stakeMinor, payoutMinor, ...game }) => ({
      ...game,
      name: names.get(game.gameId) ?? game.gameId,
      stakes: stakeMinor,
      payouts: payoutMinor,
    })),
  };
}
