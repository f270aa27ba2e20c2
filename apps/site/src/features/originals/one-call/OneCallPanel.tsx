import { payoutMinor } from '@croupier/fairplay/money.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BetModeField, type BetMode } from '../bets/BetModeField.tsx';
import { BetNotice } from '../bets/BetNotice.tsx';
import { ButtonStake } from '../bets/ButtonStake.tsx';
import { highestStake } from '../bets/stake.ts';
import { StakeChips } from '../bets/StakeChips.tsx';
import { StakeField } from '../bets/StakeField.tsx';
import { useAutoplayAllowed } from '../bets/use-pace.ts';
import { KeyHint } from '../hotkeys/KeyHint.tsx';
import { AutoplayFields } from './AutoplayFields.tsx';
import { AutoplayStatus } from './AutoplayStatus.tsx';
import { EMPTY_AUTOPLAY, readAutoplay } from './autoplay-form.ts';
import type { OneCallTable } from './use-one-call-table.ts';

function WinLine({ label, amountMinor }: { label: string; amountMinor: bigint | undefined }) {
  const format = useFormat();
  return (
    <div className="flex items-baseline justify-between gap-3 rounded-field bg-well px-3.5 py-2.5 shadow-well max-lg:py-2">
      <span className="text-sm text-muted">{label}</span>
      <span className="numeric font-display font-bold text-win">
        {amountMinor === undefined ? '–' : format.amount(amountMinor)}
      </span>
    </div>
  );
}

type BetButton = { label: ReactNode; onClick: () => void; disabled?: boolean; isBet?: boolean };

/** Controls of a bet, manual or autoplay. On phones the button stays above the bottom bar, under the thumb. */
export function OneCallPanel<Bet, Facts>({ table }: { table: OneCallTable<Bet, Facts> }) {
  const { screen, bet, setBet, stake, play, autoplay, isSignedIn, isComplete, multiplierE4 } = table;
  const t = useTranslations('originals');
  const format = useFormat();
  const [mode, setMode] = useState<BetMode>('manual');
  const [form, setForm] = useState(EMPTY_AUTOPLAY);
  const stakeMinor = stake.stakeMinor ?? 0n;
  // The payout limit counts too: a run stops before a stake that the server would refuse.
  const maxStakeMinor = highestStake({ ...stake.room, balanceMinor: undefined }) ?? stakeMinor;
  const read = readAutoplay(form, stakeMinor, { maxStakeMinor, decimals: format.decimals });
  const isAutoAllowed = useAutoplayAllowed();
  const isAuto = isAutoAllowed && mode === 'auto';
  const isBlocked = !isComplete || stake.problem !== undefined;

  const button = ((): BetButton => {
    if (!isSignedIn) return { label: t('bet.signIn'), onClick: table.onSignIn };
    if (autoplay.isRunning)
      return {
        label: autoplay.isStopping ? t('auto.stopping') : t('auto.stop'),
        onClick: autoplay.stop,
        disabled: autoplay.isStopping,
      };
    if (play.isMissing) return { label: t('bet.recover'), onClick: table.onBet };
    if (isAuto)
      return {
        label: t('auto.start'),
        onClick: () => read.config && autoplay.start(read.config, bet),
        disabled: isBlocked || !read.config,
        isBet: true,
      };
    return {
      label: t(`bet.${(isComplete ? screen.placeText : screen.incompleteText) ?? 'place'}`),
      onClick: table.onBet,
      disabled: isBlocked,
      isBet: isComplete,
    };
  })();

  return (
    <div className="bet-panel flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      <BetModeField
        mode={mode}
        onModeChange={setMode}
        disabled={autoplay.isRunning}
        className="max-lg:order-2"
      />
      {!screen.stakeOf && (
        <div className="grid gap-2">
          <StakeField stake={stake} disabled={autoplay.isRunning} />
          <StakeChips stake={stake} disabled={autoplay.isRunning} />
        </div>
      )}
      {screen.Controls && (
        <screen.Controls bet={bet} onBetChange={setBet} disabled={table.isLocked} stake={stake} />
      )}
      <div className="max-lg:order-3">
        {isAuto ? (
          <AutoplayFields
            form={form}
            onFormChange={setForm}
            problem={read.problem === 'stakeMinor' ? undefined : read.problem}
            disabled={autoplay.isRunning}
            hasFeature={screen.hasFeature !== undefined}
          />
        ) : (
          <WinLine
            label={t(screen.hasOneWin ? 'bet.profitOnWin' : 'bet.highestWin')}
            amountMinor={
              stake.stakeMinor && payoutMinor(stakeMinor, multiplierE4) - (screen.hasOneWin ? stakeMinor : 0n)
            }
          />
        )}
      </div>
      <div className="bet-dock max-lg:order-5">
        <Button
          variant={autoplay.isRunning ? 'danger' : 'primary'}
          size="lg"
          block
          onClick={button.onClick}
          disabled={button.disabled === true}
          // Not `disabled`, which would lose the focus and with it the space bar.
          aria-disabled={(play.isBusy && !autoplay.isRunning && screen.overlap === undefined) || undefined}
          className="aria-disabled:opacity-100!"
        >
          {button.label}
          {button.isBet && <ButtonStake amountMinor={stake.stakeMinor} />}
          <KeyHint keys="Space" />
        </Button>
      </div>
      <div className="grid gap-3 empty:hidden max-lg:order-4">
        <BetNotice
          trouble={autoplay.isRunning && play.trouble?.kind === 'refused' ? undefined : play.trouble}
        />
        {isAuto && <AutoplayStatus autoplay={autoplay} />}
      </div>
    </div>
  );
}
