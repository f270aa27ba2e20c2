import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { saveFeed } from './results/readings.queries.ts';
import type { StoredBeacon } from './results/beacons.queries.ts';
import { brandLottery, DEMO_LOTTERIES, SHIPPED_LOTTERIES } from './schedules/lotteries.config.ts';
import { listLotteries } from './schedules/lotteries.queries.ts';
import { seedLotteries } from './schedules/seed.usecases.ts';
import { defaultDocument } from './terms/documents.config.ts';
import { insertRules } from './terms/documents.queries.ts';
import { storedDocument } from './terms/documents.rules.ts';

/** The sandbox's beacon; its key is fixed, because draws refer to it. */
export const SANDBOX_BEACON = {
  id: 'sandbox',
  chainHash: '5a0db0c8c0dec0de5a0db0c8c0dec0de5a0db0c8c0dec0de5a0db0c8c0dec0de',
  publicKey:
    '854e36b0392ab8bf58d11d5cf7c6731aaba0c614ae4ffc9ad3f0d072731995a3c2eeef3d9625ad3baa64de691a72691806d17f3103f25ed33afc3d43030e3d8a64350750dfb7cd7bddcb0017c50c934d4da75aa3b701db3948b575ffe966554f',
  genesisAt: new Date('2026-01-01T00:00:00Z'),
  periodSeconds: 3,
} as const;

const BRANDS = [
  { merchantId: 'lotus', names: { EN: 'Lotus Five', TY: 'โลตัส 5 หลัก' } },
  { merchantId: 'saobien', names: { EN: 'Sao Biển Five', TY: 'เซาเบียน 5 หลัก', VI: 'Sao Biển 5 số' } },
];

/** The shop in đồng: a line costs 2,000 where it costs 2 elsewhere. */
const SCALES: Readonly<Record<string, bigint>> = { saobien: 1_000n };

/** The demo's lotteries, drawn with the sandbox's beacon and by its two feeds. */
export async function seedLotteryDemo(
  deps: { db: Db; clock: Clock },
  { sandboxUrl, merchantIds }: { sandboxUrl: string; merchantIds: readonly string[] },
): Promise<void> {
  const { db, clock } = deps;
  const beacon: StoredBeacon = { ...SANDBOX_BEACON, url: new URL('/lottery/beacon', sandboxUrl).href };
  const brands = BRANDS.map(brandLottery);
  await seedLotteries(deps, [...SHIPPED_LOTTERIES, ...brands], {
    beacon,
    isActive: (id) => DEMO_LOTTERIES.has(id) || brands.some((brand) => brand.id === id),
  });
  const lotteries = (await listLotteries(db)).filter(({ isActive }) => isActive);
  for (const merchantId of merchantIds)
    for (const { id: lotteryId, mode, brandOf } of lotteries)
      if (brandOf === null || brandOf === merchantId)
        await insertRules(db, {
          merchantId,
          lotteryId,
          version: 1,
          document: storedDocument(defaultDocument(mode, SCALES[merchantId])),
          effectiveAt: clock.now(),
        });
  for (const owner of ['north', 'south'])
    await saveFeed(db, {
      id: `sandbox-${owner}`,
      owner: `sandbox-${owner}`,
      url: new URL(`/lottery/feeds/${owner}`, sandboxUrl).href,
      isActive: true,
    });
}
