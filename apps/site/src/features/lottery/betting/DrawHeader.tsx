import type { LobbyLottery } from '@croupier/contract/games/lottery-draws.ts';
import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { ChartNoAxesColumn, ChevronLeft, History, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import { ResultNumbers } from '../shared/balls/ResultNumbers.tsx';
import { CountdownRing } from '../shared/draws/CountdownRing.tsx';
import { familyOfCatalogue } from '../shared/names/family-names.ts';
import { LiveReveal } from './live/LiveReveal.tsx';
import { useRevealedDraw } from './live/use-revealed-draw.ts';
import type { WaitingDraw } from './use-lottery-game.ts';

type OpenedDraw = NonNullable<LobbyLottery['last']>;

const LAST_SHOWN = 5;
const LINK =
  'inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-field px-2.5 text-sm font-semibold text-muted hover:bg-surface-3 hover:text-text [&_svg]:size-4';

function Links({ gameCode }: { gameCode: string }) {
  const t = useTranslations('lottery.bet');
  return (
    <nav aria-label={t('links')} className="scroll-row -mx-2 flex">
      <Link to={paths.lottery()} className={LINK}>
        <ChevronLeft aria-hidden />
        {t('lobby')}
      </Link>
      <Link to={paths.lotteryTrends(gameCode)} className={LINK}>
        <ChartNoAxesColumn aria-hidden />
        {t('trends')}
      </Link>
      <Link to={paths.lotteryResults(gameCode)} className={LINK}>
        <History aria-hidden />
        {t('results')}
      </Link>
      <Link to={paths.lotteryTickets()} className={LINK}>
        <ReceiptText aria-hidden />
        {t('tickets')}
      </Link>
    </nav>
  );
}

function Waiting({ waiting }: { waiting: WaitingDraw }) {
  const t = useTranslations('lotteryNames');
  return (
    <output className="flex items-center gap-2 text-sm">
      <span className="numeric text-muted">{waiting.number}</span>
      <Badge
        tone={
          waiting.state === 'held' || waiting.state === 'late' || waiting.state === 'void' ? 'warn' : 'info'
        }
      >
        {t(`state.${waiting.state}`)}
      </Badge>
    </output>
  );
}

function Last({ family, opened }: { family: string; opened: readonly OpenedDraw[] | undefined }) {
  const t = useTranslations('lottery');
  const [first, ...others] = opened?.slice(0, LAST_SHOWN) ?? [];
  if (!opened) return <Skeleton className="h-9 w-56" />;
  if (!first) return <p className="text-sm text-subtle">{t('lobby.noResult')}</p>;
  const picture = (draw: OpenedDraw, size: 'sm' | 'md') => (
    <ResultNumbers
      {...{ family, size }}
      numbers={draw.numbers}
      label={t('draw.result', { number: draw.number })}
    />
  );
  return (
    <details className="group min-w-0">
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-field">
        <span className="numeric text-2xs text-subtle">{first.number}</span>
        {picture(first, family === 'pk10' ? 'sm' : 'md')}
        <span className="text-xs text-brand-text group-open:hidden">{t('bet.lastResults')}</span>
      </summary>
      <ul className="mt-2 grid gap-2">
        {others.map((draw) => (
          <li key={draw.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="numeric text-2xs text-subtle">{draw.number}</span>
            {picture(draw, 'sm')}
          </li>
        ))}
      </ul>
    </details>
  );
}

export type DrawHeaderProps = {
  game: LotteryGame;
  opened: readonly OpenedDraw[] | undefined;
  waiting: WaitingDraw | undefined;
};

/** Which draw is on sale and for how long, and what was drawn last. */
export function DrawHeader({ game, opened, waiting }: DrawHeaderProps) {
  const t = useTranslations('lottery');
  const { draw, name, gameCode, catalogue } = game;
  const { revealed, close } = useRevealedDraw(gameCode);
  return (
    <header className="relative rounded-card border border-line bg-lit p-3.5 shadow-raised sm:p-4">
      <Links gameCode={gameCode} />
      <div className="mt-1 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-xl leading-snug sm:text-2xl">{name}</h1>
          <p className="numeric text-sm text-muted">{draw ? draw.number : t('lobby.noDraw')}</p>
        </div>
        {draw && <CountdownRing opensAt={draw.opensAt} closesAt={draw.closesAt} size="lg" />}
      </div>
      <div className="mt-2 grid gap-2 border-t border-line pt-2.5">
        {waiting && <Waiting waiting={waiting} />}
        <Last family={familyOfCatalogue(catalogue)} opened={opened} />
      </div>
      {revealed && <LiveReveal key={revealed.id} {...{ game, revealed }} onClose={close} />}
    </header>
  );
}
