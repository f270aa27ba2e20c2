import { diceQuote, type DiceBet } from '@croupier/fairplay/dice.ts';
import { payoutMinor } from '@croupier/fairplay/money.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { SegmentedControl } from '@croupier/ui/fields/SegmentedControl.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetNotice } from '../bets/BetNotice.tsx';
import { highestStake } from '../bets/stake.ts';
import { StakeField } from '../bets/StakeField.tsx';
import type { Stake } from '../bets/use-stake.ts';
import { AutoplayFields } from './AutoplayFields.tsx';
import { AutoplayStatus } from './AutoplayStatus.tsx';
import { EMPTY_AUTOPLAY, readAutoplay } from './autoplay-form.ts';
import type { Autoplay } from './use-autoplay.ts';
import type { DiceGame } from './use-dice.ts';

export type DicePanelProps = {
  bet: DiceBet;
  stake: Stake;
  dice: DiceGame;
  autoplay: Autoplay;
  isSignedIn: boolean;
  onSignIn: () => void;
  onBet: () => void;
};

/** Controls of a bet, manual or autoplay. On phones the button comes before the settings. */
export function DicePanel({ bet, stake, dice, autoplay, isSignedIn, onSignIn, onBet }: DicePanelProps) {
  const t = useTranslations('originals');
  const format = useFormat();
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const [form, setForm] = useState(EMPTY_AUTOPLAY);
  const stakeMinor = stake.stakeMinor ?? 0n;
  // The payout limit counts too: a run stops before a stake that the server would refuse.
  const maxStake = highestStake({ ...stake.room, balanceMinor: undefined }) ?? stakeMinor;
  const read = readAutoplay(form, stakeMinor, { maxStakeMinor: maxStake, decimals: format.decimals });
  const isAuto = mode === 'auto';
  const profitMinor = payoutMinor(stakeMinor, diceQuote(bet).multiplierE4) - stakeMinor;

  const button = ((): { label: string; onClick: () => void; disabled?: boolean } => {
    if (!isSignedIn) return { label: t('bet.signIn'), onClick: onSignIn };
    if (autoplay.isRunning)
      return {
        label: autoplay.isStopping ? t('auto.stopping') : t('auto.stop'),
        onClick: autoplay.stop,
        disabled: autoplay.isStopping,
      };
    if (dice.isMissing) return { label: t('bet.recover'), onClick: onBet };
    if (isAuto)
      return {
        label: t('auto.start'),
        onClick: () => read.config && autoplay.start(read.config, bet),
        disabled: stake.problem !== undefined || !read.config,
      };
    return { label: t('bet.place'), onClick: onBet, disabled: stake.problem !== undefined };
  })();

  return (
    <div className="flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      <SegmentedControl
        label={t('bet.mode')}
        value={mode}
        onValueChange={setMode}
        disabled={autoplay.isRunning}
        className="max-lg:order-last lg:order-none"
        segments={[
          { value: 'manual', label: t('bet.manual') },
          { value: 'auto', label: t('bet.auto') },
        ]}
      />
      <StakeField stake={stake} disabled={autoplay.isRunning} />
      <div className="max-lg:order-last lg:order-none">
        {isAuto ? (
          <AutoplayFields
            form={form}
            onFormChange={setForm}
            problem={read.problem === 'stakeMinor' ? undefined : read.problem}
            disabled={autoplay.isRunning}
          />
        ) : (
          <div className="flex items-baseline justify-between gap-3 rounded-field bg-well px-3.5 py-2.5 shadow-well">
            <span className="text-sm text-muted">{t('bet.profitOnWin')}</span>
            <span className="numeric font-display font-bold text-win">{format.amount(profitMinor)}</span>
          </div>
        )}
      </div>
      <Button
        variant={autoplay.isRunning ? 'danger' : 'primary'}
        size="lg"
        block
        onClick={button.onClick}
        disabled={button.disabled === true}
        // Not `disabled`, which would lose the focus and with it the space bar.
        aria-disabled={(dice.isBusy && !autoplay.isRunning) || undefined}
        className="aria-disabled:opacity-100!"
      >
        {button.label}
      </Button>
      <BetNotice
        trouble={autoplay.isRunning && dice.trouble?.kind === 'refused' ? undefined : dice.trouble}
      />
      {isAuto && <AutoplayStatus autoplay={autoplay} />}
    </div>
  );
}
