import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { markOf } from './game-mark.ts';

const TONES = { maintenance: 'warn', slow: 'info', demo: 'neutral', new: 'accent', hot: 'brand' } as const;

export type GameMarksProps = {
  game: Game;
  /** Whether the "hot" mark is useful here. */
  hotUseful?: boolean | undefined;
  /** For visitors, the tile opens the game's demo. */
  opensDemo?: boolean | undefined;
};

/** The most important mark of a game: the state of its vendor, that it is a demo, new, or hot. */
export function GameMarks({ game, hotUseful = true, opensDemo = false }: GameMarksProps) {
  const t = useTranslations('tile');
  const mark = markOf({ game, hotUseful, opensDemo });
  if (!mark) return null;
  return (
    <span className="flex">
      <Badge tone={TONES[mark]} solid>
        {t(mark)}
      </Badge>
    </span>
  );
}
