import { DECK } from '@croupier/fairplay/cards.ts';
import type { HiloBet, HiloMove, HiloView } from '@croupier/fairplay/games/hilo.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { ArrowDown, ArrowUp, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../../shared/cards/PlayingCard.tsx';
import { HiloCards } from '../../../shared/round-pictures/HiloCards.tsx';
import type { RoundStageProps } from '../round-game/round-screen.ts';
import { TakenCard } from '../round-game/TakenCard.tsx';
import './hilo.css';

/** The card to guess from, between the edges of the deck, and the row of cards. */
export function HiloStage(props: RoundStageProps<HiloBet, HiloMove, HiloView>) {
  const { bet, onBetChange, disabled, round, canMove, hasLanded } = props;
  const t = useTranslations('tables.hilo');
  const view = round?.view;
  const last = view?.cards.at(-1);
  // Another start card puts the last round away.
  const isShown = view && (canMove || round.bet.startCard === bet.startCard);
  const card = isShown ? last : DECK[bet.startCard];
  const hasTaken = isShown && hasLanded && view.state === 'cashed_out' && round.payout > round.stake;
  const look = !isShown || view.state === 'playing' ? 'plain' : view.state === 'busted' ? 'lose' : 'win';
  return (
    <div className="relative mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center gap-4 sm:gap-7">
      <div className="hilo-table">
        <p className="hilo-edge">
          <ArrowUp aria-hidden className="text-win" />
          <b>K</b>
          <span>{t('highest')}</span>
        </p>
        <div className="hilo-deck">
          <span aria-hidden className="hilo-pile" />
          <PlayingCard
            key={isShown ? view.cards.length : `start-${bet.startCard}`}
            card={card}
            size="lg"
            isDealt
            look={look}
            className="hilo-card"
          />
        </div>
        <p className="hilo-edge">
          <ArrowDown aria-hidden className="text-lose" />
          <b>A</b>
          <span>{t('lowest')}</span>
        </p>
      </div>
      {!disabled && (
        <Button
          className="mx-auto"
          icon={<RefreshCw aria-hidden />}
          onClick={() => onBetChange({ startCard: Math.floor(Math.random() * DECK.length) })}
        >
          {t('otherCard')}
        </Button>
      )}
      {isShown && <HiloCards view={view} />}
      {hasTaken && (
        <TakenCard key={round.roundId} multiplierE4={round.multiplierE4} payoutMinor={round.payout} />
      )}
    </div>
  );
}
