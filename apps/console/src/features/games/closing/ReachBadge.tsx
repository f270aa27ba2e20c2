import type { GameReach } from '@croupier/contract/games/game-control.ts';
import { Badge, type Tone } from '@croupier/ui/status/Badge.tsx';
import { useTranslations } from 'use-intl';

const TONES: Readonly<Record<GameReach, Tone>> = {
  playable: 'win',
  stopped: 'lose',
  maintenance: 'warn',
  hidden: 'neutral',
  vendor_stopped: 'lose',
  vendor_maintenance: 'warn',
  vendor_off: 'neutral',
  not_offered: 'neutral',
};

/** What players get of a game. */
export function ReachBadge({ reach }: { reach: GameReach }) {
  const t = useTranslations('console.games.reach');
  return <Badge tone={TONES[reach]}>{t(reach)}</Badge>;
}
