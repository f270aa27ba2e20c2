import { z } from 'zod';
import { requestReason, requestResult } from '../access/approvals.ts';
import { GAME_CATEGORIES } from '../games/catalogue.ts';
import { id } from '../ids.ts';
import { instant } from '../instant.ts';
import { defineList } from '../lists/define-list.ts';
import { merchantParams } from '../merchants/merchant-params.ts';
import { languageCode } from '../merchants/system.ts';
import { money, positiveMoney } from '../money.ts';
import { defineRoutes } from '../route.ts';
import { goodArt, goodKind, postalAddress, redemptionState } from './mall.ts';
import { levelExchange, MAX_LEVEL, vipLevelNumber } from './vip.ts';

const LOYALTY = '/console/merchants/:merchantCode/loyalty';
const account = z.string().trim().min(1).max(64);
const texts = (max: number) => z.partialRecord(languageCode, z.string().trim().max(max));

/** Only what is on sale can be redeemed. */
export const GOOD_STATES = ['draft', 'on_sale', 'paused', 'archived'] as const;
export const goodState = z.enum(GOOD_STATES);

const MAX_STOCK = 1_000_000;
const goodFields = z.object({
  kind: goodKind,
  state: goodState,
  names: texts(80),
  details: texts(1_000),
  art: goodArt,
  points: positiveMoney,
  amount: money.refine((amount) => amount >= 0n),
  /** What one piece costs the house: from the line on, two persons approve. */
  worth: money.refine((amount) => amount >= 0n),
  stock: z.int().min(0).max(MAX_STOCK).nullable(),
  perMember: z.int().min(1).max(1_000).nullable(),
  minLevel: vipLevelNumber,
  /** How many free rounds or tickets, of what. */
  terms: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])).nullable(),
  position: z.int().min(0).max(10_000),
});
export type GoodFields = z.infer<typeof goodFields>;

export const goodList = defineList({
  id: 'goods',
  path: '/console/loyalty/goods',
  summary: 'Goods of the points mall, in the order in which members see them.',
  permission: 'loyalty.view',
  item: goodFields.omit({ details: true, terms: true }).extend({
    id,
    merchantCode: z.string(),
    currency: z.string(),
    /** Pieces that were redeemed, and of these the ones that wait for a decision. */
    redeemed: z.int(),
    waiting: z.int(),
    changedAt: instant,
  }),
  filters: { id, state: goodState, kind: goodKind },
  sorts: ['position'],
  initialSort: 'position',
});

export const redemptionList = defineList({
  id: 'redemptions',
  path: '/console/loyalty/redemptions',
  summary: 'What members redeemed and were given, the oldest first.',
  permission: 'loyalty.view',
  item: z.object({
    id,
    merchantCode: z.string(),
    currency: z.string(),
    member: z.object({ id, account: z.string() }),
    goodId: id,
    names: texts(80),
    art: goodArt,
    kind: goodKind,
    quantity: z.int(),
    points: money,
    amount: money,
    worth: money,
    paidFrom: z.enum(['points', 'gift']),
    state: redemptionState,
    hasAddress: z.boolean(),
    /** From the line of the currency on. */
    needsSecond: z.boolean(),
    shippingNo: z.string().nullable(),
    remark: z.string().nullable(),
    createdAt: instant,
    decidedAt: instant.nullable(),
    decidedByName: z.string().nullable(),
  }),
  filters: {
    id,
    /** The account name, in any case. */
    account,
    memberId: id,
    goodId: id,
    state: redemptionState,
    kind: goodKind,
    createdFrom: instant,
    createdUntil: instant,
  },
  sorts: ['createdAt'],
  initialSort: 'createdAt',
});

const shippingNo = z.string().trim().min(1).max(80);
const remark = z.string().trim().min(3).max(300);
const decision = requestResult.extend({ state: z.enum(['asked', 'done']) });

const rates = z
  .array(
    z.object({
      class: z.enum(GAME_CATEGORIES),
      level: vipLevelNumber,
      pointsPpm: z.int().min(0).max(1_000_000_000),
      xpPpm: z.int().min(0).max(1_000_000_000),
    }),
  )
  .max(GAME_CATEGORIES.length * (MAX_LEVEL + 1));
