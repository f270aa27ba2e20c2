import type { Channel, Method } from './channels.types.ts';
import { isWithinHours } from './hours.rules.ts';

const isUsable = ({ isOpen, accountState }: Channel): boolean => isOpen && accountState === 'open';

/** The first channel in order that is open, healthy and takes the amount. */
export const channelFor = ({ channels }: Method, amountMinor: bigint): Channel | undefined =>
  channels.find(
    (channel) => isUsable(channel) && (channel.maxMinor === null || amountMinor <= channel.maxMinor),
  );

/** Why nobody can use the method now; null if it can be used. */
export function restingReason(
  method: Method,
  now: Date,
): 'closed' | 'outside_hours' | 'provider_down' | null {
  if (
    !method.isOpen ||
    !method.channels.some(({ isOpen, accountState }) => isOpen && accountState !== 'closed')
  )
    return 'closed';
  if (!isWithinHours(method.terms.hours, now)) return 'outside_hours';
  return method.channels.some(isUsable) ? null : 'provider_down';
}

/** The largest amount that some channel takes. */
export function largestAmount({ terms, channels }: Method): bigint {
  let largest = 0n;
  for (const channel of channels.filter(isUsable)) {
    const max = channel.maxMinor ?? terms.max;
    if (max > largest) largest = max;
  }
  return largest < terms.max ? largest : terms.max;
}
