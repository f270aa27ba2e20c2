import { IconButton } from '@croupier/ui/buttons/IconButton.tsx';
import { clsx } from 'clsx';
import { Minus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useExactAmount } from '../shared/amounts.ts';
import { pickText } from '../shared/names/pick-text.ts';
import type { LotteryNames } from '../shared/names/lottery-names.ts';
import type { SlipControl, SlipRow } from './use-slip.ts';
import { FULL_PRICE_BPS } from '@croupier/fairplay/lottery/prize.ts';

export type SlipRowsProps = {
  control: SlipControl;
  names: LotteryNames;
  /** Marked as the one that was refused. */
  refused: number | undefined;
  /** The smallest step of a line's stake. */
  stepMinor: bigint;
  onEdit: (row: SlipRow, at: number) => void;
};

function Row({
  row,
  at,
  control,
  names,
  refused,
  stepMinor,
  onEdit,
}: SlipRowsProps & { row: SlipRow; at: number }) {
  const t = useTranslations('lottery.slip');
  const amount = useExactAmount();
  const { bet, offered, quote } = row;
  const { isLocked } = control;
  const setLine = (line: bigint): void => {
    if (line > 0n) control.replace(at, { ...bet, line });
  };
  return (
    <li
      className={clsx('rounded-tile border bg-surface-1 p-3', refused === at ? 'border-lose' : 'border-line')}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-xs text-muted">{names.fullPlay(offered.play)}</p>
          <p className="numeric mt-0.5 line-clamp-3 font-display font-bold break-words">
            {pickText(names, offered.play, bet.pick)}
          </p>
        </div>
        <div className="-mt-1 -mr-1.5 flex">
          <IconButton
            size="sm"
            label={t('edit')}
            icon={<Pencil />}
            disabled={isLocked}
            onClick={() => onEdit(row, at)}
          />
          <IconButton
            size="sm"
            label={t('remove')}
            icon={<Trash2 />}
            disabled={isLocked}
            onClick={() => control.remove(at)}
          />
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex items-center gap-0.5">
          <IconButton
            size="sm"
            label={t('lowerLine')}
            icon={<Minus />}
            disabled={isLocked || bet.line <= stepMinor}
            onClick={() => setLine(bet.line - stepMinor)}
          />
          <span className="numeric text-sm text-muted">
            {t('linesAt', { count: quote.lines, line: amount(bet.line) })}
          </span>
          <IconButton
            size="sm"
            label={t('higherLine')}
            icon={<Plus />}
            disabled={isLocked}
            onClick={() => setLine(bet.line + stepMinor)}
          />
        </div>
        <p className="numeric text-right text-sm font-bold">
          {amount(quote.stakeMinor)}
          <span className="block text-2xs font-medium text-win">
            {t('wins', { amount: amount(quote.mostMinor) })}
          </span>
        </p>
      </div>
      {bet.priceBps < FULL_PRICE_BPS && (
        <p className="mt-1 text-xs text-warn">{t('lowPrice', { percent: String(bet.priceBps / 100) })}</p>
      )}
    </li>
  );
}

/** The bets of the slip. */
export function SlipRows(props: SlipRowsProps) {
  const { control } = props;
  return (
    <ol className="grid gap-2">
      {control.rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal bets may stand on a slip twice
        <Row key={`${at} ${row.bet.play} ${row.bet.pick}`} {...props} {...{ row, at }} />
      ))}
    </ol>
  );
}
