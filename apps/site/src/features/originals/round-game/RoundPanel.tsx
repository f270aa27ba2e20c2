import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetModeField } from '../bets/BetModeField.tsx';
import { BetNotice } from '../bets/BetNotice.tsx';
import { ButtonStake } from '../bets/ButtonStake.tsx';
import { highestStake } from '../bets/stake.ts';
import { StakeChips } from '../bets/StakeChips.tsx';
import { StakeField } from '../bets/StakeField.tsx';
import { AutoplayFields } from '../one-call/AutoplayFields.tsx';
import { AutoplayStatus } from '../one-call/AutoplayStatus.tsx';
import { EMPTY_AUTOPLAY, readAutoplay } from '../one-call/autoplay-form.ts';
import { RoundFigures } from './RoundFigures.tsx';
import type { RoundTable } from './use-round-table.ts';

type PanelProps<Bet, Move, View> = { table: RoundTable<Bet, Move, View> };

/** The button before a round: sign in, start, or the run of autoplay. */
function StartButton<Bet, Move, View>({
  table,
  onAuto,
}: PanelProps<Bet, Move, View> & { onAuto: (() => void) | undefined }) {
  const { screen, stake, play, autoplay, mode, pattern, isSignedIn, onSignIn, onStart } = table;
  const t = useTranslations('originals');
  const own = useTranslations('tables.round');
  const isAuto = mode === 'auto' && screen.autoplay !== undefined;
  const button = ((): { label: string; onClick: () => void; disabled?: boolean; isBet?: boolean } => {
    if (!isSignedIn) return { label: t('bet.signIn'), onClick: onSignIn };
    if (autoplay.isRunning)
      return {
        label: autoplay.isStopping ? t('auto.stopping') : t('auto.stop'),
        onClick: autoplay.stop,
        disabled: autoplay.isStopping,
      };
    if (play.isMissing) return { label: t('bet.recover'), onClick: onStart };
    if (isAuto && screen.autoplay && pattern.length === 0)
      return { label: own(screen.autoplay.hint), onClick: () => undefined, disabled: true };
    if (isAuto)
      return {
        label: t('auto.start'),
        onClick: () => onAuto?.(),
        disabled: !onAuto || stake.problem !== undefined,
        isBet: true,
      };
    return { label: own('start'), onClick: onStart, disabled: stake.problem !== undefined, isBet: true };
  })();
  return (
    <Button
      variant={autoplay.isRunning ? 'danger' : 'primary'}
      size="lg"
      block
      loading={play.isLoading}
      disabled={button.disabled === true}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={(play.isStarting && !autoplay.isRunning) || undefined}
      className="aria-disabled:opacity-100!"
      onClick={button.onClick}
    >
      {button.label}
      {button.isBet && <ButtonStake amountMinor={stake.stakeMinor} />}
    </Button>
  );
}

/** Stake and settings before a round, the game's own buttons during one. They stay under the thumb on phones. */
export function RoundPanel<Bet, Move, View>({ table }: PanelProps<Bet, Move, View>) {
  const { screen, bet, setBet, stake, play, autoplay, mode, setMode, pattern } = table;
  const { decimals } = useFormat();
  const [form, setForm] = useState(EMPTY_AUTOPLAY);
  const stakeMinor = stake.stakeMinor ?? 0n;
  const maxStakeMinor = highestStake({ ...stake.room, balanceMinor: undefined }) ?? stakeMinor;
  const read = readAutoplay(form, stakeMinor, { maxStakeMinor, decimals });
  const isAuto = mode === 'auto' && screen.autoplay !== undefined;
  const { round } = play;
  const isLocked = play.canMove || autoplay.isRunning;
  const isActing = round !== undefined && play.isPlaying && !autoplay.isRunning;
  const { config } = read;

  return (
    <div className="bet-panel flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      {screen.autoplay && (
        <BetModeField
          mode={mode}
          onModeChange={setMode}
          disabled={isLocked}
          className={isActing ? 'max-lg:hidden' : 'max-lg:order-2'}
        />
      )}
      {/* During a round phones show the stage and the buttons, nothing between them. */}
      <div className={isActing ? 'contents max-lg:hidden' : 'contents'}>
        <div className="grid gap-2">
          <StakeField stake={stake} disabled={isLocked} />
          <StakeChips stake={stake} disabled={isLocked} />
        </div>
        {screen.Controls && <screen.Controls bet={bet} onBetChange={setBet} disabled={isLocked} />}
      </div>
      {isAuto && (
        <div className="max-lg:order-3">
          <AutoplayFields
            form={form}
            onFormChange={setForm}
            problem={read.problem === 'stakeMinor' ? undefined : read.problem}
            disabled={isLocked}
            hasFeature={false}
          />
        </div>
      )}
      <div className="bet-dock max-lg:order-5">
        {isActing ? (
          <screen.Actions
            round={round}
            onMove={play.move}
            isBusy={play.pending.length > 0 || !play.hasLanded}
          />
        ) : (
          <StartButton
            table={table}
            onAuto={config && pattern.length > 0 ? () => autoplay.start(config, bet) : undefined}
          />
        )}
      </div>
      <div className="grid gap-3 empty:hidden max-lg:order-4">
        {isActing && round.nextMultiplierE4 !== null && <RoundFigures round={round} />}
        <BetNotice
          trouble={autoplay.isRunning && play.trouble?.kind === 'refused' ? undefined : play.trouble}
        />
        {isAuto && <AutoplayStatus autoplay={autoplay} />}
      </div>
    </div>
  );
}
