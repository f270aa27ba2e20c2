import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LazyRoundDialog } from '../../../shared/rounds/LazyRoundDialog.tsx';
import { ResultStrip } from '../ResultStrip.tsx';
import { useHistory } from '../stats/play-log.ts';
import { WinBurst } from '../WinBurst.tsx';
import { gemsOf } from './mines-round.ts';
import { MinesBoard } from './MinesBoard.tsx';
import { MultiplierLadder } from './MultiplierLadder.tsx';
import type { MinesGame } from './use-mines.ts';

/** The amount cashed out, over the board, until the next round. */
function TakenCard({ multiplierE4, amount }: { multiplierE4: number; amount: string }) {
  const format = useFormat();
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center">
      <div className="relative animate-pop-in rounded-card border-2 border-win bg-surface-2 px-7 py-4 text-center shadow-floating">
        <p className="numeric font-display text-3xl font-extrabold text-win">
          {format.multiplier(multiplierE4)}
        </p>
        <p className="numeric mt-0.5 font-display text-lg font-bold">{amount}</p>
        <WinBurst multiplierE4={multiplierE4} />
      </div>
    </div>
  );
}

export type MinesStageProps = { mines: MinesGame; minesCount: number };

/** Latest rounds, multiplier ladder and board. */
export function MinesStage({ mines, minesCount }: MinesStageProps) {
  const t = useTranslations('originals.mines');
  const dice = useTranslations('originals.dice');
  const format = useFormat();
  const history = useHistory('mines');
  const [openRound, setOpenRound] = useState<string>();
  const { round } = mines;
  const gems = round ? gemsOf(round) : 0;
  // Choosing another number of mines resets the ladder.
  const step = round?.mines === minesCount ? gems : 0;
  const hasTaken = round?.state === 'cashed_out' && round.payout > round.stake;
  const saying = (): string => {
    if (!round || gems + round.revealed.length === 0) return '';
    if (round.state === 'busted') return t('lost');
    const amount = format.amount(round.payout);
    return round.state === 'cashed_out' ? t('won', { amount }) : t('openedGem', { amount });
  };
  return (
    <div className="mx-auto flex h-full w-full max-w-3xl flex-col gap-2.5 p-3 sm:gap-4 sm:p-6">
      <div className="mx-auto w-full max-lg:order-last max-lg:max-w-[min(30rem,52dvh)]">
        <ResultStrip
          label={dice('resultsLabel')}
          empty={dice('resultsEmpty')}
          rounds={history}
          face={(played) => format.multiplier(played.multiplierE4)}
          nameOf={(played) =>
            dice('resultOpen', {
              roll: format.amount(played.payoutMinor),
              multiplier: format.multiplier(played.multiplierE4),
            })
          }
          onOpen={setOpenRound}
        />
      </div>
      <MultiplierLadder key={minesCount} mines={minesCount} gems={step} />
      <div className="grid flex-1 place-items-center">
        <div className="relative w-full max-w-[min(34rem,58dvh)] max-lg:max-w-[min(30rem,52dvh)]">
          <MinesBoard mines={mines} />
          {hasTaken && (
            <TakenCard
              key={round.roundId}
              multiplierE4={round.multiplierE4}
              amount={format.amount(round.payout)}
            />
          )}
        </div>
      </div>
      <output className="sr-only" aria-live="polite">
        {saying()}
      </output>
      <LazyRoundDialog roundId={openRound} onClose={() => setOpenRound(undefined)} />
    </div>
  );
}
