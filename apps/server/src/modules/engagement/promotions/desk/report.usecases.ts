import type { PromotionReport } from '@croupier/contract/promotions/promotions-desk.ts';
import { TYPES_OF_KIND } from '../../../access/members/index.ts';
import { isHeldOut } from '../facts/facts.usecases.ts';
import { pageOfMembers } from '../facts/members.reads.ts';
import { PAGE_MEMBERS } from '../promotions.config.ts';
import type { Parts, Promotion, PromotionKey } from '../promotions.types.ts';
import type { Catalogue } from '../versions/catalogue.usecases.ts';
import { listRecipients, readDays, readStates, readSums } from './report.reads.ts';
import { upliftOf } from './uplift.rules.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const DAYS = 30;
const TYPES = [...TYPES_OF_KIND.member, ...TYPES_OF_KIND.agent];

/** Net revenue of members with and without the promotion since its first grant. */
async function readUplift(
  { db, figures, merchants }: Parts,
  { merchantId, id: promotionId, definition }: Promotion,
  from: Date,
): Promise<PromotionReport['uplift']> {
  if (definition.holdoutBps === 0) return null;
  const { currency } = await merchants.byId(merchantId);
  const cost = new Map(
    (await listRecipients(db, { merchantId, promotionId })).map((row) => [row.memberId, row.cost]),
  );
  const groups: { treated: bigint[]; control: bigint[] } = { treated: [], control: [] };
  for (let after: string | null = null; ;) {
    const memberIds = await pageOfMembers(db, { merchantId, after, limit: PAGE_MEMBERS, types: TYPES });
    const play = await figures.ownPlay({ merchantId, currency, memberIds, from });
    const net = Map.groupBy(play, ({ memberId }) => memberId);
    for (const memberId of memberIds) {
      const held = isHeldOut(promotionId, memberId, definition.holdoutBps);
      const rows = net.get(memberId);
      // Who neither played nor got anything is in no group.
      if (!rows && !cost.has(memberId)) continue;
      const revenue = (rows ?? []).reduce((sum, row) => sum + row.netLossMinor, 0n);
      groups[held ? 'control' : 'treated'].push(revenue - (cost.get(memberId) ?? 0n));
    }
    if (memberIds.length < PAGE_MEMBERS) return upliftOf(groups.treated, groups.control);
    after = memberIds.at(-1) ?? null;
  }
}

/** What a promotion cost and did. @throws `promotions.not_found` */
export async function reportOf(
  parts: Parts & { catalogue: Pick<Catalogue, 'get'> },
  key: PromotionKey,
): Promise<PromotionReport> {
  const { db, clock, merchants, wallet } = parts;
  const promotion = await parts.catalogue.get(key);
  const { currency, settings } = await merchants.byId(key.merchantId);
  const until = clock.now();
  const since = new Date(until.getTime() - DAYS * DAY_MILLISECONDS);
  const sums = await readSums(db, key);
  const paid = await wallet.houseAccountBalance(db, {
    merchantId: key.merchantId,
    currency,
    account: { owner: 'house', kind: 'bonus_cost', key: key.promotionId },
  });
  return {
    currency,
    from: sums.first ?? until,
    until,
    granted: sums.grantedMinor,
    returned: sums.returnedMinor,
    ledgerCost: -paid,
    recipients: sums.recipients,
    byState: await readStates(db, key),
    byDay: await readDays(db, { ...key, zone: settings.settlement.timeZone, since }),
    uplift: sums.first ? await readUplift(parts, promotion, sums.first) : null,
  };
}
