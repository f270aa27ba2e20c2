import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import type { PickProblem } from '@croupier/fairplay/lottery/pick.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { clsx } from 'clsx';
import { ChevronUp, Dices, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import { BetFigures } from './stake/BetFigures.tsx';
import { StakeFields } from './stake/StakeFields.tsx';
import { useStakeText } from './stake/use-stake-text.ts';
import { useTightText } from './room/use-tight-text.ts';
import type { Betting } from './use-betting.ts';

/** What is still missing, in words. */
function useMissing(betting: Betting, names: LotteryNames): string {
  const t = useTranslations('lottery.bet');
  const { current, drawn, pricedCell, quote, bet } = betting;
  const problem: PickProblem | undefined = drawn?.problem;
  if (pricedCell !== undefined && drawn?.pick && !bet) return t('closedNumber', { number: pricedCell });
  if (pricedCell !== undefined && quote) return t('lowPrice', { number: pricedCell });
  const zone = current?.play.zones[problem?.zone ?? -1];
  if (problem?.reason === 'too_few' && zone && current)
    return t('tooFew', { zone: names.zone(current.play, zone), count: zone.min - problem.index });
  return '';
}

export type StakeBarProps = {
  game: LotteryGame;
  betting: Betting;
  names: LotteryNames;
  slipCount: number;
  /** A ticket was sent and has no answer yet. */
  isLocked: boolean;
  onAdd: () => void;
  onRandom: () => void;
  /** Opens the slip on a phone; beside the keys it always stands open. */
  onSlip: (() => void) | undefined;
};

/** The bet that is filled in: its stake, its figures, and taking it to the slip. */
export function StakeBar({
  game,
  betting,
  names,
  slipCount,
  isLocked,
  onAdd,
  onRandom,
  onSlip,
}: StakeBarProps) {
  const t = useTranslations('lottery.bet');
  const tight = useTightText(game.gameCode, betting);
  const missing = useMissing(betting, names) || tight;
  const stakeText = useStakeText(game, betting);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+0.25rem)] z-20 grid grid-cols-1 gap-2.5 rounded-card border border-line-strong bg-panel p-3 shadow-floating md:bottom-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-9 items-center justify-between gap-2 rounded-field bg-well px-3 text-sm font-semibold shadow-well lg:hidden"
      >
        <span className="numeric truncate">{stakeText}</span>
        <span className="flex shrink-0 items-center gap-1 text-xs text-brand-text">
          {t('changeStake')}
          <ChevronUp aria-hidden className={clsx('size-4 transition-transform', isOpen && 'rotate-180')} />
        </span>
      </button>
      <div className={clsx(!isOpen && 'max-lg:hidden')}>
        <StakeFields {...{ game, betting }} />
      </div>
      <BetFigures {...{ game, betting }} />
      <output className={missing ? 'block text-xs text-warn' : 'sr-only'}>{missing}</output>
      <div className="flex gap-2">
        <Button
          icon={<Dices aria-hidden />}
          aria-label={t('random')}
          title={t('random')}
          onClick={onRandom}
          disabled={isLocked}
          className="px-3!"
        />
        <Button
          variant="primary"
          className="min-w-0 flex-1 px-2! leading-tight whitespace-normal! max-sm:text-sm"
          icon={<Plus aria-hidden />}
          disabled={!betting.bet || isLocked}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
        {onSlip && (
          <Button icon={<ReceiptText aria-hidden />} onClick={onSlip}>
            {t('slip', { count: String(slipCount) })}
          </Button>
        )}
      </div>
    </div>
  );
}
