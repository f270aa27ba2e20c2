import type { LimboBet, LimboFacts } from '@croupier/fairplay/games/limbo.ts';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { PicturedBet } from './PicturedBet.tsx';

const PER_HUNDREDTH = 100;

/** The number that was drawn against the target. */
export function LimboPicture({ bet, facts }: { bet: LimboBet; facts: LimboFacts }) {
  const t = useTranslations('originals.limbo');
  const format = useFormat();
  const hasWon = facts.resultE4 >= bet.targetHundredths * PER_HUNDREDTH;
  return (
    <div className="grid gap-2 py-2 text-center">
      <p
        className={clsx(
          'numeric font-display text-5xl font-extrabold wrap-anywhere',
          hasWon ? 'text-win' : 'text-lose',
        )}
      >
        {format.multiplier(facts.resultE4)}
      </p>
      <PicturedBet settings={[[t('target'), format.multiplier(bet.targetHundredths * PER_HUNDREDTH)]]} />
    </div>
  );
}
