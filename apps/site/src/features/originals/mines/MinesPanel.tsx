import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BetNotice } from '../bets/BetNotice.tsx';
import { StakeField } from '../bets/StakeField.tsx';
import type { Stake } from '../bets/use-stake.ts';
import { gemsOf } from './mines-round.ts';
import { MinesCountField } from './MinesCountField.tsx';
import { RoundProgress } from './RoundProgress.tsx';
import type { MinesGame } from './use-mines.ts';

export type MinesPanelProps = {
  mines: MinesGame;
  minesCount: number;
  onMinesCountChange: (mines: number) => void;
  stake: Stake;
  isSignedIn: boolean;
  onSignIn: () => void;
  /** Starts a round, or cashes out. */
  onAct: () => void;
  onRandom: () => void;
};

/** Stake and number of mines before a round; the cash-out during one. */
export function MinesPanel(props: MinesPanelProps) {
  const { mines, minesCount, onMinesCountChange, stake, isSignedIn, onSignIn, onAct, onRandom } = props;
  const t = useTranslations('originals');
  const format = useFormat();
  const { round, isPlaying, isBusy, isLoading, opening } = mines;
  const gems = round && isPlaying ? gemsOf(round) : 0;
  const isWaiting = isBusy || opening.length > 0;

  const button = ((): {
    label: string;
    onClick: () => void;
    disabled?: boolean;
    isIdle?: boolean;
    isWin?: boolean;
  } => {
    if (!isSignedIn) return { label: t('bet.signIn'), onClick: onSignIn };
    if (isPlaying && round)
      return {
        label:
          gems > 0 ? t('mines.cashOut', { amount: format.amount(round.payout) }) : t('mines.cashOutEmpty'),
        onClick: onAct,
        isIdle: gems === 0,
        isWin: gems > 0,
      };
    if (mines.isMissing) return { label: t('bet.recover'), onClick: onAct };
    return { label: t('mines.start'), onClick: onAct, disabled: stake.problem !== undefined };
  })();

  return (
    <div className="flex flex-col gap-3 p-3 sm:gap-4 sm:p-5">
      <div className="max-lg:order-3 max-lg:grid max-lg:gap-3 lg:contents">
        <StakeField stake={stake} disabled={isPlaying} />
        <MinesCountField mines={minesCount} onMinesChange={onMinesCountChange} disabled={isPlaying} />
      </div>
      <div className="flex gap-2 max-lg:order-1 lg:flex-col">
        <Button
          variant={button.isWin ? 'win' : 'primary'}
          size="lg"
          block
          loading={isLoading}
          disabled={button.disabled === true}
          // Not `disabled`, which would lose the keyboard focus.
          aria-disabled={isWaiting || button.isIdle || undefined}
          onClick={button.onClick}
          className={clsx('max-lg:flex-1', isWaiting && 'aria-disabled:opacity-100!')}
        >
          {button.label}
        </Button>
        <Button
          size="lg"
          icon={<Shuffle aria-hidden />}
          aria-label={t('mines.random')}
          title={t('mines.random')}
          disabled={!isPlaying || isBusy}
          onClick={onRandom}
          className="max-lg:px-4! lg:w-full"
        >
          <span className="max-lg:hidden">{t('mines.random')}</span>
        </Button>
      </div>
      {round && isPlaying && <RoundProgress round={round} className="max-lg:order-2" />}
      <BetNotice trouble={mines.trouble} className="max-lg:order-2" />
    </div>
  );
}
