import type { LotteryGame } from '@croupier/contract/games/lottery-play.ts';
import { clsx } from 'clsx';
import { useFormat } from '@croupier/web/preferences/use-format.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../../shared/amounts.ts';
import type { Betting } from '../use-betting.ts';
import { useChance } from './use-chance.ts';

/** Below this return the figure is marked. */
const LOW_RETURN_PPM = 750_000;
const TINY_PPM = 100;

const Figure = ({
  label,
  children,
  tone,
}: {
  label: string;
  children: ReactNode;
  tone?: string | undefined;
}) => (
  <div className="min-w-0">
    <dt className="truncate text-2xs text-subtle">{label}</dt>
    <dd className={clsx('numeric truncate text-sm font-bold', tone)}>{children}</dd>
  </div>
);

/** What the filled-in bet costs, can win, how likely that is, and what it returns. */
export function BetFigures({ game, betting }: { game: LotteryGame; betting: Betting }) {
  const t = useTranslations('lottery.bet');
  const format = useFormat();
  const amount = useExactAmount();
  const { quote, current, drawn } = betting;
  const chance = useChance(game.catalogue, current?.play.code ?? '', drawn?.text ?? '');
  const isLow = quote !== undefined && quote.returnPpm < LOW_RETURN_PPM && betting.lineMinor > 0n;
  const chanceText = (): string => {
    if (!quote || chance === undefined) return '–';
    return chance < TINY_PPM
      ? `1 : ${format.number(Math.round(1_000_000 / Math.max(1, chance)))}`
      : format.ppm(chance);
  };
  return (
    <dl className="flex justify-between gap-x-3">
      <Figure label={t('lines')}>{format.number(quote?.lines ?? 0)}</Figure>
      <Figure label={t('stake')}>{quote ? amount(quote.stakeMinor) : '–'}</Figure>
      <Figure label={t('winUpTo')} tone="text-win">
        {quote ? amount(quote.mostMinor) : '–'}
      </Figure>
      <Figure label={t('chance')}>{chanceText()}</Figure>
      <Figure label={t('return')} tone={isLow ? 'text-warn' : undefined}>
        {quote ? format.ppm(quote.returnPpm) : '–'}
      </Figure>
    </dl>
  );
}
