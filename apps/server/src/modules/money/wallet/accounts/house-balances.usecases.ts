import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { LATEST_COMMIT_MILLISECONDS } from '../wallet.config.ts';
import { readEarliestSeal, readHouseTails, type HouseTail } from '../wallet.reads.ts';
import type { HouseAccountRef } from '../wallet.types.ts';

export type HouseAmount = { merchantId: string; currency: string; amountMinor: bigint };

/** By merchant and currency: the seal at that read, and the sum from the seal until `until`. */
type Known = { until: Date; accounts: ReadonlyMap<string, { sealedUntil: Date; settledMinor: bigint }> };

const keyOf = ({ merchantId, currency }: HouseTail): string => `${merchantId}/${currency}`;

/**
 * Reads the same house account of every merchant repeatedly, for screens. Amounts between the seal and half a minute
 * ago are summed up in memory, so a read costs as much as half a minute of traffic, however old the period. Every
 * seal restarts the sum, which then includes late commits. Payments must use `readHouseAccount` instead.
 */
export function createHouseReader(
  { db, clock }: { db: Db; clock: Clock },
  account: HouseAccountRef,
): () => Promise<HouseAmount[]> {
  let known: Known | undefined;
  let reading: Promise<HouseAmount[]> = Promise.resolve([]);

  const read = async (): Promise<HouseAmount[]> => {
    const late = new Date(clock.now().getTime() - LATEST_COMMIT_MILLISECONDS);
    const before = known ?? { until: (await readEarliestSeal(db, account)) ?? late, accounts: new Map() };
    const until = late > before.until ? late : before.until;
    const tails = await readHouseTails(db, { account, since: before.until, settledUntil: until });
    const settledOf = (tail: HouseTail): bigint =>
      (before.accounts.get(keyOf(tail))?.settledMinor ?? 0n) + tail.settledMinor;
    const isSealedSince = (tail: HouseTail): boolean => {
      const earlier = before.accounts.get(keyOf(tail));
      return earlier !== undefined && earlier.sealedUntil.getTime() !== tail.sealedUntil.getTime();
    };
    if (tails.some(isSealedSince)) {
      known = undefined;
      return read();
    }
    const accounts = tails.map((tail) => {
      const { sealedUntil } = tail;
      return [keyOf(tail), { sealedUntil, settledMinor: settledOf(tail) }] as const;
    });
    known = { until, accounts: new Map(accounts) };
    return tails.map((tail) => ({
      merchantId: tail.merchantId,
      currency: tail.currency,
      amountMinor: tail.sealedMinor + settledOf(tail) + tail.openMinor,
    }));
  };

  // Serialized, so that nothing is added twice.
  return () => (reading = reading.then(read, read));
}
