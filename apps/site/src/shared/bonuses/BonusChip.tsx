import { isBarred, type BonusGame } from '@croupier/contract/bonuses/contributions.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { usePlayingBonus } from './bonuses.queries.ts';

/** Beside a game that bonus money can be staked in: how much of it there is. */
export function BonusChip({ game }: { game: BonusGame }) {
  const t = useTranslations('bonuses');
  const format = useFormat();
  const bonus = usePlayingBonus(true);
  if (!bonus || isBarred(bonus.terms, game)) return null;
  const amount = format.amount(bonus.balance);
  return (
    <Link
      to={paths.bonusDetails()}
      title={t('chipHint')}
      className="inline-flex h-7 items-center gap-1.5 rounded-pill bg-surface-2 px-3 text-xs font-semibold text-muted ring-1 ring-line ring-inset hover:text-text"
    >
      <Gift aria-hidden className="size-3.5 shrink-0 text-brand-text" />
      <span className="numeric max-[26rem]:sr-only">{t('chip', { amount })}</span>
      <span aria-hidden className="numeric min-[26rem]:hidden">
        {amount}
      </span>
    </Link>
  );
}
