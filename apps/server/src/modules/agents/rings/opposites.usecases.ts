import { PERIOD_SECONDS } from '../../money/wallet/index.ts';
import { listOppositeBets } from './opposites.reads.ts';
import type { RingDeps } from './rings.types.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const PERIODS_OF_DAY = DAY_MILLISECONDS / (PERIOD_SECONDS * 1_000);

/** Raises flags for members of rings who bet against each other on the day before. Again, it raises none twice. */
export async function flagOppositeBets({
  db,
  clock,
  merchants,
  risk,
}: Pick<RingDeps, 'db' | 'clock' | 'merchants' | 'risk'>): Promise<void> {
  const at = clock.now();
  const until = Math.floor(at.getTime() / DAY_MILLISECONDS) * PERIODS_OF_DAY;
  const from = until - PERIODS_OF_DAY;
  const day = new Date(from * PERIOD_SECONDS * 1_000).toISOString().slice(0, 10);
  for (const { id: merchantId } of await merchants.list()) {
    const { currency, settings } = await merchants.byId(merchantId);
    const { on, netBps } = settings.risk.rules.opposite_bets;
    if (!on) continue;
    const found = await listOppositeBets(db, { merchantId, from, until, currency, netBps });
    for (const { ringId, members, ...bets } of found)
      for (const memberId of members)
        await db.transaction().execute((tx) =>
          risk.assess(tx, {
            merchantId,
            memberId,
            currency,
            event: 'play',
            subject: `ring:${ringId}:${day}`,
            amountMinor: 0n,
            at,
            oppositeBets: { ...bets, members },
          }),
        );
  }
}
