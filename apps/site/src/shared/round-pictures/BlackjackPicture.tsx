import type { Card } from '@croupier/fairplay/cards.ts';
import type { BlackjackView } from '@croupier/fairplay/games/blackjack.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlayingCard, type PlayingCardProps } from '../cards/PlayingCard.tsx';

const BUST = 21;
const LOOKS = { won: 'win', blackjack: 'win', lost: 'lose', push: 'plain' } as const;

type HandProps = { title: ReactNode; cards: readonly (Card | undefined)[]; look: PlayingCardProps['look'] };

const Hand = ({ title, cards, look = 'plain' }: HandProps) => (
  <div className="grid justify-items-center gap-2">
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-sm text-muted">{title}</p>
    <div className="flex flex-wrap justify-center gap-2">
      {Array.from(cards, (card, place) => (
        <PlayingCard key={place} card={card} size="sm" look={look} />
      ))}
    </div>
  </div>
);

/** The dealer's hand and the player's, each with its total and how it ended. */
export function BlackjackPicture({ facts: view }: { facts: BlackjackView }) {
  const t = useTranslations('tables.blackjack');
  const hidden = view.isOver ? [] : [undefined];
  return (
    <div className="grid gap-4">
      <Hand
        title={
          <>
            {t('dealer')} {view.isOver && <b className="numeric text-text">{view.dealerTotal}</b>}
          </>
        }
        cards={[...view.dealer, ...hidden]}
        look="plain"
      />
      <section aria-label={t('player')} className="flex flex-wrap justify-center gap-x-6 gap-y-4">
        {Array.from(view.hands, ({ cards, total, result, isDoubled }, index) => (
          <Hand
            key={index}
            cards={cards}
            look={result ? LOOKS[result] : 'plain'}
            title={
              <>
                {t('player')} <b className="numeric text-text">{total}</b>
                {isDoubled && <span className="numeric">{t('doubled')}</span>}
                {result && (
                  <b className={LOOKS[result] === 'win' ? 'text-win' : ''}>
                    {t(total > BUST ? 'result.bust' : `result.${result}`)}
                  </b>
                )}
              </>
            }
          />
        ))}
      </section>
    </div>
  );
}
