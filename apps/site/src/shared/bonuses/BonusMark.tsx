import { contributionOf, isBarred } from '@croupier/contract/bonuses/contributions.ts';
import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import { usePlayingBonus } from './bonuses.queries.ts';

const FULL = 10_000;
/** Lotteries take own money only, whatever the terms say. */
const OWN_MONEY: ReadonlySet<string> = new Set(['lott', 'elott']);

/** On a tile while a bonus plays: how much of a bet counts there, where it is not all of it. */
export function BonusMark({ game }: { game: Game }) {
  const t = useTranslations('tile');
  const format = useFormat();
  const bonus = usePlayingBonus();
  if (!bonus) return null;
  const of = { gameId: game.gameId, vendor: game.vassalage, category: game.gameType };
  if (OWN_MONEY.has(game.gameType) || isBarred(bonus.terms, of))
    return (
      <Badge tone="neutral" solid>
        {t('bonusBarred')}
      </Badge>
    );
  const share = contributionOf(bonus.terms, of);
  if (share === FULL) return null;
  return (
    <Badge tone="neutral" solid className="numeric">
      {t('bonusCounts', { rate: format.bps(share) })}
    </Badge>
  );
}
