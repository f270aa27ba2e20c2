import type { ControlledPool } from '@croupier/contract/games/jackpot-control.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Rights } from '../../../platform/http/context.ts';
import type { Merchant, Merchants } from '../../base/merchants/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { findLastAudit, listPayments, sumPaid, type JackpotAudit } from './control.reads.ts';
import { HITS_SHOWN, POOL } from './jackpot.config.ts';
import { JACKPOT_RULES } from './jackpot.checks.ts';

export type JackpotControlDeps = {
  db: Db;
  wallet: Pick<Wallet, 'houseReader'>;
  merchants: Pick<Merchants, 'list'>;
};

/** Pools with their payments, for operators. */
export function createJackpotControl({ db, wallet, merchants }: JackpotControlDeps) {
  const readAmounts = wallet.houseReader(POOL);

  const poolOf = async (
    { id, name, currency, settings }: Merchant,
    {
      language,
      amountMinor,
      audit,
    }: { language: string; amountMinor: bigint; audit: JackpotAudit | undefined },
  ): Promise<ControlledPool> => {
    const key = { merchantId: id, currency };
    const [paid, payments] = await Promise.all([
      sumPaid(db, key),
      listPayments(db, { ...key, language, limit: HITS_SHOWN }),
    ]);
    const { contributionBps, drawnOncePerMinor, startMinor } = settings.jackpot;
    return {
      merchantCode: id,
      name,
      currency,
      isLive: settings.brand.home.jackpot === 'live',
      contributionBps,
      drawnOncePer: drawnOncePerMinor,
      start: startMinor,
      amount: amountMinor,
      paid,
      putIn: amountMinor + paid,
      payments,
      audit: audit ? { at: audit.at, findings: [...(audit.findings[id] ?? [])] } : null,
    };
  };

  return async (rights: Rights, language: string): Promise<ControlledPool[]> => {
    const granted = (await merchants.list()).filter(({ id }) => rights.may('jackpot.view', id));
    const [amounts, audit] = await Promise.all([readAmounts(), findLastAudit(db, JACKPOT_RULES)]);
    return Promise.all(
      granted.map((merchant) => {
        const pool = amounts.find(
          ({ merchantId, currency }) => merchantId === merchant.id && currency === merchant.currency,
        );
        return poolOf(merchant, { language, amountMinor: pool?.amountMinor ?? 0n, audit });
      }),
    );
  };
}
