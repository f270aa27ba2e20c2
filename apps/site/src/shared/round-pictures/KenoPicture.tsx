import { KENO_FIELDS, type KenoBet, type KenoFacts } from '@croupier/fairplay/games/keno.ts';
import { useTranslations } from 'use-intl';
import { PicturedBet } from './PicturedBet.tsx';
import './keno-numbers.css';

const FIELDS = Array.from({ length: KENO_FIELDS }, (_, field) => field);

/** The board with the picks and what was drawn. */
export function KenoPicture({ bet, facts }: { bet: KenoBet; facts: KenoFacts }) {
  const t = useTranslations('originals');
  const lookOf = (field: number) => {
    const isPick = bet.picks.includes(field);
    if (facts.drawn.includes(field)) return isPick ? 'numberHit' : 'numberDrawn';
    return isPick ? 'numberPicked' : 'number';
  };
  return (
    <div className="grid gap-3">
      <ol className="mx-auto grid w-full max-w-96 grid-cols-8" aria-label={t('keno.board')}>
        {FIELDS.map((field) => {
          const look = lookOf(field);
          return (
            <li key={field} className="keno-number numeric min-w-0! text-center text-sm!" data-look={look}>
              <span className="sr-only">{t(`keno.${look}`, { number: String(field + 1) })}</span>
              <span aria-hidden className="min-h-8!">
                {field + 1}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="text-center text-sm text-muted">{t('keno.drawnHits', { hits: facts.hits })}</p>
      <PicturedBet settings={[[t('risk.label'), t(`risk.${bet.risk}`)]]} />
    </div>
  );
}
