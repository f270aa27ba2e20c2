import { WELCOME_SLUG } from '../promotions.config.ts';
import type { Promotion } from '../promotions.types.ts';

/**
 * Whether members are told of a grant: not of what they have just done themselves, of each sign-in, or of the welcome
 * credit, which has a message of its own.
 */
export function isToldOf({ slug, definition }: Pick<Promotion, 'slug' | 'definition'>): boolean {
  const { trigger, kind } = definition;
  if (slug === WELCOME_SLUG || kind === 'wheel' || kind === 'envelope') return false;
  if (trigger.on === 'event') return trigger.name !== 'member.signed_in';
  return trigger.on === 'schedule' || trigger.on === 'operator' || trigger.on === 'play';
}
