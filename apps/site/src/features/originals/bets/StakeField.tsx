import { AmountChip, AmountField } from '@croupier/ui/fields/AmountField.tsx';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { KeyHint } from '../hotkeys/KeyHint.tsx';
import type { StakeProblem, StakeRoom } from './stake.ts';
import type { Stake } from './use-stake.ts';

const boundOf = (
  problem: StakeProblem,
  { limits, balanceMinor = 0n, bonusLimitMinor }: StakeRoom,
): bigint => {
  const bounds: Record<StakeProblem, bigint | undefined> = {
    empty: undefined,
    belowMin: limits?.minStake,
    aboveMax: limits?.maxStake,
    payoutAboveLimit: limits?.maxPayout,
    aboveBalance: balanceMinor,
    aboveBonusLimit: bonusLimitMinor,
  };
  return bounds[problem] ?? 0n;
};

export type StakeFieldProps = { stake: Stake; disabled: boolean };

/** The stake with buttons for half, double and maximum. */
export function StakeField({ stake, disabled }: StakeFieldProps) {
  const t = useTranslations('originals.bet');
  const format = useFormat();
  const { currencySymbol } = useMerchant();
  const { text, setText, room, move } = stake;
  const isLoading = room.limits === undefined;
  // An amount that waits for the limits is no mistake.
  const problem = isLoading && stake.problem === 'empty' ? undefined : stake.problem;
  return (
    <AmountField
      label={t('amount')}
      value={text}
      onValueChange={setText}
      prefix={currencySymbol}
      decimals={format.decimals}
      disabled={disabled}
      error={problem && t(`problem.${problem}`, { amount: format.amount(boundOf(problem, room)) })}
      chips={
        <>
          <AmountChip label={t('half')} disabled={disabled || isLoading} onClick={() => move('half')}>
            ½<KeyHint keys="A" />
          </AmountChip>
          <AmountChip label={t('double')} disabled={disabled || isLoading} onClick={() => move('double')}>
            2×
            <KeyHint keys="S" />
          </AmountChip>
          <AmountChip label={t('maxLabel')} disabled={disabled || isLoading} onClick={() => move('max')}>
            {t('max')}
            <KeyHint keys="D" />
          </AmountChip>
        </>
      }
    />
  );
}
