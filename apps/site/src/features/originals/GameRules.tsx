import { Card } from '@croupier/ui/layout/Card.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLimits } from './bets/use-limits.ts';
import { JackpotRules } from './jackpot/JackpotRules.tsx';
import type { PlayedGame } from './stats/session-stats.ts';
import { useReturnText } from './use-return-text.ts';

export type GameRulesProps = { game: PlayedGame; onShowFairness: () => void };

/** Rules, return to player and stake limits. */
export function GameRules({ game, onShowFairness }: GameRulesProps) {
  const t = useTranslations('originals');
  const format = useFormat();
  const limits = useLimits();
  const returns = useReturnText(game);
  const amount = (amountMinor: bigint | undefined): string =>
    amountMinor === undefined ? '–' : format.amount(amountMinor);
  return (
    <Card>
      <h2 className="text-base">{t('tools.rules')}</h2>
      <p className="mt-1.5 max-w-prose text-sm text-muted">{t(`${game}.about`)}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Stat label={t('rules.returns')} value={returns.range} />
        <Stat label={t('rules.minStake')} value={amount(limits?.minStake)} />
        <Stat label={t('rules.maxStake')} value={amount(limits?.maxStake)} />
        <Stat label={t('rules.maxPayout')} value={amount(limits?.maxPayout)} />
      </dl>
      <JackpotRules />
      <button
        type="button"
        onClick={onShowFairness}
        className="mt-4 inline-flex items-center gap-2 text-sm font-semibold text-brand-text hover:underline"
      >
        <ShieldCheck aria-hidden className="size-4.5" />
        {t('rules.proof')}
      </button>
    </Card>
  );
}
