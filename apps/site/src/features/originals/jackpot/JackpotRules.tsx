import type { JackpotPool } from '@croupier/contract/games/jackpot.ts';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Trophy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { jackpotChance } from '../../../shared/games/jackpot-chance.ts';
import { useJackpot, useLiveJackpot } from '../../../shared/games/jackpot.queries.ts';

const JackpotText = ({ pool }: { pool: JackpotPool }) => {
  const t = useTranslations('originals.jackpot');
  const format = useFormat();
  const { stakeMinor, oneIn } = jackpotChance(pool, format.decimals);
  return (
    <div className="mt-5 flex gap-3 rounded-card bg-well p-4 shadow-well">
      <span className="grid size-10 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-text">
        <Trophy aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-base">
          {t('title')}
          <span className="numeric text-brand-text" data-testid="jackpot-pool">
            {format.amount(pool.amount)}
          </span>
        </h3>
        <p className="mt-1.5 max-w-prose text-sm text-muted">
          {t('rules', {
            rate: format.bps(pool.contributionBps),
            drawnOncePer: format.amount(pool.drawnOncePer),
            stake: format.amount(stakeMinor),
            count: format.number(oneIn),
          })}
        </p>
      </div>
    </div>
  );
};

/** How the jackpot pool is funded and drawn, if the merchant has one. */
export function JackpotRules() {
  const pool = useJackpot();
  const live = useLiveJackpot();
  if (pool) return <JackpotText pool={pool} />;
  // Same height as the content, so that nothing moves.
  return live ? <Skeleton className="mt-5 h-66 sm:h-31" /> : null;
}
