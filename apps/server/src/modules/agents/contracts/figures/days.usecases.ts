import { CLASSES } from '@croupier/agreements/rates/sheets.ts';
import type { Merchant } from '../../../base/merchants/index.ts';
import { BONUS_CODES } from '../contracts.config.ts';
import type { ContractDeps } from '../contracts.types.ts';
import { nextStart } from '../periods/cycles.rules.ts';
import { insertBonuses, insertDay } from './days.queries.ts';

/** The mark of the days in the figures; it also keeps slots from being dropped before they are in a day. */
export const DAYS_READER = 'settlement-days';

/** Stores every settlement day that is over and sealed, each in a transaction with its mark. */
export async function foldDays(
  { db, figures }: Pick<ContractDeps, 'db' | 'figures'>,
  { id: merchantId, currency, settings }: Pick<Merchant, 'id' | 'currency' | 'settings'>,
): Promise<void> {
  const reader = figures.reader(DAYS_READER);
  for (;;) {
    const isDone = await db.transaction().execute(async (tx) => {
      const from = await reader.lock(tx, merchantId);
      const sealed = await reader.sealedUntil(tx, merchantId);
      if (from === undefined || sealed === undefined) return true;
      const until = nextStart(from, 'daily', settings.settlement);
      if (until > sealed) return true;
      const day = { merchantId, from, until, currency };
      await insertDay(tx, { ...day, classes: CLASSES });
      await insertBonuses(tx, { ...day, codes: BONUS_CODES });
      await reader.moveTo(tx, merchantId, until);
      return false;
    });
    if (isDone) return;
  }
}
