import type { Game } from '@croupier/contract/games/catalogue.ts';
import { Card } from '@croupier/ui/layout/Card.tsx';
import { QrCode } from '@croupier/ui/data/QrCode.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CATEGORY_PATHS, gamePath } from '../../paths.ts';
import { GameMarks } from '../../shared/games/GameMarks.tsx';
import { PlayersCount } from '../../shared/live-bets/PlayersCount.tsx';

const linkClass = 'rounded-field font-semibold text-brand-text hover:underline';

/** Beside the game: category, studio, and a QR code for the phone. */
export function GameFacts({ game }: { game: Game }) {
  const t = useTranslations();
  const format = useFormat();
  const category = CATEGORY_PATHS[game.gameType];
  const vendor = `${category}?${new URLSearchParams({ vassalage: game.vassalage })}`;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg">{t('games.facts')}</h2>
        <PlayersCount gameId={game.gameId} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm [&_dd]:text-right [&_dt]:text-muted">
        <dt>{t('games.vendor')}</dt>
        <dd>
          <Link to={vendor} className={linkClass}>
            {game.vendorName}
          </Link>
        </dd>
        <dt>{t('games.kind')}</dt>
        <dd>
          <Link to={category} className={linkClass}>
            {t(`nav.category.${game.gameType}`)}
          </Link>
        </dd>
        {game.rtpBps !== null && (
          <>
            <dt>{t('games.rtp')}</dt>
            <dd className="numeric font-semibold text-text">{format.bps(game.rtpBps)}</dd>
          </>
        )}
      </dl>
      <GameMarks game={game} />
      <div className="mt-auto flex items-center gap-3 max-lg:hidden">
        <QrCode
          text={`${location.origin}${gamePath(game.gameId)}`}
          label={t('games.qr')}
          level="M"
          className="size-28 shrink-0"
        />
        <p className="text-sm">
          <span className="font-semibold text-text">{t('games.onPhone')}</span>
          <br />
          <span className="text-muted">{t('games.onPhoneText')}</span>
        </p>
      </div>
    </Card>
  );
}
