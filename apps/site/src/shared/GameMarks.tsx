import type { Game } from '@croupier/contract/catalogue.ts';
import { Badge } from '@croupier/ui/Badge.tsx';
import { useTranslations } from 'use-intl';

/** What one should know of a game before clicking: how its vendor is, whether it is new, whether it is hot. */
export function GameMarks({ game: { state, isNew, isHot } }: { game: Game }) {
  const t = useTranslations('tile');
  return (
    <span className="flex flex-col items-start gap-1">
      {state === 'maintenance' && (
        <Badge tone="warn" solid>
          {t('maintenance')}
        </Badge>
      )}
      {state === 'slow' && (
        <Badge tone="info" solid>
          {t('slow')}
        </Badge>
      )}
      {isNew && (
        <Badge tone="accent" solid>
          {t('new')}
        </Badge>
      )}
      {isHot === 1 && (
        <Badge tone="brand" solid>
          {t('hot')}
        </Badge>
      )}
    </span>
  );
}
