import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyPart, lazyPart } from '../../shared/loading/LazyPart.tsx';
import type { Returns } from '@croupier/fairplay/games/one-call.ts';
import type { KeyHelp } from './hotkeys/key-help.ts';
import { BonusChip } from '../../shared/bonuses/BonusChip.tsx';
import { LiveBets } from '../../shared/bet-tables/LiveBets.tsx';
import { GameClosed } from './GameClosed.tsx';
import { GameRules } from './GameRules.tsx';
import { GameTools } from './GameTools.tsx';
import { JackpotCelebration } from './jackpot/JackpotCelebration.tsx';
import './originals.css';
import { GameStats } from './stats/GameStats.tsx';
import { bonusGameOf, type OwnGame } from './own-game.ts';
import { useReturnText } from './use-return-text.ts';

const SeedsDialog = lazyPart(async () => (await import('./seeds/SeedsDialog.tsx')).SeedsDialog);

export type GameFrameProps = {
  game: OwnGame;
  returns: Returns;
  /** The game's own keys, for the list of shortcuts. */
  keys: readonly KeyHelp[];
  panel: ReactNode;
  stage: ReactNode;
  /** Payouts and their chances, among the rules. */
  payouts?: ReactNode;
};

/** The frame of every in-house game: panel, stage, tools, statistics, rules and fairness. */
export function GameFrame({ game, returns: range, keys, panel, stage, payouts }: GameFrameProps) {
  const t = useTranslations('originals');
  const [areSeedsOpen, setSeedsOpen] = useState(false);
  const returns = useReturnText(range);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:-mb-1">
        <h1 className="text-xl sm:text-2xl">{t(`${game}.title`)}</h1>
        <Badge tone="brand">{t('rtp', { rate: returns.lowest })}</Badge>
        <BonusChip game={bonusGameOf(game)} />
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto"
          icon={<ShieldCheck aria-hidden />}
          onClick={() => setSeedsOpen(true)}
        >
          <span className="max-[26rem]:sr-only">{t('tools.fairness')}</span>
        </Button>
      </header>
      <GameClosed game={game} />
      <div className="overflow-clip rounded-card border border-line bg-panel shadow-raised">
        <div className="grid lg:grid-cols-[21rem_minmax(0,1fr)]">
          <div className="order-2 border-line max-lg:border-t lg:order-1 lg:border-r">
            {panel}
            <GameStats game={game} />
          </div>
          <div className="order-1 min-w-0 bg-well game-stage max-lg:min-h-[46dvh] lg:order-2 lg:min-h-[36rem]">
            {stage}
          </div>
        </div>
        <GameTools keys={keys} />
      </div>
      <LiveBets />
      <GameRules game={game} returns={range} onShowFairness={() => setSeedsOpen(true)}>
        {payouts}
      </GameRules>
      <JackpotCelebration />
      {areSeedsOpen && (
        <LazyPart onError={() => setSeedsOpen(false)}>
          <SeedsDialog open onOpenChange={setSeedsOpen} />
        </LazyPart>
      )}
    </div>
  );
}
