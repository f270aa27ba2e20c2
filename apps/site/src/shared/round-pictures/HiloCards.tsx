import {
  hiloMultiplierE4,
  hiloThirteenths,
  hiloValue,
  type HiloView,
} from '@croupier/fairplay/games/hilo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { ArrowDown, ArrowUp, ChevronsRight, Equal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../cards/PlayingCard.tsx';
import './hilo-cards.css';

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
export function HiloCards({ view }: { view: HiloView }) {
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
