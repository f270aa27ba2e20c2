import type { SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { session } from '@croupier/web/session/session.ts';
import { fromStored, toStored } from '../stats/session-stats.ts';

/** Free spins that are settled but that the player hasn't seen to the end. */
export type UnseenFeature = {
  roundId: string;
  stake: bigint;
  payout: bigint;
  multiplierE4: number;
  facts: SlotsFacts;
  /** Free spins that were shown. */
  seen: number;
};

const KEY = 'originals.nine-lanterns';

const isFeature = (value: unknown): value is UnseenFeature =>
  typeof value === 'object' &&
  value !== null &&
  'roundId' in value &&
  'stake' in value &&
  typeof value.stake === 'bigint' &&
  'payout' in value &&
  typeof value.payout === 'bigint' &&
  'facts' in value &&
  'seen' in value &&
  typeof value.seen === 'number';

export function readUnseen(): UnseenFeature | undefined {
  try {
    const text = localStorage.getItem(KEY);
    const value = text ? fromStored(text) : undefined;
    return isFeature(value) && value.facts.feature && value.seen < value.facts.feature.spins.length
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

export function keepUnseen(feature: UnseenFeature | undefined): void {
  try {
    if (feature) localStorage.setItem(KEY, toStored(feature));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked; then free spins are not shown again after a reload. They are paid already.
  }
}

// The next account on this device must not see them.
session.subscribe(() => {
  if (session.token() === null) keepUnseen(undefined);
});
