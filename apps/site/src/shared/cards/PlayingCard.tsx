import type { Card } from '@croupier/fairplay/cards.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import './cards.css';

const SUIT_NAMES = { '♦': 'diamonds', '♥': 'hearts', '♠': 'spades', '♣': 'clubs' } as const;

/** "Ace of spades", for screen readers. */
export function useCardName(): (card: Card) => string {
  const t = useTranslations('tables.cards');
  return ({ rank, suit }) => {
    const face = rank === 'A' || rank === 'K' || rank === 'Q' || rank === 'J' ? t(`rank.${rank}`) : rank;
    return t('name', { rank: face, suit: t(`suit.${SUIT_NAMES[suit]}`) });
  };
}

export type PlayingCardProps = {
  /** Undefined: face down. */
  card: Card | undefined;
  look?: 'plain' | 'win' | 'lose' | 'active';
  size?: 'sm' | 'md' | 'lg';
  /** Comes from the shoe when it appears. */
  isDealt?: boolean;
  isSideways?: boolean;
  className?: string;
  style?: CSSProperties;
};

/** A playing card; it turns over when `card` becomes known. */
export function PlayingCard(props: PlayingCardProps) {
  const { card, look = 'plain', size = 'md', isDealt = false, isSideways = false, className, style } = props;
  const t = useTranslations('tables.cards');
  const nameOf = useCardName();
  return (
    <span
      className={clsx('playing-card', className)}
      style={style}
      data-size={size}
      data-look={look}
      data-open={card ? '' : undefined}
      data-dealt={isDealt ? '' : undefined}
      data-sideways={isSideways ? '' : undefined}
      data-red={card && (card.suit === '♥' || card.suit === '♦') ? '' : undefined}
    >
      <span className="sr-only">{card ? nameOf(card) : t('hidden')}</span>
      <span aria-hidden className="playing-card-turn">
        <span className="playing-card-back" />
        <span className="playing-card-face">
          {card && (
            <>
              <span className="playing-card-corner">
                <span className="playing-card-rank">{card.rank}</span>
                <SuitPicture suit={card.suit} />
              </span>
              <SuitPicture suit={card.suit} className="playing-card-suit" />
            </>
          )}
        </span>
      </span>
    </span>
  );
}

const SUIT_PATHS: Readonly<Record<Card['suit'], string>> = {
  '♦': 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
  '♥': 'M12 22C4 15.6 1.5 12 1.5 8.1A5.6 5.6 0 0 1 12 5.4a5.6 5.6 0 0 1 10.5 2.7C22.5 12 20 15.6 12 22Z',
  '♠': 'M12 1.5C20 8 22.5 11 22.5 14.6a4.9 4.9 0 0 1-9 2.7c.2 2.2.9 3.8 2.5 5.2H8c1.6-1.4 2.3-3 2.5-5.2a4.9 4.9 0 0 1-9-2.7C1.5 11 4 8 12 1.5Z',
  '♣': 'M12 1.5a4.9 4.9 0 0 1 4.1 7.6 4.9 4.9 0 1 1-2.7 8.2c.2 2.2 1 3.8 2.6 5.2H8c1.6-1.4 2.4-3 2.6-5.2a4.9 4.9 0 1 1-2.7-8.2A4.9 4.9 0 0 1 12 1.5Z',
};

export const SuitPicture = ({ suit, className }: { suit: Card['suit']; className?: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={className}>
    <path d={SUIT_PATHS[suit]} />
  </svg>
);
