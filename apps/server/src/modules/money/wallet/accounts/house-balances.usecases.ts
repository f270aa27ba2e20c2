import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { LATEST_COMMIT_MILLISECONDS } from '../wallet.config.ts';
import { readHouseTails, readSealedUntil, type HouseTail } from '../wallet.reads.ts';
import type { HouseAccountRef } from '../wallet.types.ts';

export type HouseAmount = { merchantId: string; currency: string; amountMinor: bigint };

type Known = { seal: Date; until: Date; settledMinor: ReadonlyMap<string, bigint> };

const sealedAt = (seal: Date): Known => ({ seal, until: seal, settledMinor: new Map() });
const keyOf = ({ merchantId, currency }: HouseTail): string => `${merchantId}/${currency}`;

/**
 * Reads the same house account of every merchant again and again, for screens. What is between the seal and half a
 * minute ago is added up in memory, so that each reading takes as long as that half minute is busy, not as long as the
 * period is old. With every seal it begins anew from there: whatever was committed later than that counts from then on.
 * What is paid is never decided by it but by `readHouseAccount`.
 */
export function createHouseReader(
  { db, clock }: { db: Db; clock: Clock },
  account: HouseAccountRef,
): () => Promise<HouseAmount[]> {
  let known: Known | undefined;
  let reading: Promise<HouseAmount[]> = Promise.resolve([]);

  const read = async (): Promise<HouseAmount[]> => {
    const before = (known ??= sealedAt(await readSealedUntil(db)));
    const late = new Date(clock.now().getTime() - LATEST_COMMIT_MILLISECONDS);
    const until = late > before.until ? late : before.until;
    const tails = await readHouseTails(db, { account, since: before.until, settledUntil: until });
    const [first] = tails;
    if (first && first.sealedUntil.getTime() !== before.seal.getTime()) {
      known = sealedAt(first.sealedUntil);
      return read();
    }
    const settledOf = (tail: HouseTail): bigint =>
      (before.settledMinor.get(keyOf(tail)) ?? 0n) + tail.settledMinor;
    known = {
      seal: before.seal,
      until,
      settledMinor: new Map(tails.map((tail) => [keyOf(tail), settledOf(tail)])),
    };
    return tails.map((tail) => ({
      merchantId: tail.merchantId,
      currency: tail.currency,
      amountMinor: tail.sealedMinor + settledOf(tail) + tail.openMinor,
    }));
  };

  // One after the other: what is added up must not be added twice.
  return () => (reading = reading.then(read, read));
}
