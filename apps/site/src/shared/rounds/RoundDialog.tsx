import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Dialog } from '@croupier/ui/overlays/Dialog.tsx';
import { Skeleton } from '@croupier/ui/status/Skeleton.tsx';
import { QueryProblem } from '@croupier/web/client/QueryProblem.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { RoundDetail } from '@croupier/contract/games/rounds.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { originalPath } from '../../paths.ts';
import { callQuery } from '../api/call.ts';
import { CopyLine } from './CopyLine.tsx';
import { CrashRecord } from './CrashRecord.tsx';
import { DiceScale } from './DiceScale.tsx';
import { GameFacts } from './GameFacts.tsx';
import { isLotteryRound, LotteryRecord } from './LotteryRecord.tsx';
import { MinesPicture } from './MinesPicture.tsx';
import { RoundPicture } from '../round-pictures/RoundPicture.tsx';
import { readJackpotDraw } from './jackpot-draw.ts';
import { ProofList } from './ProofList.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';
import { VendorDetail } from './VendorDetail.tsx';
import { readOutcome } from './round-outcome.ts';

export type RoundDialogProps = { roundId: string | undefined; onClose: () => void };

/** The details of a round: bet, outcome and proof. */
export function RoundDialog({ roundId, onClose }: RoundDialogProps) {
  const t = useTranslations('records.round');
  const common = useTranslations('common');
  return (
    <Dialog
      open={roundId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      closeLabel={common('close')}
    >
      {roundId && <LoadedRound key={roundId} roundId={roundId} />}
    </Dialog>
  );
}

function LoadedRound({ roundId }: { roundId: string }) {
  const t = useTranslations('records.round');
  const round = useQuery({ ...callQuery('rounds.get', { params: { id: roundId } }), staleTime: 0 });
  if (round.data) return <RoundBody round={round.data} />;
  if (round.isLoadingError) return <QueryProblem query={round} title={t('failed')} />;
  return (
    <div aria-busy className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}

function RoundBody({ round }: { round: RoundDetail }) {
  const t = useTranslations('records.round');
  const format = useFormat();
  const outcome = readOutcome(round.gameId, round.detail);
  const jackpot = readJackpotDraw(round.detail);
  const profitMinor = round.payout - round.stake;
  const gamePath = originalPath(round.gameId);
  const isLottery = isLotteryRound(round.detail);
  return (
    <div className="grid gap-5">
      <header className="flex items-center gap-3 rounded-card bg-well p-4 shadow-well">
        <div className="min-w-0 flex-1">
          <p className="truncate font-display text-lg font-bold">{round.gameName}</p>
          <RoundStateBadge state={round.state} />
        </div>
        {round.state === 'settled' && (
          <p
            className={clsx(
              'numeric font-display text-2xl font-bold',
              profitMinor > 0n ? 'text-win' : 'text-muted',
            )}
          >
            {format.amount(profitMinor, { sign: 'always' })}
          </p>
        )}
      </header>
      {outcome?.game === 'dice' && <DiceScale {...outcome} />}
      {outcome?.game === 'mines' && <MinesPicture outcome={outcome} />}
      {outcome?.game === 'other' && (
        <RoundPicture
          outcome={outcome}
          stakeMinor={round.stake}
          fallback={
            <>
              <GameFacts title={t('bet')} facts={outcome.bet} />
              <GameFacts title={t('moves')} facts={outcome.moves} />
              <GameFacts title={t('result')} facts={outcome.facts} />
            </>
          }
        />
      )}
      {round.state === 'open' && gamePath && (
        <Link to={gamePath} className={buttonClass({ variant: 'primary', block: true })}>
          <Play aria-hidden />
          {t('resume')}
        </Link>
      )}
      <RoundFacts round={round} outcome={outcome} jackpot={jackpot} />
      {round.gameId === 'crash' && <CrashRecord detail={round.detail} />}
      {isLottery && <LotteryRecord roundId={round.id} />}
      {!outcome && !round.proof && round.gameId !== 'crash' && !isLottery && (
        <VendorDetail detail={round.detail} />
      )}
      <dl>
        <CopyLine label={t('id')} value={round.id} />
      </dl>
      {round.proof && <ProofList proof={round.proof} outcome={outcome} jackpot={jackpot} />}
    </div>
  );
}
