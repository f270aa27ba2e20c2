import type { BaccaratFacts } from '@croupier/fairplay/games/baccarat.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { PlayingCard } from '../../../shared/cards/PlayingCard.tsx';
import { shownCards, shownTotal, type Side } from './deal-steps.ts';
import { roadRound } from './roads.ts';
import { useDeal } from './use-deal.ts';

type HandProps = { side: Side; facts: BaccaratFacts | undefined; steps: number; isOver: boolean };

/** The cards of one side, with their total. */
function Hand({ side, facts, steps, isOver }: HandProps) {
  const t = useTranslations('tables.baccarat');
  const cards = facts ? shownCards(facts, side, steps) : [];
  const winner = facts && isOver ? roadRound(facts).winner : undefined;
  const isWinner = winner === side;
  return (
    <section
      aria-label={t(side)}
      className="baccarat-hand"
      data-side={side}
      data-won={isWinner ? '' : undefined}
    >
      <header className="flex items-center justify-center gap-2.5">
        <h2 className="font-display text-sm font-bold tracking-wide uppercase sm:text-base">{t(side)}</h2>
        <span className="baccarat-total numeric" data-testid={`baccarat-${side}`}>
          {facts && cards.length > 0 ? shownTotal(facts, side, steps) : '–'}
        </span>
      </header>
      <div className="baccarat-cards">
        {cards.length === 0 && (
          <>
            <span aria-hidden className="baccarat-place" />
            <span aria-hidden className="baccarat-place" />
          </>
        )}
        {Array.from(cards, (card, index) => (
          <PlayingCard
            key={index}
            card={card}
            isDealt
            isSideways={index === 2}
            look={isWinner ? 'win' : 'plain'}
            className={clsx(index === 2 && 'baccarat-third')}
          />
        ))}
      </div>
    </section>
  );
}

function Dealt({ facts, isInstant }: { facts: BaccaratFacts; isInstant: boolean }) {
  const steps = useDeal(facts, isInstant);
  const isOver = steps === facts.player.length + facts.banker.length;
  return <Hands facts={facts} steps={steps} isOver={isOver} />;
}

const Hands = (props: Omit<HandProps, 'side'>) => (
  <div className="grid grid-cols-2 gap-2 sm:gap-4">
    <Hand side="player" {...props} />
    <Hand side="banker" {...props} />
  </div>
);

export type BaccaratTableProps = {
  round: { roundId: string; facts: BaccaratFacts } | undefined;
  isInstant: boolean;
};

/** Both hands; the cards of a round appear one after another. */
export const BaccaratTable = ({ round, isInstant }: BaccaratTableProps) =>
  round ? (
    <Dealt key={round.roundId} facts={round.facts} isInstant={isInstant} />
  ) : (
    <Hands facts={undefined} steps={0} isOver={false} />
  );
