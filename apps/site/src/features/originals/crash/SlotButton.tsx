import type { CrashBet } from '@croupier/contract/games/crash-room.ts';
import { crashPayout } from '@croupier/fairplay/crash-table.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { leftAt } from './slot-bets.ts';
import { useMultiplier, useRoom } from './use-room.ts';
import type { Slot, Wish } from './use-slot.ts';

const FIRST_CASH_OUT = 101;

type Look = {
  label: string;
  onClick?: () => void;
  variant?: 'primary' | 'secondary' | 'win';
};

export type SlotButtonProps = {
  slot: Slot;
  bet: CrashBet | undefined;
  /** Undefined while the fields have a mistake. */
  wish: Wish | undefined;
  onSignIn: (() => void) | undefined;
};

/** The one button of a bet: it says what it will do. */
export function SlotButton({ slot, bet, wish, onSignIn }: SlotButtonProps) {
  const t = useTranslations('crash');
  const bets = useTranslations('originals.bet');
  const format = useFormat();
  const { state, isConnected } = useRoom();
  const multiplier = useMultiplier();
  const phase = isConnected ? state?.phase : undefined;
  const { queued, place, isBusy } = slot;
  const canPlace = phase === 'betting' && !bet && queued !== undefined && !isBusy;
  useEffect(() => {
    if (canPlace && queued) place(queued);
  }, [canPlace, queued, place]);

  const look = ((): Look => {
    if (onSignIn) return { label: bets('signIn'), onClick: onSignIn };
    const left = bet && state ? leftAt(bet, state, multiplier) : undefined;
    const isIn = bet?.state === 'open' && left === undefined;
    if (isIn && phase === 'running') {
      if (isBusy) return { label: t('cashingOut'), variant: 'win' };
      const amount = format.amount(crashPayout(bet.stake, multiplier));
      return multiplier < FIRST_CASH_OUT
        ? { label: t('inRound'), variant: 'win' }
        : { label: t('cashOut', { amount }), variant: 'win', onClick: () => slot.cashOut(bet) };
    }
    if (isIn && phase === 'betting')
      return {
        label: t('cancel', { amount: format.amount(bet.stake) }),
        variant: 'secondary',
        onClick: () => slot.cancel(bet),
      };
    if (isIn && phase === 'locked') return { label: t('inRound'), variant: 'win' };
    if (queued) return { label: t('betQueued'), variant: 'secondary', onClick: () => slot.queue(undefined) };
    if (phase === undefined || phase === 'closed') return { label: t('bet') };
    const label = t(phase === 'betting' ? 'bet' : 'betNext');
    if (!wish || isBusy) return { label };
    return { label, onClick: () => (phase === 'betting' ? place(wish) : slot.queue(wish)) };
  })();

  return (
    <Button
      variant={look.variant ?? 'primary'}
      size="lg"
      block
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={look.onClick === undefined || undefined}
      onClick={look.onClick}
      className="numeric min-w-0 px-3! whitespace-normal! aria-disabled:opacity-70!"
    >
      {look.label}
    </Button>
  );
}
