import { Card } from '@croupier/ui/layout/Card.tsx';
import { Stat } from '@croupier/ui/data/Stat.tsx';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LimitStat } from './bets/LimitStat.tsx';
import { useLimits } from './bets/use-limits.ts';
import { JackpotRules } from './jackpot/JackpotRules.tsx';
import type { OwnGame } from './own-game.ts';
import type { Returns } from '@croupier/fairplay/games/one-call.ts';
import { useReturnText } from './use-return-text.ts';

export type GameRulesProps = {
  game: OwnGame;
  returns: Returns;
  onShowFairness: () => void;
  children?: ReactNode;
};

/** Rules, return to player and stake limits. */
export function GameRules({ game, returns: range, onShowFairness, children }: GameRulesProps) {
  const t = useTranslations('originals');
  const limits = useLimits();
  const returns = useReturnText(range);
  return (
    <Card>
      <h2 className="text-base">{t('tools.rules')}</h2>
      <p className="mt-1.5 max-w-prose text-sm text-muted">{t(`${game}.about`)}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Stat label={t('rules.returns')} value={returns.range} />
        <LimitStat label={t('rules.minStake')} amountMinor={limits?.minStake} />
        <LimitStat label={t('rules.maxStake')} amountMinor={limits?.maxStake} />
        <LimitStat label={t('rules.maxPayout')} amountMinor={limits?.maxPayout} />
      </dl>
      {children}
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
