import type { Card } from '@croupier/fairplay/cards.ts';
import { handTotal } from '@croupier/fairplay/games/blackjack-hands.ts';
import type {
  BlackjackBet,
  BlackjackHand,
  BlackjackMove,
  BlackjackView,
} from '@croupier/fairplay/games/blackjack.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../../shared/cards/PlayingCard.tsx';
import type { RoundStageProps } from '../round-game/round-screen.ts';
import { WinBurst } from '../../../shared/celebration/WinBurst.tsx';
import './blackjack.css';
import { dealDelays, type DealDelays } from './deal-order.ts';

const delayed = (milliseconds: number | undefined): CSSProperties & Record<'--deal-at', string> => ({
  '--deal-at': `${milliseconds ?? 0}ms`,
});

type FanProps = {
  cards: readonly (Card | undefined)[];
  delays: readonly number[];
  look?: 'plain' | 'win' | 'lose' | 'active';
};

const Fan = ({ cards, delays, look = 'plain' }: FanProps) => (
  <div className="blackjack-fan">
    {Array.from(cards, (card, place) => (
      <PlayingCard key={place} card={card} isDealt look={look} style={delayed(delays[place])} />
    ))}
  </div>
);

const Total = ({
  cards,
  isHidden,
  isFinal,
  testId,
}: {
  cards: readonly Card[];
  isHidden: boolean;
  isFinal: boolean;
  testId: string;
}) => {
  const { total, isSoft } = handTotal(cards);
  const text =
    cards.length === 0 || isHidden
      ? '…'
      : isSoft && total < 21 && !isFinal
        ? `${total - 10}/${total}`
        : String(total);
  return (
    <span className="blackjack-total numeric" data-testid={testId}>
      {text}
    </span>
  );
};

type HandProps = {
  hand: BlackjackHand;
  delays: readonly number[];
  isActive: boolean;
  isAlone: boolean;
  hasLanded: boolean;
};

const LOOKS = { won: 'win', blackjack: 'win', lost: 'lose', push: 'plain' } as const;

function Hand({ hand, delays, isActive, isAlone, hasLanded }: HandProps) {
  const t = useTranslations('tables.blackjack');
  const result = hasLanded ? hand.result : null;
  return (
    <div className="blackjack-hand" data-active={isActive && !isAlone ? '' : undefined}>
      <Fan
        cards={hand.cards}
        delays={delays}
        look={result ? LOOKS[result] : isActive && !isAlone ? 'active' : 'plain'}
      />
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Total cards={hand.cards} isHidden={false} isFinal={hand.result !== null} testId="blackjack-player" />
        {hand.isDoubled && <span className="blackjack-tag">{t('doubled')}</span>}
        {result && (
          <span className="blackjack-tag animate-pop-in" data-result={result}>
            {t(hand.total > 21 ? 'result.bust' : `result.${result}`)}
          </span>
        )}
      </div>
    </div>
  );
}

/** The hole card is the fourth. */
const HOLE_MILLISECONDS = 450;
const NO_DELAYS: DealDelays = { hands: [], dealer: [], end: 0 };

/** Keeps the delays of the newest cards while the page renders again for other reasons. */
function useDelays(
  roundId: string | undefined,
  view: BlackjackView | undefined,
  isInstant: boolean,
): DealDelays {
  const [known, setKnown] = useState({ roundId, view, delays: NO_DELAYS });
  if (known.view !== view || known.roundId !== roundId) {
    const before = known.roundId === roundId ? known.view : undefined;
    const delays = view && !isInstant ? dealDelays(before, view) : NO_DELAYS;
    setKnown({ roundId, view, delays });
    return delays;
  }
  return known.delays;
}

/** The dealer's cards above, the player's hands below. */
export function BlackjackStage({
  round,
  hasLanded,
  isInstant,
}: RoundStageProps<BlackjackBet, BlackjackMove, BlackjackView>) {
  const t = useTranslations('tables.blackjack');
  const format = useFormat();
  const view = round?.view;
  const delays = useDelays(round?.roundId, view, isInstant);
  // The hole card lies face down until the end.
  const dealer = view ? [...view.dealer, ...(view.dealer.length === 1 ? [undefined] : [])] : [];
  const isWin = round !== undefined && view?.isOver && hasLanded && round.payout > round.staked;
  return (
    <div className="blackjack-felt">
      <section aria-label={t('dealer')} className="grid justify-items-center gap-2">
        <p className="flex items-center gap-2 text-xs font-semibold tracking-wide text-muted uppercase">
          {t('dealer')}
          {view && (
            <Total
              cards={view.dealer}
              isHidden={!hasLanded && view.dealer.length > 1}
              isFinal={view.isOver}
              testId="blackjack-dealer"
            />
          )}
        </p>
        {view ? (
          <Fan
            key={round?.roundId}
            cards={dealer}
            delays={[...delays.dealer, isInstant ? 0 : HOLE_MILLISECONDS]}
          />
        ) : (
          <span aria-hidden className="blackjack-places">
            <i />
            <i />
          </span>
        )}
      </section>
      <p className="blackjack-rules">{t('pays')}</p>
      <section aria-label={t('player')} className="relative grid justify-items-center gap-2">
        <div className="blackjack-hands" data-split={view && view.hands.length > 1 ? '' : undefined}>
          {view ? (
            Array.from(view.hands, (hand, index) => (
              <Hand
                key={`${round?.roundId ?? ''}/${index}`}
                hand={hand}
                delays={delays.hands[index] ?? []}
                isActive={view.active === index}
                isAlone={view.hands.length === 1}
                hasLanded={hasLanded}
              />
            ))
          ) : (
            <span aria-hidden className="blackjack-places">
              <i />
              <i />
            </span>
          )}
        </div>
        <p className="flex h-7 items-center gap-3 text-sm text-muted">
          {round && (
            <>
              <span className="numeric">
                {t('staked')} {format.amount(round.staked)}
              </span>
              {view?.isOver && hasLanded && (
                <b
                  key={round.roundId}
                  className="numeric relative font-display text-base"
                  data-testid="blackjack-paid"
                >
                  <span className={isWin ? 'text-win' : ''}>
                    {t('paid', { amount: format.amount(round.payout) })}
                  </span>
                  {isWin && <WinBurst multiplierE4={round.multiplierE4} />}
                </b>
              )}
            </>
          )}
        </p>
      </section>
    </div>
  );
}
