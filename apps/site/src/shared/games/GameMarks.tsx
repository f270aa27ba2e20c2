import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';
import { markOf, type UsefulMarks } from './game-mark.ts';

/** Most tiles of a list may have it, so it leaves the picture the attention. */
const QUIET = 'bg-black/60! text-white!';
const TONES = { maintenance: 'warn', slow: 'info', demo: 'neutral', new: 'accent', hot: 'brand' } as const;

export type GameMarksProps = {
  game: Game;
  /** Which marks are useful here; all, if undefined. */
  useful?: UsefulMarks | undefined;
  /** For visitors, the tile opens the game's demo. */
  opensDemo?: boolean | undefined;
};

/** The most important mark of a game: the state of its vendor, that it is a demo, new, or hot. */
export function GameMarks({ game, useful, opensDemo = false }: GameMarksProps) {
  const t = useTranslations('tile');
  const mark = markOf({ game, useful, opensDemo });
  if (!mark) return null;
  return (
    <span className="flex">
      <Badge tone={TONES[mark]} solid className={mark === 'demo' ? QUIET : undefined}>
        {t(mark)}
      </Badge>
    </span>
  );
}
