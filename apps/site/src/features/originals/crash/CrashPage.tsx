import { crashRtpRange } from '@croupier/fairplay/crash-rules.ts';
import { Badge } from '@croupier/ui/status/Badge.tsx';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useSession } from '@croupier/web/session/use-session.ts';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LiveBets } from '../../../shared/bet-tables/LiveBets.tsx';
import { BonusChip } from '../../../shared/bonuses/BonusChip.tsx';
import { GameClosed } from '../GameClosed.tsx';
import { GameTools } from '../GameTools.tsx';
import { bonusGameOf } from '../own-game.ts';
import { useReturnText } from '../use-return-text.ts';
import { GameStats } from '../stats/GameStats.tsx';
import '../originals.css';
import { CrashPanel } from './CrashPanel.tsx';
import { CrashProof } from './proof/CrashProof.tsx';
import { CrashRules } from './CrashRules.tsx';
import { CrashStage } from './CrashStage.tsx';
import { CRASH_KEYS } from './use-crash-keys.ts';
import { useNotedBets } from './use-noted-bets.ts';
import { PlayersList } from './PlayersList.tsx';
import { useEnteredRoom } from '../../../shared/crash-room/use-room.ts';

/** Crash: one game for everybody. Another account starts with fresh state. */
export const CrashPage = () => <CrashTable key={useSession().token} />;

const showProof = (): void =>
  document.querySelector('#crash-proof')?.scrollIntoView({ block: 'start', behavior: 'instant' });

function CrashTable() {
  const t = useTranslations('crash');
  const tools = useTranslations('originals.tools');
  const returns = useReturnText(crashRtpRange);
  const [query] = useSearchParams();
  const [gameText, setGameText] = useState(query.get('round') ?? '');
  useEnteredRoom();
  useNotedBets();
  const openGame = (gameNo: number): void => {
    setGameText(String(gameNo));
    showProof();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:-mb-1">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <Badge tone="brand">{t('rtp', { rate: returns.lowest })}</Badge>
        <BonusChip game={bonusGameOf('crash')} />
        <Button
          size="sm"
          variant="ghost"
          className="ml-auto"
          icon={<ShieldCheck aria-hidden />}
          onClick={showProof}
        >
          <span className="max-[26rem]:sr-only">{tools('fairness')}</span>
        </Button>
      </header>
      <GameClosed game="crash" />
      <div className="overflow-clip rounded-card border border-line bg-panel shadow-raised">
        <div className="grid lg:grid-cols-[21rem_minmax(0,1fr)]">
          <div className="order-2 border-line max-lg:border-t lg:order-1 lg:border-r">
            <CrashPanel />
            <GameStats game="crash" />
          </div>
          <div className="order-1 min-w-0 bg-well game-stage lg:order-2 lg:min-h-[36rem]">
            <CrashStage onOpenGame={openGame} />
          </div>
        </div>
        <GameTools keys={CRASH_KEYS} isShared />
      </div>
      <PlayersList />
      <LiveBets />
      <CrashRules />
      <CrashProof gameText={gameText} onGameText={setGameText} />
    </div>
  );
}
