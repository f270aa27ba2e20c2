import { buttonClass } from '@croupier/ui/buttons/button-class.ts';
import { Select } from '@croupier/ui/fields/Select.tsx';
import { ChartNoAxesCombined, ListOrdered, Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths.ts';
import type { ChosenLottery } from './use-chosen-lottery.ts';

/** Chooses a lottery, with the ways to its other pages. */
export function LotteryChoice({ chosen, on }: { chosen: ChosenLottery; on: 'results' | 'trends' }) {
  const t = useTranslations('lotteryResults');
  const { lotteries, lottery, choose } = chosen;
  const code = lottery?.gameCode;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="w-full sm:w-72"
        label={t('lottery')}
        value={code ?? ''}
        options={[
          ...(lottery ? [] : [{ value: '', label: t('choose') }]),
          ...lotteries.map(({ gameCode, name }) => ({ value: gameCode, label: name })),
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Link to={paths.lottery(code)} className={buttonClass({ variant: 'primary' })}>
          <Ticket aria-hidden />
          {t('play')}
        </Link>
        {on === 'results' ? (
          <Link to={paths.lotteryTrends(code)} className={buttonClass()}>
            <ChartNoAxesCombined aria-hidden />
            {t('toTrends')}
          </Link>
        ) : (
          <Link to={paths.lotteryResults(code)} className={buttonClass()}>
            <ListOrdered aria-hidden />
            {t('toResults')}
          </Link>
        )}
      </div>
    </div>
  );
}
