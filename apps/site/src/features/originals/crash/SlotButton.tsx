import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { ButtonStake } from '../bets/ButtonStake.tsx';
import { slotOffer, type SlotMoment, type SlotOffer } from './slot-offer.ts';
import { useMultiplier, useRoom } from '../../../shared/crash-room/use-room.ts';

const VARIANTS: Partial<Record<SlotOffer['text'], 'secondary' | 'win'>> = {
  betQueued: 'secondary',
  cancel: 'secondary',
  inRound: 'win',
  cashOut: 'win',
  cashingOut: 'win',
};

/** They name no amount of their own. */
const STAKED: ReadonlySet<SlotOffer['text']> = new Set(['bet', 'betNext', 'betQueued']);

export type SlotButtonProps = Pick<SlotMoment, 'slot' | 'bet' | 'wish'> & {
  onSignIn: (() => void) | undefined;
};

/** The one button of a bet: it says what it will do. */
export function SlotButton({ slot, bet, wish, onSignIn }: SlotButtonProps) {
  const t = useTranslations('crash');
  const bets = useTranslations('originals.bet');
  const format = useFormat();
  const view = useRoom();
  const multiplier = useMultiplier();
  const { text, amount = 0n, act } = slotOffer({ slot, bet, wish, view, multiplier });
  const onClick = onSignIn ?? act;
  return (
    <Button
      variant={onSignIn ? 'primary' : (VARIANTS[text] ?? 'primary')}
      size="lg"
      block
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={onClick === undefined || undefined}
      onClick={onClick}
      className="numeric min-w-0 flex-wrap gap-y-0! px-3! leading-tight whitespace-normal! aria-disabled:opacity-70! max-lg:h-auto! max-lg:min-h-13 max-lg:py-1.5!"
    >
      {onSignIn ? bets('signIn') : t(text, { amount: format.amount(amount) })}
      {!onSignIn && STAKED.has(text) && <ButtonStake amountMinor={(slot.queued ?? wish)?.stake} />}
    </Button>
  );
}
