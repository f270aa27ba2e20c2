import type { JackpotProof } from '@croupier/fairplay/jackpot.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { drawText } from '../../shared/rounds/jackpot-draw.ts';

/** Whether the round won the jackpot. */
export function JackpotVerdict({ jackpot }: { jackpot: JackpotProof }) {
  const t = useTranslations('fairness.result');
  const below = drawText(BigInt(jackpot.below));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-well p-4 shadow-well">
      <div className="min-w-0">
        <p className="text-xs text-subtle">{t('jackpot')}</p>
        <p className="numeric font-display text-lg font-bold wrap-anywhere" data-testid="verified-jackpot">
          {drawText(BigInt(jackpot.draw))}
        </p>
        <p className="numeric text-xs text-subtle">{t('jackpotBelow', { below })}</p>
      </div>
      <Badge tone={jackpot.drawn ? 'win' : 'neutral'} className="h-8 px-4 text-sm">
        {t(jackpot.drawn ? 'drawn' : 'notDrawn')}
      </Badge>
    </div>
  );
}
