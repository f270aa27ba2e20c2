import { definition } from '@croupier/contract/promotions/definition.ts';
import { formatMoney } from '@croupier/contract/money.ts';
import { insertCoupons } from './claims/coupons.queries.ts';
import { normalCode } from './claims/coupons.usecases.ts';
import type { Parts } from './promotions.types.ts';
import { createPublished } from './versions/publishing.usecases.ts';
import { calendarOf, DEMO_CODES } from './calendar.demo.ts';

/** How much of a merchant's currency stands for one euro in the calendar. */
const RATES: Readonly<Record<string, bigint>> = { EUR: 1n, USD: 1n, THB: 40n, VND: 25_000n };

/** Publishes the calendar of promotions of the demo shops; what is there stays as it is. */
export async function seedPromotions(parts: Parts): Promise<void> {
  const { merchants, wallet, clock, box } = parts;
  for (const { id: merchantId, currency } of await merchants.list()) {
    const rate = RATES[currency] ?? 1n;
    const money = (euros: number): string => formatMoney(BigInt(Math.round(euros * 100)) * 100n * rate);
    // The newest is shown first.
    const calendar = calendarOf(merchantId, { money, now: clock.now() }).toReversed();
    for (const { slug, texts, definition: stored } of calendar) {
      const published = await wallet.transaction((tx) =>
        createPublished(parts, tx, { merchantId, slug, texts, definition: definition.parse(stored) }),
      );
      if (!published || stored.trigger.on !== 'code') continue;
      const keys = await Promise.all(
        DEMO_CODES.map(async (code) => (await box.hashes(normalCode(code), merchantId))[0]),
      );
      await parts.db
        .transaction()
        .execute((tx) => insertCoupons(tx, { merchantId, promotionId: published.id, uses: 1_000, keys }));
    }
  }
}
