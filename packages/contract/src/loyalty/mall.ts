import { z } from 'zod';
import { id, idempotencyKey } from '../ids.ts';
import { instant } from '../instant.ts';
import { money } from '../money.ts';
import { PAGE_SIZE_MAX } from '../paging.ts';
import { defineRoutes } from '../route.ts';
import { PASSWORD_ERRORS } from './points.ts';
import { vipLevelNumber } from './vip.ts';

/** An `article` is sent, a `voucher` is a code; the other two are issued by their own modules. */
export const GOOD_KINDS = ['article', 'voucher', 'free_rounds', 'tickets'] as const;
export const goodKind = z.enum(GOOD_KINDS);
export type GoodKind = z.infer<typeof goodKind>;

/** What pictures of goods are drawn of. */
export const GOOD_ARTS = [
  'headphones',
  'phone',
  'watch',
  'console',
  'scooter',
  'backpack',
  'jersey',
  'mug',
  'bottle',
  'gold_bar',
  'gift_card',
  'fuel_card',
  'coffee_card',
  'cinema_card',
  'free_rounds',
  'raffle_tickets',
  'gift_box',
] as const;
export const goodArt = z.enum(GOOD_ARTS);
export type GoodArt = z.infer<typeof goodArt>;

export const MAX_QUANTITY = 20;

const good = z.object({
  id,
  kind: goodKind,
  name: z.string(),
  detail: z.string(),
  art: goodArt,
  points: money,
  /** What is paid in money besides. */
  amount: money,
  /** Pieces that are left; null without end. */
  stock: z.int().nullable(),
  perMember: z.int().nullable(),
  minLevel: vipLevelNumber,
  needsAddress: z.boolean(),
  isNew: z.boolean(),
});
export type Good = z.infer<typeof good>;

export const REDEMPTION_STATES = ['process', 'approved', 'rejected'] as const;
export const redemptionState = z.enum(REDEMPTION_STATES);
export type RedemptionState = z.infer<typeof redemptionState>;

const redemption = z.object({
  id,
  goodId: id,
  kind: goodKind,
  name: z.string(),
  art: goodArt,
  quantity: z.int(),
  points: money,
  amount: money,
  paidFrom: z.enum(['points', 'gift']),
  state: redemptionState,
  /** The parcel's number, or the voucher's code. */
  shippingNo: z.string().nullable(),
  /** Why it was rejected. */
  remark: z.string().nullable(),
  /** What the member recognises the address by; null for what is not sent. */
  address: z.string().nullable(),
  /** A gift that is sent waits for an address. */
  needsAddress: z.boolean(),
  mobileEnd: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Redemption = z.infer<typeof redemption>;

const line = (min: number, max: number) => z.string().trim().min(min).max(max);
/** A postal address as its country writes it. */
export const postalAddress = z.object({
  name: line(2, 80),
  /** Two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  line1: line(3, 120),
  line2: line(0, 120).default(''),
  city: line(1, 80),
  region: line(0, 80).default(''),
  postcode: line(0, 16).default(''),
});
export type PostalAddress = z.infer<typeof postalAddress>;

const savedAddress = postalAddress.extend({ id, usedAt: instant });
export type SavedAddress = z.infer<typeof savedAddress>;

const mobile = z
  .string()
  .trim()
  .regex(/^\+?[\d ().-]{6,24}$/);

export const mallRoutes = defineRoutes({
  goods: {
    method: 'GET',
    path: '/wps/points/goods',
    summary: 'What can be had for points now.',
    access: 'member',
    response: z.object({ goods: z.array(good) }),
  },
  redeems: {
    method: 'GET',
    path: '/wps/points/redeems',
    summary: 'What the caller redeemed and was given, newest first.',
    access: 'member',
    query: z.object({
      state: redemptionState.optional(),
      after: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(20),
    }),
    response: z.object({ items: z.array(redemption), next: z.string().nullable() }),
  },
  redeem: {
    method: 'POST',
    path: '/wps/points/redeem',
    summary: 'Redeems a good: points, money and pieces are held until an operator has decided.',
    access: 'member',
    encrypted: true,
    body: z.object({
      id: idempotencyKey,
      goodId: id,
      quantity: z.int().min(1).max(MAX_QUANTITY),
      /** What the caller was shown for all pieces; another price is refused. */
      points: money,
      amount: money,
      addressId: id.optional(),
      mobile,
      paymentPassword: z.string().min(1).max(64),
    }),
    response: redemption,
    errors: [
      ...PASSWORD_ERRORS,
      'loyalty.good_not_found',
      'loyalty.address_needed',
      'loyalty.price_changed',
      'loyalty.sold_out',
      'loyalty.per_member',
      'loyalty.level_too_low',
      'loyalty.id_reused',
      'loyalty.not_allowed',
      'wallet.insufficient_funds',
    ],
  },
  sendTo: {
    method: 'POST',
    path: '/wps/points/redeems/:redemptionId/address',
    summary: 'Says where a gift is sent to.',
    access: 'member',
    encrypted: true,
    params: z.object({ redemptionId: id }),
    body: z.object({ addressId: id, mobile }),
    response: redemption,
    errors: ['loyalty.redemption_not_found', 'loyalty.address_needed', 'loyalty.redemption_state'],
  },
  addresses: {
    method: 'GET',
    path: '/wps/member/receivingAddresses',
    summary: 'The caller’s receiving addresses.',
    access: 'member',
    response: z.object({ addresses: z.array(savedAddress) }),
  },
  addAddress: {
    method: 'POST',
    path: '/wps/member/receivingAddresses',
    summary: 'Adds a receiving address; it is stored encrypted and erased 90 days after its last use.',
    access: 'member',
    encrypted: true,
    body: postalAddress.extend({ id: idempotencyKey }),
    response: savedAddress,
    errors: ['loyalty.too_many_addresses', 'loyalty.id_reused'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/wps/member/receivingAddresses/:addressId',
    summary: 'Removes an address from the list; what is on its way there stays so.',
    access: 'member',
    params: z.object({ addressId: id }),
    response: z.null(),
    errors: ['loyalty.address_needed'],
  },
});
