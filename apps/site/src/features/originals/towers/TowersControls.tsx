import {
  TOWER_DIFFICULTIES,
  type TowersBet,
  type TowersMove,
  type TowersView,
} from '@croupier/fairplay/games/towers.ts';
import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { Shuffle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CashOutButton } from '../round-game/CashOutButton.tsx';
import type { RoundActionsProps, RoundControlsProps } from '../round-game/round-screen.ts';
import { DIFFICULTIES } from '../../../shared/round-pictures/tower-board.ts';

/** How many tiles of a level are safe. */
export function TowersControls({ bet, onBetChange, disabled }: RoundControlsProps<TowersBet>) {
  const t = useTranslations('tables.towers');
  return (
    <Select
      label={t('difficulty')}
      value={bet.difficulty}
      disabled={disabled}
      onChange={({ target }) => {
        const difficulty = DIFFICULTIES.find((one) => one === target.value);
        if (difficulty) onBetChange({ difficulty });
      }}
      options={DIFFICULTIES.map((difficulty) => {
        const { tiles, safe } = TOWER_DIFFICULTIES[difficulty];
        const chance = t('safe', { safe: String(safe), tiles: String(tiles) });
        return { value: difficulty, label: `${t(`difficulties.${difficulty}`)} · ${chance}` };
      })}
    />
  );
}

/** Cashing out, or a random tile. */
export function TowersActions({
  round,
  onMove,
  isBusy,
}: RoundActionsProps<TowersBet, TowersMove, TowersView>) {
  const t = useTranslations('tables.towers');
  const { tiles } = TOWER_DIFFICULTIES[round.bet.difficulty];
  return (
    <div className="flex gap-2">
      <CashOutButton
        payoutMinor={round.payout}
        emptyText={t('pick')}
        isBusy={isBusy}
        onCashOut={() => onMove('cash_out')}
      />
      <IconButton
        size="lg"
        variant="secondary"
        label={t('random')}
        icon={<Shuffle />}
        onClick={() => onMove({ tile: Math.floor(Math.random() * tiles) })}
      />
    </div>
  );
}