const rateSheet = z.object({
  /** A multiple of five minutes. */
  from: instant,
  rates,
  createdByName: z.string().nullable(),
  createdAt: instant,
});

const exchangeLevels = z
  .array(
    levelExchange.extend({
      steps: z
        .array(z.object({ from: positiveMoney, price: positiveMoney }))
        .min(1)
        .max(10),
    }),
  )
  .min(1)
  .max(MAX_LEVEL + 1);
const exchangeTable = z.object({
  from: instant,
  levels: z.array(levelExchange),
  createdByName: z.string().nullable(),
  createdAt: instant,
});

const bps = z.int().min(0).max(10_000);
const notNegative = money.refine((amount) => amount >= 0n);
const deskLevel = z.object({
  level: vipLevelNumber,
  names: texts(40),
  threshold: notNegative,
  keep: notNegative,
  cashbackBps: bps,
  rakebackBps: bps,
  levelUp: notNegative,
  weekly: notNegative,
  monthly: notNegative,
});
export type DeskLevel = z.infer<typeof deskLevel>;

const ofGood = merchantParams.extend({ goodId: id });
const ofRedemption = merchantParams.extend({ redemptionId: id });
const DECIDE_ERRORS = [
  'loyalty.redemption_not_found',
  'loyalty.redemption_state',
  'loyalty.shipping_needed',
  'loyalty.address_needed',
  'loyalty.no_issuer',
  'bonuses.free_rounds_unavailable',
  'contests.over',
  'approvals.already_asked',
] as const;

const redemptionCalls = defineRoutes({
  redemptions: redemptionList.route,
  reveal: {
    method: 'POST',
    path: `${LOYALTY}/redemptions/:redemptionId/reveal`,
    summary: 'Where a redemption goes, and the number to call; every look is recorded.',
    access: 'operator',
    permission: 'loyalty.redemptions.decide',
    params: ofRedemption,
    response: z.object({ address: postalAddress.nullable(), mobile: z.string().nullable() }),
    errors: ['loyalty.redemption_not_found'],
  },
  approve: {
    method: 'POST',
    path: `${LOYALTY}/redemptions/:redemptionId/approve`,
    summary: 'Approves a redemption with the number of its parcel or its code; from the line on by request.',
    access: 'operator',
    permission: 'loyalty.redemptions.decide',
    params: ofRedemption,
    body: z.object({ shippingNo: shippingNo.optional(), reason: requestReason.optional() }),
    response: decision,
    errors: DECIDE_ERRORS,
  },
  reject: {
    method: 'POST',
    path: `${LOYALTY}/redemptions/:redemptionId/reject`,
    summary: 'Rejects a redemption: points, money and pieces go back, and the member reads why.',
    access: 'operator',
    permission: 'loyalty.redemptions.decide',
    params: ofRedemption,
    body: z.object({ remark }),
    response: decision,
    errors: DECIDE_ERRORS,
  },
  decideMany: {
    method: 'POST',
    path: `${LOYALTY}/redemptions/decide`,
    summary: 'Decides about many redemptions, each by itself.',
    access: 'operator',
    permission: 'loyalty.redemptions.decide',
    params: merchantParams,
    body: z.object({
      act: z.enum(['approve', 'reject']),
      items: z
        .array(z.object({ id, shippingNo: shippingNo.optional() }))
        .min(1)
        .max(200),
      remark: remark.optional(),
    }),
    response: z.object({
      results: z.array(
        z.object({ id, state: z.enum(['asked', 'done', 'failed']), code: z.string().nullable() }),
      ),
    }),
  },
});

