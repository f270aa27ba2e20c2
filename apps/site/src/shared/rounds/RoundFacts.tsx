import type { RoundDetail } from '@croupier/contract/games/rounds.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { belowText, drawText, type JackpotDraw } from './jackpot-draw.ts';
import type { RoundOutcome } from './round-outcome.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 py-2">
    <dt className="text-sm text-subtle">{label}</dt>
    <dd className="numeric min-w-0 text-end text-sm font-semibold">{children}</dd>
  </div>
);

export type RoundFactsProps = {
  round: RoundDetail;
  outcome: RoundOutcome | undefined;
  jackpot: JackpotDraw | undefined;
};

/** The time, stake, bet and payout of a round. */
export function RoundFacts({ round, outcome, jackpot }: RoundFactsProps) {
  const t = useTranslations('records.round');
  const column = useTranslations('records.column');
  const format = useFormat();
  const multiplierE4 = round.detail['multiplierE4'];
  return (
    <dl className="divide-y divide-line">
      {outcome?.game === 'dice' && (
        <Fact label={t('bet')}>
          {t(outcome.bet.direction, { target: format.fixed(outcome.bet.targetHundredths / 100, 2) })}
        </Fact>
      )}
      {outcome?.game === 'mines' && (
        <Fact label={t('bet')}>
          {t('minesBet', { count: outcome.mines })} · {t('gems', { count: gemsOf(outcome) })}
        </Fact>
      )}
      <Fact label={column('stake')}>{format.amount(round.stake)}</Fact>
      {round.state !== 'open' && (
        <>
          {typeof multiplierE4 === 'number' && (
            <Fact label={t('multiplier')}>{format.multiplier(multiplierE4)}</Fact>
          )}
          <Fact label={column('payout')}>{format.amount(round.payout)}</Fact>
          <Fact label={column('validBet')}>{format.amount(round.validBet)}</Fact>
        </>
      )}
      {jackpot && (
        <>
          <Fact label={t('jackpotDraw')}>{drawText(jackpot.draw)}</Fact>
          <Fact label={t('jackpotBelow')}>{belowText(jackpot)}</Fact>
        </>
      )}
      {jackpot?.wonMinor !== undefined && (
        <Fact label={t('jackpotWon')}>
          <span className="text-win">{format.amount(jackpot.wonMinor)}</span>
        </Fact>
      )}
      <Fact label={t('openedAt')}>{format.instant(round.openedAt)}</Fact>
      {round.settledAt && <Fact label={t('settledAt')}>{format.instant(round.settledAt)}</Fact>}
      <Fact label={t('rules')}>{round.rulesVersion}</Fact>
    </dl>
  );
}

const gemsOf = ({ revealed, minePositions }: Extract<RoundOutcome, { game: 'mines' }>): number =>
  revealed.filter((field) => !minePositions?.includes(field)).length;
