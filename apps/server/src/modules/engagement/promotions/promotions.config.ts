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

/** A grant under review is decided within so many hours, or it is issued. */
export const REVIEW_HOURS = 72;

/** The promotion that credits new members, by the merchant's setting. */
export const WELCOME_SLUG = 'welcome-credit';
