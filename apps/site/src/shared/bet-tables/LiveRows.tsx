import type { LiveBet } from '@croupier/contract/games/live-bets.ts';
import { EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BetTable } from './BetTable.tsx';

export type LiveRowsProps = { rows: readonly LiveBet[]; isLoading: boolean; empty: string };

/** Bets of all, with masked names. */
export function LiveRows({ rows, isLoading, empty }: LiveRowsProps) {
  const t = useTranslations('live');
  const hidden = (
    <span className="inline-flex items-center gap-1.5 text-subtle">
      <EyeOff aria-hidden className="size-3.5" />
      {t('hidden')}
    </span>
  );
  return (
    <BetTable
      label={t('title')}
      rows={rows.map(({ name, ...row }) => ({ ...row, who: name ?? hidden }))}
      hasPlayers
      {...{ isLoading, empty }}
    />
  );
}
