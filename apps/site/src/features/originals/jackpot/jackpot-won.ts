import { createStore } from '@croupier/web/browser/store.ts';
import { useSyncExternalStore } from 'react';
import { playSound } from '../sound/play-sound.ts';

export type JackpotWin = { roundId: string; amountMinor: bigint };

const won = createStore<JackpotWin | undefined>(undefined);

/** Celebrates when a bet's answer says that its round won the jackpot. */
export function celebrateJackpot({ roundId, jackpot }: { roundId: string; jackpot: bigint | null }): void {
  if (!jackpot) return;
  won.set({ roundId, amountMinor: jackpot });
  playSound('hugeWin');
}

export const endCelebration = (): void => won.set(undefined);

/** The jackpot win being celebrated. */
export const useJackpotWin = (): JackpotWin | undefined =>
  useSyncExternalStore(won.subscribe, won.get, won.get);
