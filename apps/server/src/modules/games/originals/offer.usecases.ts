import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { appError, requestErrors } from '../../../platform/http/errors.ts';
import type { Jackpot } from '../jackpot/index.ts';
import type { Merchants } from '../../base/merchants/index.ts';
import type { Rounds } from '../rounds/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import type { Limits } from './limits.rules.ts';
import type { PlayerKey } from './seeds.queries.ts';

export type OriginalsDeps = {
  db: Db;
  clock: Clock;
  merchants: Pick<Merchants, 'byId'>;
  wallet: Wallet;
  rounds: Rounds;
  jackpot: Jackpot;
};

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

/** Adds what the main account holds after the commit; its sequence lets a screen keep the newest. */
export async function withBalance<T extends object>(
  { wallet }: OriginalsDeps,
  { merchantId, memberId, currency }: PlayerKey & { currency: string },
  answer: T,
): Promise<T & { balance: bigint; balanceSequence: string }> {
  const { main } = await wallet.balanceOf(merchantId, memberId, currency);
  return { ...answer, balance: main.amountMinor, balanceSequence: String(main.sequence) };
}
