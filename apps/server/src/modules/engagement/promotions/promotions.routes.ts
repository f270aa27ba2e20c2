import {
  promotionsRoutes,
  rewardsRoutes,
  type MemberReward,
} from '@croupier/contract/promotions/promotions.ts';
import { bindRoutes, type BoundRoutes } from '../../../platform/http/call.ts';
import type { Account } from '../../../platform/http/context.ts';
import { apply } from './applications/applying.usecases.ts';
import type { createClaims } from './claims/claiming.usecases.ts';
import type { createCoupons } from './claims/coupons.usecases.ts';
import type { createRewards } from './claims/rewards.usecases.ts';
import { depositOffers } from './deposit-offers.usecases.ts';
import type { createEntries } from './entries/entries.usecases.ts';
import { countClaimable, findGrant, listGrants, type ShownGrant } from './grants/grants.reads.ts';
import { appError } from '../../../platform/http/errors.ts';
import { promotionErrors } from './promotions.errors.ts';
import type { Parts } from './promotions.types.ts';
import type { Catalogue } from './versions/catalogue.usecases.ts';
import { textIn, type Reader, type Views } from './views.usecases.ts';

export type SiteParts = Parts & {
  catalogue: Catalogue;
  views: Views;
  claims: ReturnType<typeof createClaims>;
  coupons: ReturnType<typeof createCoupons>;
  entries: ReturnType<typeof createEntries>;
  rewards: ReturnType<typeof createRewards>;
};

type Asking = { merchantId: string; account: Account | null; language: string };

const memberOf = ({ merchantId, id }: Account) => ({ merchantId, memberId: id });

const rewardOf = ({ slug, texts, ...grant }: ShownGrant, language: string): MemberReward => ({
  id: grant.id,
  promotionId: grant.promotionId,
  slug,
  title: textIn(texts, language).title,
  state: grant.state,
  rewards: grant.rewards,
  because: grant.because,
  createdAt: grant.createdAt,
  expiresAt: grant.expiresAt,
  claimedAt: grant.claimedAt,
  remark: grant.remark,
});

/** More than anybody has open. */
const MAX_OPEN = 200;

const cashOf = (grants: ReadonlyArray<Pick<ShownGrant, 'state' | 'rewards'>>): bigint =>
  grants
    .flatMap(({ rewards }) => rewards)
    .reduce((sum, { kind, amountMinor }) => (kind === 'cash' ? sum + amountMinor : sum), 0n);

/** Where somebody stands is only known of members. */
const readerOf = ({ merchantId, account, language }: Asking): Reader => ({
  merchantId,
  memberId: account === null || account.kind === 'trial' ? undefined : account.id,
  language,
});

export function promotionRoutes(parts: SiteParts): BoundRoutes {
  const { views, claims, coupons, entries } = parts;
  const shown = async (account: Account, language: string, grantId: string): Promise<MemberReward> => {
    const found = await findGrant(parts.db, { ...memberOf(account), grantId });
    if (!found) throw appError(promotionErrors.grantNotFound);
    return rewardOf(found, language);
  };
  return bindRoutes(promotionsRoutes, {
    list: async (call) => ({ items: await views.list(readerOf(call)) }),
    get: (call) => views.get(readerOf(call), call.params.id),
    forDeposit: async ({ account, language, query }) => ({
      items: await depositOffers(parts, { ...memberOf(account), language }, query.amount),
    }),
    coupon: async ({ account, language, body, ip }) =>
      shown(account, language, (await coupons.redeem(memberOf(account), { code: body.code, ip })).id),
    join: async (call) => {
      const { account, params, body, language } = call;
      await entries.join(memberOf(account), { promotionId: params.id, ...body, language });
      return views.get(readerOf(call), params.id);
    },
    leave: async (call) => {
      await entries.leave(memberOf(call.account), call.params.id);
      return views.get(readerOf(call), call.params.id);
    },
    apply: async (call) => {
      await apply(parts, memberOf(call.account), { promotionId: call.params.id, ...call.body });
      return views.get(readerOf(call), call.params.id);
    },
    claim: async ({ account, language, params }) =>
      shown(account, language, (await claims.claim(memberOf(account), params.id)).id),
  });
}

export function rewardRoutes(parts: SiteParts): BoundRoutes {
  const { db, clock, rewards } = parts;
  return bindRoutes(rewardsRoutes, {
    list: async ({ account, language, query }) => {
      const of = { ...memberOf(account), after: query.after, limit: query.limit };
      const open = await listGrants(db, { ...of, after: undefined, limit: MAX_OPEN, open: true });
      const past = await listGrants(db, { ...of, limit: query.limit + 1, open: false });
      const at = clock.now();
      const waiting = open.filter(
        ({ state, expiresAt }) => state === 'issued' && !(expiresAt && expiresAt <= at),
      );
      const page = past.slice(0, query.limit);
      return {
        open: open.map((grant) => rewardOf(grant, language)),
        past: page.map((grant) => rewardOf(grant, language)),
        next: past.length > query.limit ? (page.at(-1)?.id ?? null) : null,
        claimable: cashOf(waiting),
      };
    },
    count: async ({ account }) => ({
      count: await countClaimable(db, { ...memberOf(account), at: clock.now() }),
    }),
    claim: async ({ account, language, params }) => {
      await rewards.claim(memberOf(account), params.id);
      const found = await findGrant(db, { ...memberOf(account), grantId: params.id });
      if (!found) throw appError(promotionErrors.grantNotFound);
      return rewardOf(found, language);
    },
    claimAll: async ({ account }) => {
      const claimed = await rewards.claimAll(memberOf(account));
      return { claimed: claimed.map(({ id }) => id), cash: cashOf(claimed) };
    },
  });
}
