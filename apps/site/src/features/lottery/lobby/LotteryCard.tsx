import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { startStyle } from '../../../shared/browser/start-style.ts';
import { serverNow } from '../shared/draws/server-time.ts';
import { ResultNumbers } from '../shared/balls/ResultNumbers.tsx';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';

function LastResult({ family, last }: Pick<LobbyLottery, 'family' | 'last'>) {
  const t = useTranslations('lottery');
  if (!last) return <p className="text-sm text-subtle">{t('lobby.noResult')}</p>;
  const label = t('draw.result', { number: last.number });
  return (
    <>
      <p className="numeric mb-1.5 text-2xs text-subtle">{last.number}</p>
      <ResultNumbers {...{ family, label }} numbers={last.numbers} size={family === 'pk10' ? 'sm' : 'md'} />
    </>
  );
}

/** A lottery of the lobby: when its sale ends, and what was drawn last. */
export function LotteryCard({ lottery }: { lottery: LobbyLottery }) {
  const t = useTranslations('lottery.lobby');
  const format = useFormat();
  const { gameCode, name, family, isOwn, next, last } = lottery;
  return (
    <article className="group relative flex min-h-36 flex-col gap-3 rounded-card border border-line bg-panel p-4 shadow-raised transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-lifted">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg leading-snug">
            <Link to={paths.lottery(gameCode)} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h3>
          <p className="numeric mt-0.5 text-xs text-muted">
            {next ? format.instant(next.drawsAt, startStyle(next.drawsAt, serverNow())) : t('noDraw')}
          </p>
          {isOwn && (
            <Badge className="mt-1.5" tone="win" icon={<ShieldCheck aria-hidden />}>
              {t('own')}
            </Badge>
          )}
        </div>
        {next && <CountdownRing opensAt={next.opensAt} closesAt={next.closesAt} />}
      </div>
      <div className="mt-auto">
        <LastResult {...{ family, last }} />
      </div>
    </article>
  );
}
