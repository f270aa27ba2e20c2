import type { Job } from '../../../platform/jobs.ts';
import { listDue } from './bonuses.queries.ts';
import type { BonusDeps } from './bonuses.types.ts';
import { endBonus } from './ends.usecases.ts';
import { isOver } from './terms.rules.ts';

/** Ends what has expired and has nothing open, or what was not started in time. */
export async function expireBonuses(
  deps: Pick<BonusDeps, 'db' | 'clock' | 'wallet'>,
  merchantId: string,
): Promise<void> {
  const at = deps.clock.now();
  for (const bonus of await listDue(deps.db, { merchantId, at }))
    if (bonus.state === 'waiting' || isOver(bonus, at))
      await deps.wallet.transaction((tx) =>
        endBonus(deps, tx, { merchantId, bonusId: bonus.id, reason: 'expired' }),
      );
}

export const bonusesJobs = (deps: BonusDeps): Job[] => [
  {
    name: 'bonuses-expire',
    cron: '* * * * *',
    run: async () => {
      for (const { id: merchantId } of await deps.merchants.list()) await expireBonuses(deps, merchantId);
    },
  },
];
