import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { Slider } from '@croupier/ui/fields/Slider.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../../shared/amounts.ts';
import { hasAmounts, rebateBpsOf, type Betting } from '../use-betting.ts';
import { stakeAmounts } from './stake-amounts.ts';
import { Multiplier } from './Multiplier.tsx';

function AmountPart({ game, betting }: { game: LotteryGame; betting: Betting }) {
  const t = useTranslations('lottery.bet');
  const { currencySymbol } = useMerchant();
  const format = useFormat();
  const { decimals } = format;
  const { stake, changeStake } = betting;
  return (
    <div className="grid gap-2">
      <AmountField
        label={t('amount')}
        labelHidden
        prefix={currencySymbol}
        value={stake.amount}
        decimals={decimals}
        onValueChange={(amount) => changeStake({ amount })}
      />
      <div className="grid grid-cols-5 gap-1.5">
        {stakeAmounts(game.units[0] ?? 0n, decimals).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={stake.amount === amount}
            onClick={() => changeStake({ amount })}
            className="numeric h-9 rounded-field bg-key text-sm font-semibold text-muted shadow-[0_0_0_1px_var(--line)] aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
          >
            {amount.includes('.') ? amount : format.number(Number(amount))}
          </button>
        ))}
      </div>
    </div>
  );
}

/** More rebate, or more prize: the member's rate can be taken as either. */
function RebateSlider({ betting }: { betting: Betting }) {
  const t = useTranslations('lottery.bet');
  const format = useFormat();
  const { current, stake, changeStake } = betting;
  if (!current || current.offer.maxGroup <= current.offer.minGroup) return null;
  const { minGroup, maxGroup } = current.offer;
  const group = Math.max(minGroup, maxGroup - stake.rebateSteps);
  const groupText = t('group', { group: String(group) });
  const rebate = format.bps(rebateBpsOf(current, stake));
  return (
    <div>
      <div className="numeric flex justify-between text-xs text-muted">
        <span>{groupText}</span>
        <span>{t('rebate', { rate: rebate })}</span>
      </div>
      <Slider
        label={t('groupLabel')}
        min={minGroup}
        max={maxGroup}
        value={group}
        valueText={`${groupText}, ${t('rebate', { rate: rebate })}`}
        onValueChange={(value) => changeStake({ rebateSteps: maxGroup - value })}
      />
    </div>
  );
}

/** What a line costs, and how the member's rate is taken. */
export function StakeFields({ game, betting }: { game: LotteryGame; betting: Betting }) {
  const t = useTranslations('lottery.bet');
  const amount = useExactAmount();
  const { stake, changeStake } = betting;
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {hasAmounts(game) ? (
        <AmountPart {...{ game, betting }} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label={t('unit')}
            size="sm"
            className="min-w-0 flex-1 [&>label]:px-1.5! [&>label]:h-9"
            segments={game.units.map((unit, at) => ({ value: String(at), label: amount(unit) }))}
            value={String(stake.unit)}
            onValueChange={(unit) => changeStake({ unit: Number(unit) })}
          />
          <Multiplier
            label={t('multiplier')}
            value={stake.multiplier}
            max={game.chase.maxMultiplier}
            onChange={(multiplier) => changeStake({ multiplier })}
          />
        </div>
      )}
      <RebateSlider betting={betting} />
    </div>
  );
}
