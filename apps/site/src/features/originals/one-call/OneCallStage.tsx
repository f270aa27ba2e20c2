import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyRoundDialog } from '../../../shared/rounds/LazyRoundDialog.tsx';
import { ResultStrip } from '../ResultStrip.tsx';
import { useHistory } from '../stats/play-log.ts';
import type { PlayedRound } from '../stats/session-stats.ts';
import { BigWinScene } from './BigWinScene.tsx';
import type { OneCallTable } from './use-one-call-table.ts';

const STRIP_ROUNDS = 20;

/** The latest results above the game's own stage, and what a screen reader says about the newest. */
export function OneCallStage<Bet, Facts>({ table }: { table: OneCallTable<Bet, Facts> }) {
  const { screen, bet, setBet, stake, play, isLocked, isInstant } = table;
  const t = useTranslations('originals');
  const format = useFormat();
  const history = useHistory(screen.game);
  const [openRound, setOpenRound] = useState<string>();
  const result = play.shown?.hasLanded ? play.shown.result : undefined;
  const face = (round: PlayedRound): string => {
    if (round.face === undefined) return format.multiplier(round.multiplierE4);
    return screen.showFace?.(round.face, format) ?? round.face;
  };
  return (
    <div className="relative flex h-full flex-col gap-3 p-3 sm:gap-4 sm:p-6">
      <ResultStrip
        label={t('dice.resultsLabel')}
        empty={t('dice.resultsEmpty')}
        rounds={history.slice(0, STRIP_ROUNDS)}
        face={face}
        nameOf={(round) =>
          round.won
            ? t('dice.resultOpen', { roll: face(round), multiplier: format.multiplier(round.multiplierE4) })
            : t('dice.resultLostOpen', { roll: face(round) })
        }
        onOpen={setOpenRound}
      />
      <screen.Stage
        bet={bet}
        onBetChange={setBet}
        stake={stake}
        shown={play.shown}
        moving={play.moving}
        isWaiting={play.isBusy}
        disabled={isLocked}
        onSkip={play.skip}
        isInstant={isInstant}
      />
      <BigWinScene result={result} />
      <output className="sr-only" aria-live="polite" data-testid="outcome">
        {result && (
          <>
            {screen.Outcome && <screen.Outcome result={result} />}{' '}
            {result.payout > 0n
              ? t('bet.outcomePaid', {
                  multiplier: format.multiplier(result.multiplierE4),
                  amount: format.amount(result.payout),
                })
              : t('bet.outcomeLost')}
          </>
        )}
      </output>
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </div>
  );
}
