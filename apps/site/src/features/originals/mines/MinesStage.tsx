import type { MinesBet, MinesMove, MinesView } from '@croupier/fairplay/games/mines.ts';
import { minesRules, safeFields } from '@croupier/fairplay/mines-payouts.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useTranslations } from 'use-intl';
import type { RoundStageProps } from '../round-game/round-screen.ts';
import { TakenCard } from '../round-game/TakenCard.tsx';
import { gemsOf, withField } from './mines-round.ts';
import { MinesBoard } from './MinesBoard.tsx';
import { MultiplierLadder } from './MultiplierLadder.tsx';

const PPM = 1_000_000;
const fieldsOf = (moves: readonly MinesMove[]): number[] =>
  moves.flatMap((move) => (move === 'cash_out' ? [] : [move.field]));

/** The chance that the next field is safe. */
function NextChance({ mines, opened }: { mines: number; opened: number }) {
  const t = useTranslations('originals.mines');
  const format = useFormat();
  const closed = minesRules.fields - opened;
  const safe = closed - mines;
  if (safe <= 0) return null;
  return (
    <p className="text-center text-sm text-muted">
      {t('chance')}{' '}
      <b className="numeric text-text" data-testid="next-chance">
        {format.ppm(Math.round((safe / closed) * PPM))}
      </b>{' '}
      <span className="numeric text-subtle">
        ({safe}/{closed})
      </span>
    </p>
  );
}

/** Multiplier ladder and board. */
export function MinesStage(props: RoundStageProps<MinesBet, MinesMove, MinesView>) {
  const { bet, round, hasLanded, pending, canMove, onMove, pattern, onPatternChange } = props;
  const view = pattern ? undefined : round?.view;
  const gems = view ? gemsOf(view) : 0;
  // Choosing another number of mines resets the ladder.
  const step = pattern ? pattern.length : round?.bet.mines === bet.mines ? gems : 0;
  const hasTaken =
    view?.state === 'cashed_out' && hasLanded && round !== undefined && round.payout > round.stake;
  const press = (field: number): void => {
    if (!pattern) onMove({ field });
    else
      onPatternChange(
        withField(fieldsOf(pattern), field, safeFields(bet.mines)).map((one) => ({ field: one })),
      );
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-2.5 sm:gap-4">
      <MultiplierLadder key={bet.mines} mines={bet.mines} gems={step} />
      <div className="grid flex-1 place-items-center">
        <div className="relative w-full max-w-[min(34rem,52dvh)] max-lg:max-w-[min(30rem,48dvh)]">
          <MinesBoard
            state={{ view, opening: fieldsOf(pending), pattern: pattern && fieldsOf(pattern) }}
            canOpen={pattern !== undefined || canMove}
            onOpen={press}
          />
          {hasTaken && (
            <TakenCard key={round.roundId} multiplierE4={round.multiplierE4} payoutMinor={round.payout} />
          )}
        </div>
      </div>
      <NextChance mines={bet.mines} opened={canMove && view ? view.revealed.length : 0} />
    </div>
  );
}
