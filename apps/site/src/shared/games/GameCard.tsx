import type { Game } from '@croupier/contract/games/catalogue.ts';
import { GameTile } from '@croupier/ui/lobby/GameTile.tsx';
import { letteringOf } from '@croupier/ui/lobby/lettering.ts';
import { useMerchant } from '@croupier/web/boot/BootContext.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '@croupier/web/session/use-session.ts';
import { demoPath, originalPath, paths } from '../../paths.ts';
import { BonusMark } from '../bonuses/BonusMark.tsx';
import { PlayersCount } from '../live-bets/PlayersCount.tsx';
import { useFavorite } from './favorites.ts';
import type { UsefulMarks } from './game-mark.ts';
import { GameArt } from './GameArt.tsx';
import { GameMarks } from './GameMarks.tsx';
import { useGameLink } from './use-game-link.ts';

export type GameCardProps = {
  game: Game;
  sizes: string;
  eager?: boolean;
  /** Which marks are useful among the games around it; all, if undefined. */
  useful?: UsefulMarks;
};

/** A game's tile with its link and its favourite button. */
export function GameCard({ game, sizes, eager = false, useful }: GameCardProps) {
  const t = useTranslations('tile');
  const format = useFormat();
  const merchant = useMerchant();
  const favourite = useFavorite(game);
  const opensDemo = !useSignedIn() && game.hasDemo && game.state !== 'maintenance';
  const gameLink = useGameLink()(game.gameId);
  const link = opensDemo ? { to: demoPath(game.gameId) } : gameLink;
  const name = game.displayName;
  const isOwn = originalPath(game.gameId) !== undefined;
  const rtp = game.rtpBps === null ? undefined : t('rtp', { rate: format.bps(game.rtpBps) });
  const label = (): string => {
    if (isOwn) return t('play', { name });
    if (opensDemo) return t('playDemo', { name });
    return link.to === paths.login() ? t('signIn', { name }) : t('open', { name });
  };
  return (
    <GameTile
      name={name}
      provider={
        <>
          {isOwn ? merchant.name : game.vendorName}
          {/* Touch screens have no hover, so there it is beside the vendor if the tile has room. */}
          {rtp && <span className="numeric @max-[9rem]:hidden [@media(hover:hover)]:hidden"> · {rtp}</span>}
        </>
      }
      picture={<GameArt {...{ game, sizes, eager }} />}
      action={<Link {...link} />}
      actionLabel={label()}
      rtp={rtp}
      badge={
        <span className="flex flex-wrap gap-1.5">
          <GameMarks {...{ game, useful, opensDemo }} />
          <BonusMark game={game} />
          <PlayersCount gameId={game.gameId} isInTile />
        </span>
      }
      favourite={favourite}
      lettering={isOwn ? undefined : letteringOf(game.vassalage)}
    />
  );
}
