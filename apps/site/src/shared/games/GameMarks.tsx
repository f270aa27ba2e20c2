import type { Game } from '@croupier/contract/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { markOf } from './game-mark.ts';

const TONES = { maintenance: 'warn', slow: 'info', new: 'accent', hot: 'brand' } as const;

export type GameMarksProps = {
  game: Game;
  /** Whether "hot" says something here. */
  tellsHot?: boolean | undefined;
};

/** What one should know most of a game before clicking: how its vendor is, that it is new, or that it is hot. */
export function GameMarks({ game, tellsHot = true }: GameMarksProps) {
  const t = useTranslations('tile');
  const mark = markOf({ game, tellsHot });
  if (!mark) return null;
  return (
    <span className="flex">
      <Badge tone={TONES[mark]} solid>
        {t(mark)}
      </Badge>
    </span>
  );
}
