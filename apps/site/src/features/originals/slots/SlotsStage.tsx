import type { SlotsBet, SlotsFacts } from '@croupier/fairplay/games/slots.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { FastForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStoredChoice } from '../../../shared/browser/use-stored-choice.ts';
import type { PlayedResult, StageProps } from '../one-call/screen.ts';
import './slots.css';
import { SlotsMachine, type MachineRound } from './SlotsMachine.tsx';
import { SymbolDefinitions } from '../../../shared/round-pictures/SymbolArt.tsx';
import { turboOn } from './turbo.ts';
import { keepUnseen, readUnseen } from './unseen-feature.ts';
import type { Motion } from './use-playback.ts';

/** Where the reels stand before the first spin: a lantern in each. */
const FIRST_STOPS = [8, 3, 8, 7, 11];
const IDLE: MachineRound = {
  roundId: 'idle',
  facts: { spin: { stops: FIRST_STOPS, lines: [], scatters: 0, units: 0 }, feature: null, isCut: false },
  stake: 0n,
  payout: 0n,
  multiplierE4: 0,
};

const roundOf = ({
  roundId,
  facts,
  stake,
  payout,
  multiplierE4,
}: PlayedResult<SlotsBet, SlotsFacts>): MachineRound => ({
  roundId,
  facts,
  stake,
  payout,
  multiplierE4,
});

/** The machine: the newest round, or free spins that a reload has interrupted. */
export function SlotsStage({ shown, isInstant, onSkip }: StageProps<SlotsBet, SlotsFacts>) {
  const t = useTranslations('tables.slots');
  const isTurbo = useStoredChoice(turboOn);
  const [unseen] = useState(readUnseen);
  const [isCut, setCut] = useState(false);
  const round = shown ? roundOf(shown.result) : unseen ? { ...unseen, from: unseen.seen } : IDLE;
  const motion: Motion = isInstant || round === IDLE ? 'none' : isTurbo ? 'turbo' : 'normal';
  const isOver = shown ? shown.hasLanded : isCut;
  const spins = round.facts.feature?.spins ?? [];
  const last = spins.at(-1) ?? round.facts.spin;
  const [previous, setPrevious] = useState({
    roundId: round.roundId,
    stops: last.stops,
    before: FIRST_STOPS,
  });
  if (previous.roundId !== round.roundId)
    setPrevious({ roundId: round.roundId, stops: last.stops, before: previous.stops });

  const note = (seen: number): void => {
    if (spins.length === 0) return;
    const { roundId, facts, stake, payout, multiplierE4 } = round;
    keepUnseen(seen < spins.length ? { roundId, facts, stake, payout, multiplierE4, seen } : undefined);
  };
  // A spin without a feature has nothing to resume.
  useEffect(() => {
    if (shown && spins.length === 0) keepUnseen(undefined);
  }, [shown, spins.length]);

  const canSkip = spins.length > 0 && !isOver && motion !== 'none';
  return (
    <div className="mx-auto grid w-full max-w-3xl flex-1 content-center gap-3 max-sm:gap-1.5">
      <SymbolDefinitions />
      <SlotsMachine
        key={round.roundId}
        round={round}
        before={previous.before}
        motion={motion}
        isOver={isOver}
        onSeen={note}
      />
      <div className="flex h-11 items-center justify-center gap-3 max-sm:h-9 text-sm text-muted">
        {!shown && unseen && !isOver && <span>{t('resumed')}</span>}
        {canSkip && (
          <Button
            size="sm"
            icon={<FastForward aria-hidden />}
            onClick={() => (shown ? onSkip() : setCut(true))}
          >
            {t('skip')}
          </Button>
        )}
      </div>
    </div>
  );
}
