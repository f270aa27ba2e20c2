import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyRoundDialog } from '../../../shared/rounds/LazyRoundDialog.tsx';
import { ResultStrip } from '../ResultStrip.tsx';
import { useHistory } from '../stats/play-log.ts';
import type { RoundTable } from './use-round-table.ts';

const STRIP_ROUNDS = 20;

/** The latest results and the game's own stage, and what a screen reader says about the newest step. */
export function RoundStage<Bet, Move, View>({ table }: { table: RoundTable<Bet, Move, View> }) {
  const { screen, bet, setBet, play, autoplay, mode, pattern, setPattern, isInstant } = table;
  const t = useTranslations('originals.dice');
  const format = useFormat();
  const history = useHistory(screen.game);
  const [openRound, setOpenRound] = useState<string>();
  const isAuto = mode === 'auto' && screen.autoplay !== undefined;
  return (
    <div className="flex h-full flex-col gap-3 p-3 sm:gap-4 sm:p-6">
      <ResultStrip
        label={t('resultsLabel')}
        empty={t('resultsEmpty')}
        rounds={history.slice(0, STRIP_ROUNDS)}
        face={(round) => format.multiplier(round.multiplierE4)}
        nameOf={(round) =>
          t('resultOpen', {
            roll: format.amount(round.payoutMinor),
            multiplier: format.multiplier(round.multiplierE4),
          })
        }
        onOpen={setOpenRound}
      />
      <screen.Stage
        bet={bet}
        onBetChange={setBet}
        disabled={play.canMove || autoplay.isRunning}
        round={play.round}
        hasLanded={play.hasLanded}
        pending={play.pending}
        canMove={play.canMove && !autoplay.isRunning}
        onMove={play.move}
        isInstant={isInstant}
        pattern={isAuto && !play.isPlaying && !autoplay.isRunning ? pattern : undefined}
        onPatternChange={setPattern}
      />
      <output className="sr-only" aria-live="polite" data-testid="outcome">
        {play.round && play.hasLanded && <screen.Outcome round={play.round} />}
      </output>
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </div>
  );
}
