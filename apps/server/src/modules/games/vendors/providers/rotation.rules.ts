import type { AccountKeys } from '../vendors.types.ts';

/** The keys with which a call may be signed now: the current ones first. */
export const keysAt = <Keys>({ current, previous }: AccountKeys<Keys>, now: Date): [Keys, ...Keys[]] =>
  previous && now < previous.until ? [current, previous.keys] : [current];
