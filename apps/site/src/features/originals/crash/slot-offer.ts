import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import type { RoomView } from '../../../shared/crash-room/crash-room.ts';
import { leftAt } from './slot-bets.ts';
import type { Slot, Wish } from './use-slot.ts';

const FIRST_CASH_OUT = 101;

export type SlotOffer = {
  text: 'bet' | 'betNext' | 'betQueued' | 'cancel' | 'inRound' | 'cashOut' | 'cashingOut';
  /** Named in the text. */
  amount?: bigint;
  act?: () => void;
};

export type SlotMoment = {
  slot: Slot;
  bet: CrashBet | undefined;
  /** Undefined while the fields have a mistake. */
  wish: Wish | undefined;
  view: Pick<RoomView, 'state' | 'isConnected'>;
  multiplier: number;
};

/** What the button of a bet does at this moment. */
export function slotOffer({ slot, bet, wish, view, multiplier }: SlotMoment): SlotOffer {
  const { state, isConnected } = view;
  const phase = isConnected ? state?.phase : undefined;
  const left = bet && state ? leftAt(bet, state, multiplier) : undefined;
  if (bet?.state === 'open' && left === undefined) {
    if (phase === 'betting') return { text: 'cancel', amount: bet.stake, act: () => slot.cancel(bet) };
    if (phase === 'locked') return { text: 'inRound' };
    if (phase === 'running' && slot.isBusy) return { text: 'cashingOut' };
    if (phase === 'running' && multiplier < FIRST_CASH_OUT) return { text: 'inRound' };
    if (phase === 'running')
      return {
        text: 'cashOut',
        amount: crashPayout(bet.stake, multiplier),
        act: () => slot.cashOut(bet),
      };
  }
  if (slot.queued) return { text: 'betQueued', act: () => slot.queue(undefined) };
  if (phase === undefined || phase === 'closed') return { text: 'bet' };
  const isOpen = phase === 'betting';
  const text = isOpen ? 'bet' : 'betNext';
  if (!wish || slot.isBusy) return { text };
  return { text, act: () => (isOpen ? slot.place(wish) : slot.queue(wish)) };
}
