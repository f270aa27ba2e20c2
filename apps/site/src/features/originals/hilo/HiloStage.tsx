import { DECK } from '@croupier/fairplay/cards.ts';
import {
  hiloMultiplierE4,
  hiloThirteenths,
  hiloValue,
  type HiloBet,
  type HiloMove,
  type HiloView,
} from '@croupier/fairplay/games/hilo.ts';
import { Button } from '@croupier/ui/buttons/Button.tsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowDown, ArrowUp, ChevronsRight, Equal, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import type { RoundStageProps } from '../round-game/round-screen.ts';
import { TakenCard } from '../round-game/TakenCard.tsx';
import './hilo.css';

const ICONS = { higher: ArrowUp, lower: ArrowDown, same: Equal, skip: ChevronsRight } as const;

/** The multipliers after each card, 0 for skipped ones: they leave it as it was. */
function multipliersOf({ cards, guesses, state }: HiloView): number[] {
  const right: number[] = [];
  return guesses.map((guess, index) => {
    const from = cards[index];
    const isLast = index === guesses.length - 1;
    if (guess !== 'skip' && from) right.push(hiloThirteenths(hiloValue(from), guess));
    return isLast && state === 'busted' ? 0 : Number(hiloMultiplierE4(right));
  });
}

/** All cards of the round in a row, with the guess that led to each. */
function CardRow({ view }: { view: HiloView }) {
  const t = useTranslations('tables.hilo');
  const format = useFormat();
  const row = useRef<HTMLOListElement>(null);
  const { length } = view.cards;
  useEffect(() => {
    const newest = row.current?.children[length - 1];
    if (newest instanceof HTMLElement) row.current?.scrollTo({ left: newest.offsetLeft, behavior: 'smooth' });
  }, [length]);
  const multipliers = multipliersOf(view);
  return (
    <ol
      ref={row}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard
      tabIndex={0}
      aria-label={t('cards')}
      className="hilo-row scroll-row"
    >
      {Array.from(view.cards, (card, index) => {
        const guess = view.guesses[index - 1];
        const Icon = guess && ICONS[guess];
        const isWrong = view.state === 'busted' && index === length - 1;
        const multiplierE4 = multipliers[index - 1] ?? 0;
        return (
          <li key={index} className="hilo-step">
            {guess && Icon && (
              <span className="hilo-guess" data-guess={guess} data-wrong={isWrong ? '' : undefined}>
                <Icon aria-hidden />
                <span className="sr-only">{t(`guess.${guess}`)}</span>
              </span>
            )}
            <PlayingCard card={card} size="sm" isDealt={index > 0} look={isWrong ? 'lose' : 'plain'} />
            <span className="numeric text-2xs font-bold text-muted">
              {index === 0 ? t('start') : multiplierE4 > 0 ? format.multiplier(multiplierE4) : '–'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

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
      {isShown && <CardRow view={view} />}
      {hasTaken && (
        <TakenCard key={round.roundId} multiplierE4={round.multiplierE4} payoutMinor={round.payout} />
      )}
    </div>
  );
}