/** Operators' calls about points, goods and levels. */
export const loyaltyDeskRoutes = defineRoutes({
  ...redemptionCalls,
  goods: goodList.route,
  good: {
    method: 'GET',
    path: `${LOYALTY}/goods/:goodId`,
    summary: 'One good with its texts in every language.',
    access: 'operator',
    permission: 'loyalty.view',
    params: ofGood,
    response: goodFields.extend({ id, currency: z.string(), languages: z.array(languageCode) }),
    errors: ['loyalty.good_not_found'],
  },
  putGood: {
    method: 'PUT',
    path: `${LOYALTY}/goods/:goodId`,
    summary: 'Adds or changes a good; what was redeemed keeps its price.',
    access: 'operator',
    permission: 'loyalty.goods.manage',
    params: ofGood,
    body: goodFields.extend({
      /** The stock that the operator saw: what members have redeemed since is taken off the new one. */
      stockSeen: z.int().min(0).max(MAX_STOCK).nullable(),
    }),
    response: z.object({ id }),
    errors: ['loyalty.no_issuer'],
  },
  rates: {
    method: 'GET',
    path: `${LOYALTY}/rates`,
    summary: 'Rates of points: the sheet that counts, those to come and the last ones before.',
    access: 'operator',
    permission: 'loyalty.view',
    params: merchantParams,
    response: z.object({
      classes: z.array(z.enum(GAME_CATEGORIES)),
      levels: z.array(vipLevelNumber),
      now: instant,
      sheets: z.array(rateSheet),
    }),
  },
  addRates: {
    method: 'POST',
    path: `${LOYALTY}/rates`,
    summary: 'Adds a sheet of rates that counts from a time to come.',
    access: 'operator',
    permission: 'loyalty.rates.manage',
    params: merchantParams,
    body: z.object({ from: instant, rates, reason: requestReason }),
    response: z.null(),
    errors: ['loyalty.sheet_past', 'loyalty.sheet_incomplete'],
  },
  dropRates: {
    method: 'POST',
    path: `${LOYALTY}/rates/drop`,
    summary: 'Takes back a sheet of rates before it counts.',
    access: 'operator',
    permission: 'loyalty.rates.manage',
    params: merchantParams,
    body: z.object({ from: instant, reason: requestReason }),
    response: z.null(),
    errors: ['loyalty.sheet_past'],
  },
  exchange: {
    method: 'GET',
    path: `${LOYALTY}/exchange`,
    summary: 'Exchange tables: the one that counts, those to come and the last ones before.',
    access: 'operator',
    permission: 'loyalty.view',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      levels: z.array(vipLevelNumber),
      now: instant,
      tables: z.array(exchangeTable),
    }),
  },
  addExchange: {
    method: 'POST',
    path: `${LOYALTY}/exchange`,
    summary: 'Adds an exchange table that counts from a time to come.',
    access: 'operator',
    permission: 'loyalty.rates.manage',
    params: merchantParams,
    body: z.object({ from: instant, levels: exchangeLevels, reason: requestReason }),
    response: z.null(),
    errors: ['loyalty.sheet_past', 'loyalty.sheet_incomplete'],
  },
  dropExchange: {
    method: 'POST',
    path: `${LOYALTY}/exchange/drop`,
    summary: 'Takes back an exchange table before it counts.',
    access: 'operator',
    permission: 'loyalty.rates.manage',
    params: merchantParams,
    body: z.object({ from: instant, reason: requestReason }),
    response: z.null(),
    errors: ['loyalty.sheet_past'],
  },
  levels: {
    method: 'GET',
    path: `${LOYALTY}/levels`,
    summary: 'The ladder, and how many members stand on each level.',
    access: 'operator',
    permission: 'loyalty.view',
    params: merchantParams,
    response: z.object({
      currency: z.string(),
      languages: z.array(languageCode),
      levels: z.array(deskLevel.extend({ members: z.int() })),
      demotes: z.boolean(),
    }),
  },
  putLevels: {
    method: 'PUT',
    path: `${LOYALTY}/levels`,
    summary: 'Changes the ladder. Nobody loses a level by it.',
    access: 'operator',
    permission: 'loyalty.rates.manage',
    params: merchantParams,
    body: z.object({
      levels: z
        .array(deskLevel)
        .min(1)
        .max(MAX_LEVEL + 1),
      demotes: z.boolean(),
      reason: requestReason,
    }),
    response: z.null(),
    errors: ['loyalty.levels_order'],
  },
});
