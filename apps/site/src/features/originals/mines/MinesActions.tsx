import type { MinesBet, MinesMove, MinesView } from '@croupier/fairplay/games/mines.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CashOutButton } from '../round-game/CashOutButton.tsx';
import type { RoundActionsProps, RoundControlsProps } from '../round-game/round-screen.ts';
import { pickClosed } from './board-keys.ts';
import { MinesCountField } from './MinesCountField.tsx';

export const MinesControls = ({ bet, onBetChange, disabled }: RoundControlsProps<MinesBet>) => (
  <MinesCountField mines={bet.mines} onMinesChange={(mines) => onBetChange({ mines })} disabled={disabled} />
);

/** Cashing out, or a random field. */
export function MinesActions({ round, onMove, isBusy }: RoundActionsProps<MinesBet, MinesMove, MinesView>) {
  const t = useTranslations('originals.mines');
  const openRandom = (): void => {
    const field = pickClosed(round.view.revealed, Math.random());
    if (field !== undefined) onMove({ field });
  };
  return (
    <div className="flex gap-2 lg:grid">
      <CashOutButton
        payoutMinor={round.payout}
        emptyText={t('cashOutEmpty')}
        isBusy={isBusy}
        onCashOut={() => onMove('cash_out')}
      />
      <Button
        size="lg"
        icon={<Shuffle aria-hidden />}
        aria-label={t('random')}
        title={t('random')}
        disabled={isBusy}
        onClick={openRandom}
        className="max-lg:px-4! lg:w-full"
      >
        <span className="max-lg:hidden">{t('random')}</span>
      </Button>
    </div>
  );
}
