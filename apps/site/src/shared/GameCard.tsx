import type { Game } from '@croupier/contract/catalogue.ts';
import { GameTile } from '@croupier/ui/GameTile.tsx';
import { useMerchant } from '@croupier/web/BootContext.tsx';
import { useFormat } from '@croupier/web/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { originalPath, paths } from '../paths.ts';
import { GameArt } from './GameArt.tsx';

export type GameCardProps = { game: Game; sizes: string; eager?: boolean };

/** A game's tile with its way in. */
export function GameCard({ game, sizes, eager = false }: GameCardProps) {
  const t = useTranslations('home');
  const format = useFormat();
  const { name } = useMerchant();
  return (
    <GameTile
      name={game.displayName}
      provider={name}
      picture={<GameArt {...{ game, sizes, eager }} />}
      action={<Link to={originalPath(game.gameId) ?? paths.originals()} />}
      actionLabel={t('playGame', { name: game.displayName })}
      rtp={game.rtpBps === null ? undefined : t('rtp', { rate: format.bps(game.rtpBps) })}
    />
  );
}
