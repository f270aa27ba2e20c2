import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Jackpot, JackpotTerms } from '../jackpot/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rounds } from '../rounds/index.ts';
import { currencyFor, type Wallet } from '../../money/wallet/index.ts';
import type { Limits, Pace } from './limits.rules.ts';
import type { PlayerKey } from './seeds/seeds.queries.ts';

export type OriginalsDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId' | 'list'>;
  wallet: Wallet;
  rounds: Rounds;
  catalogue: Pick<Catalogue, 'betting'>;
  jackpot: Jackpot;
};

/** The main account right after the operation. */
export type Balance = { balanceMinor: bigint; sequence: bigint };

/** `isTrial`: plays with play money, without the jackpot. */
export type Player = PlayerKey & { isTrial?: boolean | undefined };

export type Offer = {
  currency: string;
  /** The merchant's jackpot; undefined if it has none, and for play money. */
  jackpotTerms: JackpotTerms | undefined;
  limits: Limits;
  pace: Pace;
  /** @throws `request.not_found` if the merchant doesn't offer this game, `catalogue.game_maintenance` if it is closed */
  checkOffered: (gameId: string) => void;
};

/** The current terms of the merchant's games for this player. */
export async function getOffer(
  { merchants, catalogue, jackpot }: OriginalsDeps,
  { merchantId, isTrial = false }: Pick<Player, 'merchantId' | 'isTrial'>,
): Promise<Offer> {
  const { currency, settings } = await merchants.byId(merchantId);
  return {
    currency: currencyFor({ kind: isTrial ? 'trial' : 'member' }, currency),
    jackpotTerms: isTrial ? undefined : await jackpot.termsOf(merchantId),
    limits: settings.stakes,
    pace: settings.pace,
    checkOffered: await catalogue.betting(merchantId),
  };
}

/** The balance of the main account with its sequence, so that clients keep the newest. */
export async function readBalance(deps: OriginalsDeps, player: Player): Promise<Balance> {
  const { merchantId, memberId } = player;
  const { currency } = await getOffer(deps, player);
  const { main } = await deps.wallet.balanceOf(merchantId, memberId, currency);
  return { balanceMinor: main.amountMinor, sequence: main.sequence };
}
