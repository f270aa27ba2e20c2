import type { NumberSource } from '@croupier/fairplay/random.ts';
import type { Phase } from '../host/round-clock.ts';
import type { Json } from '../host/vendor.types.ts';

/** What a stake gives back, the stake included: numerator and denominator. */
export type Share = readonly [bigint, bigint];

export type TableRules = {
  id: string;
  /** Themes of the titles that this game plays. */
  theme: string;
  phases: readonly Phase[];
  /** One debit for each spot, or one for all of them. */
  debits: 'per-spot' | 'one';
  isSpot: (spot: string) => boolean;
  draw: (numbers: NumberSource) => { readonly [key: string]: Json };
  returned: (spot: string, result: { readonly [key: string]: Json }) => Share;
  /** The outcome in a word of at most eight characters, for roads and lobbies. */
  outcome: (result: { readonly [key: string]: Json }) => string;
};

const PHASE_NAMES = ['bet', 'lock', 'deal', 'pay'] as const;
/** The four phases of every table, with their seconds. */
export const phasesOf = (
  ...seconds: readonly [bet: number, lock: number, deal: number, pay: number]
): Phase[] => PHASE_NAMES.map((name, index) => ({ name, milliseconds: (seconds[index] ?? 0) * 1_000 }));

export const LOST: Share = [0n, 1n];
export const STAKE_BACK: Share = [1n, 1n];
/** `3` pays three to one: the stake and three times as much. */
export const paysTo1 = (times: number): Share => [BigInt(times) + 1n, 1n];
