import type { KenoBet, KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { ResultCard } from '../one-call/ResultCard.tsx';
import type { StageProps } from '../one-call/screen.ts';
import { playSound } from '../sound/play-sound.ts';
import { KenoBoard } from './KenoBoard.tsx';
import '../../../shared/round-pictures/keno-numbers.css';
import './keno.css';
import { toggled } from './keno-setup.ts';
import { PayoutBar } from './PayoutBar.tsx';
import { useDrawnCount } from './use-drawn-count.ts';

const samePicks = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((pick, index) => pick === b[index]);

/** The board and the payouts. A draw disappears as soon as the picks change. */
export function KenoStage({ bet, onBetChange, shown, disabled }: StageProps<KenoBet, KenoFacts>) {
  const count = useDrawnCount(shown);
  const isCurrent = shown !== undefined && samePicks(shown.result.bet.picks, bet.picks);
  const drawn = isCurrent ? shown.result.facts.drawn.slice(0, count) : [];
  const hits = isCurrent ? drawn.filter((field) => bet.picks.includes(field)).length : undefined;
  const toggle = (field: number): void => {
    playSound('tick');
    onBetChange(toggled(bet, field));
  };
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center gap-3 sm:gap-5">
      <div className="relative max-sm:-mx-3">
        <KenoBoard picks={bet.picks} drawn={drawn} disabled={disabled} onToggle={toggle} />
        {isCurrent && shown.hasLanded && <ResultCard result={shown.result} />}
      </div>
      <PayoutBar risk={bet.risk} picks={bet.picks.length} hits={hits} />
    </div>
  );
}
