import type { AttemptPolicy } from '../../../platform/attempts.ts';

/** Wrong codes of one member, and of one address, before it has to wait. */
export const COUPON_LIMIT: AttemptPolicy = {
  attempts: 6,
  windowSeconds: 900,
  firstLockSeconds: 300,
  maxLockSeconds: 86_400,
};
export const COUPON_ADDRESS_LIMIT: AttemptPolicy = { ...COUPON_LIMIT, attempts: 30 };

/** Members of one page of a run, and grants delivered in one transaction. */
export const PAGE_MEMBERS = 10_000;
export const DELIVERED_TOGETHER = 500;
/** Messages of one transaction: each locks an inbox. */
export const TOLD_TOGETHER = 500;

/** Pictures of an application are kept for so many days after its decision. */
export const PICTURE_DAYS = 90;

/** A grant under review is decided within so many hours, or it is issued. */
export const REVIEW_HOURS = 72;

/** From when on something looks like abuse. */
export const SIGNALS = {
  /** Looks back so far; what was found before is not found again. */
  hours: 24,
  /** Members at one browser who got the same promotion. A payment account of two is one too many. */
  clusterMembers: 3,
  /** Slots of five minutes in which two members' bets cancel each other out, and how little is left of the stakes. */
  oppositeSlots: 3,
  oppositeNetBps: 500,
  claimsAnHour: 20,
  /** A gift that was not even wagered once before its member withdraws. */
  giftDays: 7,
} as const;

/** The promotion that credits new members, by the merchant's setting. */
export const WELCOME_SLUG = 'welcome-credit';
