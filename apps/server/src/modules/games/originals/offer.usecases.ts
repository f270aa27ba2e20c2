import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Jackpot } from '../jackpot/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rounds } from '../rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { Limits } from './limits.rules.ts';
import type { PlayerKey } from './seeds/seeds.queries.ts';

export type OriginalsDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  wallet: Wallet;
  rounds: Rounds;
  jackpot: Jackpot;
};

/** The main account right after what was done. */
export type Balance = { balanceMinor: bigint; sequence: bigint };

export type Offer = {
  currency: string;
  limits: Limits;
  /** @throws `request.not_found` when the merchant has this game switched off */
  checkOffered: (gameId: string) => void;
};

/** Under which terms a merchant offers the games now. */
export async function getOffer({ merchants }: OriginalsDeps, merchantId: string): Promise<Offer> {
  const { currency, settings } = await merchants.byId(merchantId);
  return {
    currency,
    limits: settings.stakes,
    checkOffered: (gameId) => {
      if (!settings.originals.includes(gameId)) throw appError(requestErrors.notFound);
    },
  };
}

/** What the main account holds now; its sequence lets a screen keep the newest. */
export async function readBalance(
  deps: OriginalsDeps,
  { merchantId, memberId }: PlayerKey,
): Promise<Balance> {
  const { currency } = await getOffer(deps, merchantId);
  const { main } = await deps.wallet.balanceOf(merchantId, memberId, currency);
  return { balanceMinor: main.amountMinor, sequence: main.sequence };
}
